"""The errors that callers are meant to catch. Each message is one sentence: what was wrong, what would be right."""


class SettebelloError(ValueError):
    """Anything that a person or a program gave us and that cannot be used."""


class CardError(SettebelloError):
    """A text that is no card, a card twice, or a card that the pack does not have."""


class RulesError(SettebelloError):
    """Rules that cannot work, or a variant, option or value that does not exist."""


class IllegalAction(SettebelloError):
    """An action that the rules do not allow now."""


class RecordError(SettebelloError):
    """A record that is cut short, altered, or not a record."""
