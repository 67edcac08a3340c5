"""The drawings of the decks: each number card has as many signs as its number, and none lies under a corner."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

DECKS = Path(__file__).parents[2] / "web" / "decks"
HEIGHTS = {
    "neapolitan": 324,
    "piacentine": 364,
    "trevisane": 424,
    "bergamasche": 376,
    "sicilian": 324,
    "spanish": 306,
    "french": 324,
}
INSETS = {"piacentine": 2, "trevisane": 2, "bergamasche": 2, "spanish": 2}
CORNER = (37, 101)
"""The right edge and the bottom of the upper corner, with the letter of the suit below the sign."""
FRENCH_CORNER = (37, 78)
"""The same without the letter, which French suits never have."""

PAINTED_CORNERS = """async ([drawing, height, right, bottom]) => {
  const file = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  const cards = [...file.querySelectorAll('[id^=card-], [id^=number-]')].map((card) => {
    const sign = `sign-${card.id.slice(-1)}`;
    for (const part of [...card.children])
      if (!(part.id || part.getAttribute('xlink:href')?.slice(1) || '').startsWith(sign)) part.remove();
    return { id: card.id, signs: card.children.length };
  });
  const markup = new XMLSerializer().serializeToString(file.documentElement);
  const uses = cards.map(({ id }, n) => `<use href="#${id}" x="${200 * n}"/>`).join('');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${200 * cards.length}" height="${height}">` +
      `<defs>${markup}</defs>${uses}</svg>`,
  )}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const count = (x, y) => context.getImageData(x, y, right, bottom).data.filter((value, n) => n % 4 === 3 && value);
  return cards.map(({ id, signs }, n) => [
    id,
    signs,
    count(200 * n, 0).length + count(200 * n + 200 - right, height - bottom).length,
  ]);
}"""
"""The id of each card, how many signs of its suit it has, and how many pixels of them are in its corners."""
CROSSED = "card-3B"
"""Three batons lie across one another, and may reach under the letter of the suit."""


@pytest.mark.parametrize("deck", HEIGHTS)
def test_the_signs_of_a_number_card_are_complete_and_leave_the_corners_free(browser: Browser, deck: str) -> None:
    right, bottom = (side + INSETS.get(deck, 0) for side in (FRENCH_CORNER if deck == "french" else CORNER))
    page = browser.new_page()
    drawing = (DECKS / deck / "deck.svg").read_text(encoding="utf-8")
    painted = page.evaluate(PAINTED_CORNERS, [drawing, HEIGHTS[deck], right, bottom])
    page.close()
    ranks = range(2, 11) if any(card == "number-8D" for card, _, _ in painted) else range(2, 8)
    numbers = {f"{'number' if rank > 7 else 'card'}-{rank}{suit}": rank for rank in ranks for suit in "DCSB"}
    assert {card: signs for card, signs, _ in painted if card in numbers} == numbers
    assert [(card, pixels) for card, _, pixels in painted if card in numbers and card != CROSSED and pixels] == []
