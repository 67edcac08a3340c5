"""The static site in real browsers: the whole table in a tab, from plain files."""
