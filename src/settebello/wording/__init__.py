"""Rules and scores in words, in the languages of ``locales``."""

from settebello.wording.brief import brief_rules
from settebello.wording.catalogue import LanguageError, languages
from settebello.wording.figures import halves
from settebello.wording.names import (
    action_words,
    capture_calls,
    card_name,
    card_names,
    dealt_call,
    game_summary,
    game_title,
    phrase_words,
    side_name,
    steal_call,
)
from settebello.wording.problems import error_text
from settebello.wording.score_line import ScoreLine
from settebello.wording.scores import line_label, score_lines, score_text
from settebello.wording.sheet import (
    SECTIONS,
    Clause,
    differences,
    differences_text,
    rule_sheet,
    section_title,
    sheet_text,
    source_name,
)

__all__ = [
    "SECTIONS",
    "Clause",
    "LanguageError",
    "ScoreLine",
    "action_words",
    "brief_rules",
    "capture_calls",
    "card_name",
    "card_names",
    "dealt_call",
    "differences",
    "differences_text",
    "error_text",
    "game_summary",
    "game_title",
    "halves",
    "languages",
    "line_label",
    "phrase_words",
    "rule_sheet",
    "score_lines",
    "score_text",
    "section_title",
    "sheet_text",
    "side_name",
    "source_name",
    "steal_call",
]
