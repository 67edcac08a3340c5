"""Budgets of requests and of processor time, and the limits on one client."""
