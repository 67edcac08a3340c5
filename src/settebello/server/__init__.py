"""Tables for people, in floors: each imports only those below it.

    edge      HTTP, sockets, settings, running
    people    the lobby, notifications, reviews, ratings of people
    live      the tables that are in use in this process
    tables    commands and events of a table: pure, without asyncio, a store or its own clock
    store     keeps tables, games and profiles in SQLite or PostgreSQL
    ratings   changes of ratings by rated games
    limits    budgets of processor time and of requests
    model     a table as data

``tables`` and ``store`` do not know each other.
"""
