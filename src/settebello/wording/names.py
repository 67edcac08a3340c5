"""The names of cards, and actions as spoken text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from settebello.cards import ALL_RANKS, Card, CardSet, Suit, parse_cards
from settebello.errors import CardError, IllegalAction
from settebello.rules.scores import CaptureKind
from settebello.rules.scoring import Honours
from settebello.rules.vocabulary import Rules, TableIdiom
from settebello.wording.catalogue import language, message
from settebello.wording.fluent import Argument, flag
from settebello.wording.idiom import Suits, plain_suits, rank_word, suit_word, table_idiom

_NAMING = re.compile(r"declare:((?:10|[1-9])[DCSB])=(10|[1-9])")
_PLAY = re.compile(r"\d+[DCSB](x(?:\d+[DCSB])*)?", re.IGNORECASE)
_CARD = re.compile(r"\d+[DCSB]", re.IGNORECASE)
_OTHERS = ("keep", "place", "declare", "pass", "claim")


def card_name(card: Card, lang: str = "en", *, suits: Suits = "latin") -> str:
    """The name of a card, with Italian or French suits.

    >>> card_name(Card.parse("7D")), card_name(Card.parse("9C"), "it"), card_name(Card.parse("9C"), suits="french")
    ('seven of coins', 'cavallo di coppe', 'queen of hearts')
    """
    suit = suit_word(card.suit.name, suits)
    return message(language(lang), "card", {**_rank_arguments(card.rank, suits), "suit": suit})


def _rank_arguments(rank: int, suits: Suits) -> dict[str, Argument]:
    return {"rank": rank_word(rank, suits), "pack": plain_suits(suits)}


def card_names(cards: Iterable[Card], lang: str = "en", *, suits: Suits = "latin") -> str:
    """Several cards as one phrase: 'four of swords and five of batons'."""
    return join_words([card_name(card, lang, suits=suits) for card in cards], lang)


def honour_words(honours: Honours, lang: str = "en", *, suits: Suits = "latin") -> list[str]:
    """Cards with their points, with whole ranks combined.

    >>> honour_words((("2S", 1), ("8S", 3)))
    ['two of swords (1)', 'jack of swords (3)']
    >>> honour_words((("1D", 1), ("1C", 1), ("1S", 1), ("1B", 1)))
    ['ace of every suit (1)']
    """
    code, worth = language(lang), {Card.parse(name): points for name, points in honours}
    whole = [rank for rank in ALL_RANKS if len({worth.get(Card.of(rank, suit)) for suit in Suit} - {None}) == 1]
    whole = [rank for rank in whole if all(Card.of(rank, suit) in worth for suit in Suit)]
    said = dict[str, int]()
    for card, points in worth.items():
        if card.rank in whole:
            said[message(code, "card-any-suit", _rank_arguments(card.rank, suits))] = points
        else:
            said[card_name(card, lang, suits=suits)] = points
    return [message(code, "card-worth", {"card": name, "points": points}) for name, points in said.items()]


def card_set_words(cards: CardSet, lang: str = "en", *, suits: Suits = "latin") -> str:
    """A set of cards, with whole ranks combined.

    >>> card_set_words(CardSet.parse("1D 2D 3D")), card_set_words(CardSet.parse("10D 10C 10S 10B"))
    ('ace of coins, two of coins and three of coins', 'king of every suit')
    """
    code = language(lang)
    whole = [rank for rank in ALL_RANKS if all(Card.of(rank, suit) in cards for suit in Suit)]
    ranks = [message(code, "card-any-suit", _rank_arguments(rank, suits)) for rank in whole]
    rest = [card_name(card, code, suits=suits) for card in cards if card.rank not in whole]
    return join_words([*ranks, *rest], code)


def card_sets_words(sets: Iterable[CardSet], lang: str = "en", *, suits: Suits = "latin") -> str:
    """Alternative sets of cards: 'ace of coins and two of coins; or king of every suit'."""
    words = [card_set_words(cards, lang, suits=suits) for cards in sets]
    return reduce(lambda first, last: message(language(lang), "list-sets", {"first": first, "last": last}), words)


def join_words(words: Iterable[str], lang: str) -> str:
    """Words joined as in a sentence: 'a, b and c'."""
    *first, last = words
    return message(language(lang), "list-and", {"first": enumerate_words(first, lang), "last": last}) if first else last


def enumerate_words(words: Iterable[str], lang: str) -> str:
    """Words in a list: 'a, b, c'; empty if there are none."""
    code, (start, *others) = language(lang), tuple(words) or ("",)
    return reduce(lambda first, last: message(code, "list-comma", {"first": first, "last": last}), others, start)


def side_name(rules: Rules, names: Sequence[str], side: int, lang: str = "en") -> str:
    """A side, named by its players, in seat order: 'Ada and Carla'."""
    return join_words([name for seat, name in enumerate(names) if rules.side_of(seat) == side], lang)


def game_title(game: str, lang: str = "en") -> str:
    """The title of a named game in a language, by its id.

    >>> game_title("scopa-two"), game_title("scopa-two", "de")
    ('Scopa for two', 'Scopa zu zweit')

    Raises:
        LanguageError: there are no texts in that language.
    """
    return message(language(lang), f"title-{game}")


def game_summary(game: str, lang: str = "en") -> str:
    """A one-line description of how a named game differs, by its id.

    Raises:
        LanguageError: there are no texts in that language.
    """
    return message(language(lang), f"summary-{game}")


def phrase_words(phrase: str, lang: str = "en") -> str:
    """One of the phrases that people can say at a table.

    >>> phrase_words("sorry"), phrase_words("sorry", "it")
    ('Sorry!', 'Scusa!')
    """
    return message(language(lang), "phrase", {"phrase": phrase})


def capture_calls(points: Mapping[CaptureKind, int], rules: Rules, lang: str = "en") -> list[str]:
    """The calls for a capture that scores, apart from a sweep.

    >>> capture_calls({"fall": 2}, Rules(idiom="cuarenta"))
    ['Caída! +2']
    """
    idiom = table_idiom(rules)
    return [
        message(language(lang), "capture-call", {"kind": kind, "points": count, "idiom": idiom})
        for kind, count in points.items()
    ]


def steal_call(side: str, cards: int, lang: str = "en", *, you: bool = False) -> str:
    """The sentence for a capture that takes another side's pile; ``you`` addresses the reader.

    >>> steal_call("Ada", 9, "de")
    'Der Stapel von Ada geht mit: 9 Karten.'
    """
    whose = flag(you)
    return message(language(lang), "steal-call", {"side": side, "cards": cards, "you": whose})


def dealt_call(side: str, points: int, rules: Rules, lang: str = "en") -> str:
    """The sentences for hands that score as they are dealt.

    >>> dealt_call("Ada", 1, Rules()), dealt_call("Ada", 5, Rules(idiom="ronda"))
    ('Ada: +1 for the hand as dealt.', 'Ada: tringa! +5')
    """
    return message(language(lang), "dealt-call", {"side": side, "points": points, "idiom": table_idiom(rules)})


def action_words(action: str, lang: str = "en", *, suits: Suits = "latin", idiom: TableIdiom = "scopa") -> str:
    """An action in text form, worded as one would announce it.

    >>> action_words("9Cx4S5B"), action_words("declare", idiom="cirulla")
    ('horse of cups takes four of swords and five of batons', 'knocks')

    Raises:
        IllegalAction: the text is not an action.
    """
    if action in _OTHERS:
        return message(language(lang), f"action-{action}", {"idiom": idiom})
    named = _NAMING.fullmatch(action.strip())
    if named is not None:
        return _naming_words(named[1], named[2], lang, suits, idiom)
    match = _PLAY.fullmatch(action.strip())
    if match is None:
        raise IllegalAction(f"'{action}' is not an action: write 7D, 9Cx4S5B, {', '.join(_OTHERS[:-1])} or claim.")
    try:
        card, *captured = parse_cards(" ".join(_CARD.findall(action)))
    except CardError as error:
        raise IllegalAction(f"'{action}' is not an action: {error}") from error
    given = {"card": card_name(card, lang, suits=suits)}
    if captured:
        return message(language(lang), "action-take", given | {"taken": card_names(captured, lang, suits=suits)})
    return message(language(lang), "action-take-itself" if match[1] else "action-lay", given)


def _naming_words(matta: str, rank: str, lang: str, suits: Suits, idiom: TableIdiom) -> str:
    """A declaration with the matta, named as a card of that rank and of its own suit."""
    given = {"matta": matta, "card": rank + matta[-1]}
    names = {name: card_name(Card.parse(text), lang, suits=suits) for name, text in given.items()}
    return message(language(lang), "action-declare-matta", {**names, "idiom": idiom})
