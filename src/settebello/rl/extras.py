"""What is said where an optional library is not installed."""

from __future__ import annotations


def extra_needed(extra: str, missing: ModuleNotFoundError) -> ModuleNotFoundError:
    """The error that names the extra to install.

    >>> str(extra_needed("rl", ModuleNotFoundError(name="numpy")))
    "This needs numpy, which the extra has: pip install 'settebello[rl]'."
    """
    sentence = f"This needs {missing.name}, which the extra has: pip install 'settebello[{extra}]'."
    return ModuleNotFoundError(sentence, name=missing.name)
