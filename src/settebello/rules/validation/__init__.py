"""Which rules cannot work: values that cannot be combined, each refused in a sentence that says why."""

from settebello.rules.validation.problems import check, problems

__all__ = ["check", "problems"]
