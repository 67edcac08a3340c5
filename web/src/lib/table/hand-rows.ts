/** How the cards of a hand are laid out in rows where they do not fit in one. */

interface Rows {
  rows: number;
  /** The cards in the longest row. */
  cards: number;
}

export interface HandRows {
  /** Below the table, where there is little height. */
  below: Rows;
  /** Beside the table, on a phone that lies on its side, where there is little width. */
  beside: Rows;
}

export function handRows(cards: number): HandRows {
  return {
    below: split(cards, cards > 6 ? 2 : 1),
    beside: split(cards, cards > 8 ? 3 : cards > 3 ? 2 : 1),
  };
}

/** Rows equally long to within one card. One row has the size of three cards at least, so that two are no larger. */
function split(cards: number, rows: number): Rows {
  const longest = Math.ceil(cards / rows);
  return { rows, cards: rows === 1 ? Math.max(3, longest) : longest };
}
