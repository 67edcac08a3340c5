"""Tables for people, in floors: each imports only those below it.

    edge      HTTP, sockets, settings, running
    people    the lobby, notifications, reviews, ratings of people
    live      the tables that are in use in this process
    tables    what happens at a table: pure, without asyncio, a store or a clock of its own
    store     keeps tables, games and profiles in SQLite or PostgreSQL
    ratings   how rated games change ratings
    limits    budgets of processor time and of requests
    model     what a table is, as data

``tables`` and ``store`` do not know each other.
"""
