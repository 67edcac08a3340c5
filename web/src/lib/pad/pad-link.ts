/**
 * A game of the score pad as the part of an address after the #, which is not sent to a server. It ends with a check, so
 * a link that lost its end is noticed.
 */

import { emptyRound, type PadGame, type PadRound } from './pad-game';
import { readPadGame } from './saved-pad-games';

/** No link is read that is longer. */
const LONGEST = 60_000;

export function padGameToHash(game: PadGame): string {
  const words = new URLSearchParams({ game: game.game, target: String(game.target), dealer: String(game.dealer) });
  for (const name of game.players) words.append('player', name);
  for (const name of game.teams) words.append('team', name);
  for (const round of game.rounds) words.append('round', roundToText(round));
  words.append('current', roundToText(game.current));
  words.append('opened', String(game.opened));
  words.append('changed', String(game.changed));
  const text = words.toString();
  return `${text}&check=${checkOf(text)}`;
}

/** The game in such an address, with the id that it gets here; null if it is damaged. */
export function padGameFromHash(hash: string, id: string): PadGame | null {
  if (hash.length > LONGEST) return null;
  const found = /^#?(.*)&check=(\w+)$/.exec(hash);
  if (!found || checkOf(found[1] ?? '') !== found[2]) return null;
  const words = new URLSearchParams(found[1]);
  return readPadGame({
    id,
    game: words.get('game'),
    target: numberIn(words.get('target')),
    dealer: numberIn(words.get('dealer')),
    players: words.getAll('player'),
    teams: words.getAll('team'),
    rounds: words.getAll('round').map(roundFromText),
    current: roundFromText(words.get('current') ?? ''),
    opened: numberIn(words.get('opened')),
    changed: numberIn(words.get('changed')),
  });
}

/** Whether an address has such a game in it, if only a damaged one. */
export const hasPadGame = (hash: string): boolean => /(?:^#?|&)(?:game|check)=/.test(hash);

const numberIn = (text: string | null): number => (text === null || text === '' ? NaN : Number(text));

/** `cards.1.0*sweeps.2.0*outright.1`: lines with the points of each side, and what else a round has. */
function roundToText({ points, outright, king }: PadRound): string {
  const lines = Object.entries(points).filter(([, those]) => those.some((one) => one !== 0));
  const marks = Object.entries({ OUTRIGHT: outright, KING: king }).filter(([, side]) => side !== null);
  return [...lines.map(([key, those]) => [key, ...those].join('.')), ...marks.map((mark) => mark.join('.'))].join('*');
}

function roundFromText(text: string): PadRound {
  const round = emptyRound();
  for (const line of text.split('*').filter(Boolean)) {
    const [key = '', ...numbers] = line.split('.');
    const values = numbers.map(numberIn);
    if (key === 'OUTRIGHT') round.outright = values[0] ?? NaN;
    else if (key === 'KING') round.king = values[0] ?? NaN;
    else round.points[key] = values;
  }
  return round;
}

/** The check of a text: 32 bits of FNV-1a. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
