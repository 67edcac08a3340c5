/** Every word that the page shows, in English. A translation is another module with the same shape. */

const RANKS = ['', 'ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'jack', 'horse', 'king'];
const SUITS: Record<string, string> = { D: 'coins', C: 'cups', S: 'swords', B: 'batons' };

const cardName = (card: string): string => `${RANKS[Number.parseInt(card, 10)]} of ${SUITS[card.slice(-1)]}`;
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const cards = (those: string[]): string => list(those.map((card) => `the ${cardName(card)}`));

export const en = {
  // The start page
  product: 'Settebello',
  tagline: 'Scopa and its family, by the book.',
  playNow: 'Play',
  playNowDetail: 'A game of scopa against the house',
  opening: 'Opening a table…',
  otherGames: 'Other games',
  continueTitle: 'Continue',
  continueGame: (title: string) => `Continue ${title}`,
  continueScore: (score: number[], target: number) => `${score.join(' to ')}, playing to ${target}`,
  removeGame: (title: string) => `Remove ${title} from this list`,
  playersShort: 'Players',
  seatsToPlay: (n: number) => `${n} players`,
  noServer: 'The server does not answer. Is it running?',

  // People and cards
  you: 'You',
  cardName,
  cards,
  opponentName: (player: string) => player.charAt(0).toUpperCase() + player.slice(1),
  sideName: (names: string[]) => names.join(' & '),

  // The table
  yourHand: 'Your hand',
  onTheTable: 'On the table',
  emptyTable: 'The table is empty',
  opponentHand: (name: string, n: number) => `${name} holds ${plural(n, 'card')}`,
  pile: (name: string, n: number, sweeps: number) =>
    `${name}: ${plural(n, 'card')} in the pile, ${plural(sweeps, 'sweep')}`,
  stock: (n: number) => `Stock: ${plural(n, 'card')}`,
  deals: (name: string, you: boolean) => `${name} ${you ? 'deal' : 'deals'}`,
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} is playing…`,
  round: (n: number) => `Round ${n}`,
  toTarget: (n: number) => `to ${n}`,
  totals: 'Points',
  lastPlay: 'Last play',
  rules: 'Rules',
  rulesOf: (title: string) => `The rules: ${title}`,
  close: 'Close',
  leave: 'Start page',

  // Choosing
  playHint: (card: string, options: number) =>
    options > 1 ? `${cardName(card)}, ${options} ways to play it` : cardName(card),
  choose: (card: string) => `How do you play the ${cardName(card)}?`,
  chooseHint: 'Tap the cards on the table, or one of these:',
  cancel: 'Cancel',
  optionTakes: (captured: string[]) => `Take ${cards(captured)}`,
  optionTakesItself: 'Take the ace itself',
  optionLays: 'Lay it on the table',
  drawnCard: (card: string) => `You drew the ${cardName(card)}`,
  actions: {
    keep: 'Keep it',
    place: 'Put it on the table',
    declare: 'Declare',
    pass: 'Pass',
    claim: 'Claim the game',
  } as Record<string, string>,

  claim: 'Claim',
  claimTitle: 'Claim the game?',
  claimWords: 'You say that your side has already reached the target. If that is so, it wins now; if not, it loses now.',
  claimYes: 'Claim it',

  // What happened, in words
  sweep: 'Scopa!',
  said: {
    dealtFirst: (n: number) => `Round ${n}. The cards are dealt.`,
    dealt: 'New cards are dealt.',
    tableIs: (table: string[]) => (table.length ? `On the table: ${cards(table)}.` : 'The table is empty.'),
    handIs: (hand: string[]) => `Your hand: ${cards(hand)}.`,
    redealt: 'Too many alike on the table: the cards are dealt again.',
    lays: (name: string, card: string, you: boolean) => `${name} ${you ? 'lay' : 'lays'} the ${cardName(card)}.`,
    takes: (name: string, card: string, captured: string[], you: boolean) =>
      captured.length
        ? `${name} ${you ? 'take' : 'takes'} ${cards(captured)} with the ${cardName(card)}.`
        : `${name} ${you ? 'take' : 'takes'} the ${cardName(card)} itself.`,
    does: (name: string, action: string) => `${name}: ${en.actions[action] ?? action}.`,
    leftover: (name: string, n: number, you: boolean) =>
      `${name} ${you ? 'take' : 'takes'} the last ${plural(n, 'card')}.`,
    leftoverNobody: 'The last cards go to nobody.',
    scored: 'The round is over.',
    result: (name: string, points: number, total: number) => `${name}: ${points}, now ${total}.`,
    yourTurn: 'Your turn.',
  },

  // The score sheet
  sheetTitle: (round: number) => `Round ${round}`,
  sheetLine: 'Line',
  sheetRound: 'This round',
  sheetGame: 'Game',
  sheetPrimes: 'Cards of the prime',
  noPrimeCard: (suit: string) => `no ${SUITS[suit]}`,
  continueButton: 'Continue',
  waitingForOthers: 'Waiting for the others…',
  youWin: 'You win!',
  wins: (name: string) => `${name} wins`,
  yourSideWins: 'Your side wins!',
  finalScore: (score: number[]) => score.join(' to '),
  playAgain: 'Play again',
  backToStart: 'Back to the start page',

  // Trouble
  connecting: 'Connecting…',
  reconnecting: 'The connection is lost. Trying again…',
  unknownTable: 'There is no such table.',
  wrongKey: 'This browser has no seat at this table.',
};

export type Messages = typeof en;
