"""In Arabic, a card is read rank first, in every sentence: the rank is to the right of the suit."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, CONTINUE, TO_PLAY, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

RANKS = ("آص", "اثنين", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ولد", "فارس", "ملك")
SUITS = ("الكؤوس", "السيوف", "العصي", "الدنانير")

MEASURE = """([texts, ranks, suits]) => {
  const card = new RegExp(`(${ranks.join('|')}) (${suits.join('|')})`, 'g');
  return texts.flatMap((text) => {
    const line = document.body.appendChild(document.createElement('p'));
    line.style.cssText = 'position: absolute; white-space: nowrap;';
    line.textContent = text;
    const at = (from, length) => {
      const range = document.createRange();
      range.setStart(line.firstChild, from);
      range.setEnd(line.firstChild, from + length);
      return range.getBoundingClientRect();
    };
    const cards = [...text.matchAll(card)].map(({ index, 0: all, 1: rank, 2: suit }) => ({
      card: all,
      text,
      rankFirst: at(index, rank.length).left >= at(index + all.length - suit.length, suit.length).right,
    }));
    line.remove();
    return cards;
  });
}"""
"""The cards that are named in texts, and whether the rank of each is to the right of its suit."""


def test_the_rank_of_a_card_is_read_before_its_suit(open_context: OpenContext, house: ServerProcess) -> None:
    player = TablePage.at_table(open_context(locale="ar"), house, settings=AT_ONCE)
    player.wait(wanted=(TO_PLAY,))
    player.page.get_by_test_id("hint").click()
    advice = player.page.get_by_test_id("advice")
    advice.wait_for()
    texts = [advice.inner_text()]
    assert player.play_round() == CONTINUE
    texts += player.announced
    cards = player.page.evaluate(MEASURE, [texts, RANKS, SUITS])
    assert len(cards) > 40, texts
    assert [card for card in cards if not card["rankFirst"]] == []
