/** A pip of a number card, in the card's own units: 200 wide. */
export interface Pip {
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn: number;
  /** The symbol, if it is not the suit's own. */
  id?: string;
}
