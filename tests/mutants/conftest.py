"""Tests that need the tools of ``make mutants`` cannot be imported by a plain test run."""

collect_ignore = ["__main__.py", "coverage_map.py", "python_mutants.py", "trial.py"]
