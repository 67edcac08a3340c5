"""Numbers as they are written: halves on a score sheet, decimals, percentages."""

from __future__ import annotations

from settebello.wording.fluent import RIGHT_TO_LEFT


def halves(count: int) -> str:
    """A number of halves.

    >>> halves(11), halves(1), halves(42)
    ('5½', '½', '21')
    """
    whole, half = divmod(count, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")


_COMMA = ("it", "fr", "es", "de", "ar")  # Arabic as Tunisia writes it, as in the page
_SPACED_PERCENT = ("fr", "es", "de")
_MINUS = "\N{MINUS SIGN}"
_LEFT_TO_RIGHT = "\N{LEFT-TO-RIGHT MARK}"


def decimal(number: float, lang: str, *, digits: int = 2, sign: bool = False) -> str:
    """A number with decimals, as a language writes it; with ``sign``, a plus sign too.

    >>> decimal(0.4, "en", digits=1), decimal(1.25, "it", sign=True), decimal(-0.001, "de")
    ('0.4', '+1,25', '0,00')
    >>> decimal(-0.4, "en") == "\\N{MINUS SIGN}0.40"
    True
    """
    text = f"{abs(number):.{digits}f}"
    zero = float(text) == 0
    prefix = "" if zero else _MINUS if number < 0 else "+" if sign else ""
    if prefix and lang in RIGHT_TO_LEFT:
        prefix = _LEFT_TO_RIGHT + prefix
    return prefix + (text.replace(".", ",") if lang in _COMMA else text)


def percent(share: float, lang: str, *, digits: int = 1, sign: bool = False) -> str:
    """A share in percent.

    >>> percent(0.125, "en"), percent(0.125, "it", sign=True)
    ('12.5%', '+12,5%')
    """
    space = "\N{NO-BREAK SPACE}" if lang in _SPACED_PERCENT else ""
    return f"{decimal(100 * share, lang, digits=digits, sign=sign)}{space}%"
