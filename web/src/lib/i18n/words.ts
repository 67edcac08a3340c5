/**
 * Messages by name, with typed arguments. The texts are in `locales/*.ftl`. A message that is used in one place only can
 * be had with `say` directly.
 */

import { backends } from '../backends/backends.svelte';
import { deck, type Suits } from '../cards/deck.svelte';
import { say } from './language.svelte';
import { readNaming } from '../table/actions';

const SUITS: Readonly<Record<Suits, Readonly<Record<string, string>>>> = {
  latin: { D: 'coins', C: 'cups', S: 'swords', B: 'batons' },
  french: { D: 'diamonds', C: 'hearts', S: 'spades', B: 'clubs' },
};

/** The name of a suit as the messages know it. */
export const suit = (letter: string): string => SUITS[deck.suits][letter] ?? letter;
/** The arguments for a card. Cards are named as in the pack that is shown. */
export const card = (text: string): { rank: number | string; suit: string; pack: Suits } => ({
  rank: deck.rankWord(text),
  suit: suit(text.slice(-1)),
  pack: deck.suits,
});
export const flag = (on: boolean): 'on' | 'off' => (on ? 'on' : 'off');

/** 'a, b and c'. */
export const list = (words: readonly string[]): string => join(words, 'list-and');

/** The words with commas between them, and the message's conjunction before the last. */
function join(words: readonly string[], message: string): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const first = words.slice(0, -1).reduce((before, word) => say('list-comma', { first: before, last: word }));
  return say(message, { first, last });
}

const cardName = (text: string): string => say('card', card(text));
const cards = (those: readonly string[]): string => list(those.map((one) => say('card-the', card(one))));
/** The arguments for a matta that counts as another card. */
const named = ({ matta, as }: { matta: string; as: string }): Record<string, string | number> => ({
  ...card(as),
  matta: say('card-the', card(matta)),
});
/** '3 to 2'. */
const pairs = (points: readonly number[]): string =>
  points.length ? points.map(String).reduce((first, last) => say('score-pair', { first, last })) : '';

