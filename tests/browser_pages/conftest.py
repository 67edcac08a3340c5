"""The browser and the server of the table's tests serve these too."""

from tests.browser.conftest import browser, house, open_context, playwright, server

__all__ = ["browser", "house", "open_context", "playwright", "server"]
