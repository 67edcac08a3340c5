/** The games of the score pad in the browser's storage. What cannot be read is left as it is, and counted. */

import { LONGEST_NAME } from '../storage/identity';
import { itemNames, readItem, removeItem, storage, writeItem } from '../storage/storage';
import { MOST_POINTS, MOST_ROUNDS, MOST_TARGET, type PadGame, type PadRound } from './pad-game';

const PREFIX = 'pad.';
const ID = /^[\w-]{1,64}$/;
const MOST_SEATS = 6;
const MOST_LINES = 40;
const MOST_CARDS = 52;

/** The name of the item of a game. */
export const padGameItem = (id: string): string => PREFIX + id;

/** The games of this browser, those changed last first, and how many could not be read. */
export function savedPadGames(where: Storage = storage()): { games: PadGame[]; unreadable: number } {
  const all = itemNames(PREFIX, where).map((name) => readPadGame(readItem<unknown>(name, where)));
  const games = all.filter((game) => game !== null).sort((a, b) => b.changed - a.changed);
  return { games, unreadable: all.length - games.length };
}

/** A game by its id; null if there is none that can be read. */
export const loadPadGame = (id: string, where: Storage = storage()): PadGame | null =>
  readPadGame(readItem<unknown>(padGameItem(id), where));

export const savePadGame = (game: PadGame, where: Storage = storage()): boolean =>
  writeItem(padGameItem(game.id), game, where);

export const removePadGame = (id: string, where: Storage = storage()): void => removeItem(padGameItem(id), where);

/** The value as a game; null if it is none, or one that is out of bounds. */
export function readPadGame(value: unknown): PadGame | null {
  return isPadGame(value) ? value : null;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && [...value].length <= LONGEST_NAME;
const isList = (value: unknown, most: number, check: (one: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(check);

function isPadGame(value: unknown): value is PadGame {
  if (!isObject(value) || !isList(value['players'], MOST_SEATS, isName) || !isList(value['teams'], 2, isName))
    return false;
  const { players, teams } = value;
  const isRoundOfIt = (round: unknown): boolean => isRound(round, teams.length || players.length);
  return (
    typeof value['id'] === 'string' &&
    ID.test(value['id']) &&
    typeof value['game'] === 'string' &&
    ID.test(value['game']) &&
    players.length >= 2 &&
    teams.length !== 1 &&
    isWhole(value['target'], 1, MOST_TARGET) &&
    isWhole(value['dealer'], 0, players.length - 1) &&
    Number.isFinite(value['opened']) &&
    Number.isFinite(value['changed']) &&
    isList(value['rounds'], MOST_ROUNDS, isRoundOfIt) &&
    isRoundOfIt(value['current'])
  );
}

function isRound(value: unknown, sides: number): value is PadRound {
  if (!isObject(value) || !isObject(value['points'])) return false;
  const lines = Object.entries(value['points']);
  const isSide = (side: unknown): boolean => side === null || isWhole(side, 0, sides - 1);
  const arePoints = (points: unknown): boolean =>
    isList(points, sides, (one) => isWhole(one, -MOST_POINTS, MOST_POINTS)) && points.length === sides;
  const isPile = (pile: unknown): boolean =>
    isList(pile, MOST_CARDS, (card) => typeof card === 'string' && /^\d{1,2}[DCSB]$/.test(card));
  return (
    lines.length <= MOST_LINES &&
    lines.every(([key, points]) => /^\w{1,30}$/.test(key) && arePoints(points)) &&
    isSide(value['outright']) &&
    isSide(value['king']) &&
    isList(value['piles'], sides, isPile)
  );
}
