"""Budgets of requests and of processor time, and the numbers that limit a client."""
