"""The application in a browser, without a server: it runs in a Web Worker of the page.

Nothing here imports JavaScript, so all of it runs and is tested outside a browser too.
"""