export const t = {
  // The start page
  get product() {
    return say('product');
  },
  continueScore: (points: number[], target: number) => say('continue-score', { score: pairs(points), target }),
  removeGame: (title: string) => say('remove-game', { title }),
  /** A request was not answered. */
  get noAnswer() {
    return say(backends.opensHere ? 'no-game' : 'no-server');
  },

  // People and cards
  get you() {
    return say('you');
  },
  cardName,
  cards,
  mattaNamed: (naming: { matta: string; as: string }) => say('matta-named', named(naming)),
  mattaAs: (matta: string) => say('matta-as', { matta: say('card-the', card(matta)) }),
  /** 'a, b & c'. */
  sideName: (names: string[]) => join(names, 'side-name'),

  // The table
  get yourHand() {
    return say('your-hand');
  },
  get onTheTable() {
    return say('on-the-table');
  },
  get emptyTable() {
    return say('empty-table');
  },
  opponentHand: (name: string, n: number) => say('opponent-hand', { name, n }),
  pile: (name: string, n: number, sweeps: number) => say('pile', { name, n, count: sweeps }),
  stock: (n: number) => say('stock', { n }),
  deals: (name: string, you: boolean) => say('deals', { name, you: flag(you) }),
  get yourTurn() {
    return say('your-turn');
  },
  turnOf: (name: string) => say('turn-of', { name }),
  round: (n: number) => say('round', { n }),
  toTarget: (n: number) => say('to-target', { n }),
  /** When a game ends: at a number of points, or after a number of rounds. */
  goal: ({ target, length }: { target: number; length?: number | null }) =>
    length == null ? say('to-target', { n: target }) : say('to-rounds', { n: length }),
  get totals() {
    return say('totals');
  },
  get lastPlay() {
    return say('last-play');
  },
  get rules() {
    return say('rules');
  },
  rulesOf: (title: string) => say('rules-of', { title }),
  get close() {
    return say('close');
  },
  get leave() {
    return say('leave');
  },

  // Choosing
  /** A card of the hand, and in how many ways it can be played if there is a choice. */
  playHint: (text: string, n: number) => (n > 1 ? say('play-hint', { ...card(text), n }) : cardName(text)),
  choose: (text: string) => say('choose', card(text)),
  chooseHint: (steals: boolean) => say('choose-hint', { steals: flag(steals) }),
  get cancel() {
    return say('cancel');
  },
  optionTakes: (captured: string[]) => say('option-takes', { cards: cards(captured) }),
  get optionTakesItself() {
    return say('option-takes-itself');
  },
  get optionLays() {
    return say('option-lays');
  },
  drawnCard: (text: string) => say('drawn-card', card(text)),
  /** An action that plays no card, as a button or a line names it. */
  actionName: (action: string) => {
    const naming = readNaming(action);
    if (naming) return say('declare-as', named(naming));
    return ['keep', 'place', 'declare', 'pass', 'claim'].includes(action) ? say('action-name', { action }) : action;
  },
  get claim() {
    return say('claim');
  },
  get claimTitle() {
    return say('claim-title');
  },
  get claimWords() {
    return say('claim-words');
  },
  get claimYes() {
    return say('claim-yes');
  },

  // What happened, in words
  said: {
    dealtFirst: (n: number) => say('said-dealt-first', { n }),
    get dealt() {
      return say('said-dealt');
    },
    tableIs: (table: string[]) => (table.length ? say('said-table', { cards: cards(table) }) : say('said-table-empty')),
    handIs: (hand: string[]) => say('said-hand', { cards: cards(hand) }),
    get redealt() {
      return say('said-redealt');
    },
    lays: (name: string, text: string, you: boolean) => say('said-lays', { ...card(text), name, you: flag(you) }),
    takes: (name: string, text: string, captured: string[], you: boolean) =>
      captured.length
        ? say('said-takes', { ...card(text), cards: cards(captured), name, you: flag(you) })
        : say('said-takes-itself', { ...card(text), name, you: flag(you) }),
    does: (name: string, action: string) => {
      const naming = readNaming(action);
      if (naming) return say('said-declares-as', { name, ...named(naming) });
      return say('said-does', { name, action });
    },
    leftover: (name: string, n: number, you: boolean) => say('said-leftover', { name, n, you: flag(you) }),
    dealerCaptured: (name: string, captured: string[], you: boolean) =>
      say('said-dealer-captured', { name, cards: cards(captured), you: flag(you) }),
    get leftoverNobody() {
      return say('said-leftover-nobody');
    },
    get scored() {
      return say('said-scored');
    },
    result: (name: string, points: number, total: number) => say('said-result', { name, points, total }),
    get yourTurn() {
      return say('said-your-turn');
    },
  },

  // The score sheet
  sheetTitle: (n: number) => say('sheet-title', { n }),
  get sheetLine() {
    return say('sheet-line');
  },
  get sheetRound() {
    return say('sheet-round');
  },
  get sheetGame() {
    return say('sheet-game');
  },
  get sheetPrimes() {
    return say('sheet-primes');
  },
  noPrimeCard: (letter: string) => say('suit-none', { suit: suit(letter) }),
  get continueButton() {
    return say('continue-button');
  },
  get waitingForOthers() {
    return say('waiting-for-others');
  },
  get youWin() {
    return say('you-win');
  },
  wins: (name: string) => say('wins', { name }),
  get yourSideWins() {
    return say('your-side-wins');
  },
  finalScore: (points: number[]) => pairs(points),
  get playAgain() {
    return say('play-again');
  },
  get backToStart() {
    return say('back-to-start');
  },

  // Errors
  get connecting() {
    return say('connecting');
  },
  get reconnecting() {
    return say('reconnecting');
  },
  get unknownTable() {
    return say('unknown-table');
  },
};
