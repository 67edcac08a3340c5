"""All floods of one stranger at once, and people who play meanwhile."""
