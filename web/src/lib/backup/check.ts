/** Reads the text of a backup: everything in it has the form that the page relies on. */

import { readPadGame } from '../pad/saved-pad-games';
import { CHOICES, FORMAT, PROGRAM, type Backup } from './backup';

/** Why a file cannot be restored; each has a message, `backup-…`. */
export type BackupProblem = 'unreadable' | 'newer' | 'large' | 'no-room';

export class BackupError extends Error {
  constructor(readonly problem: BackupProblem) {
    super(problem);
  }
}

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const ID = /^[\w-]{1,64}$/;
const MAX_TEXT = 300_000;

const text: Check = (value) => typeof value === 'string' && value.length <= MAX_TEXT;
const id: Check = (value) => typeof value === 'string' && ID.test(value);
const number: Check = (value) => Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const nothing: Check = (value) => value === null;
const missing: Check = (value) => value === undefined;
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const optional = (check: Check): Check => either(missing, check);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const mapOf =
  (name: Check, check: Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, one]) => name(key) && check(one));
/** An object with these fields; others are let through. */
const shape =
  (fields: Fields): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([key, check]) => check(value[key]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const pair: Check = (value) => listOf(number)(value) && (value as unknown[]).length === 2;

const review = shape({
  judge: text,
  sides: number,
  counted: number,
  pointsLost: number,
  pointsError: number,
  marks: shape({ inaccuracy: number, mistake: number, blunder: number }),
  game: either(nothing, pair),
  weighed: pair,
  rounds: listOf(pair),
});

const game = shape({
  table: id,
  title: text,
  opened: number,
  variant: text,
  seats: number,
  against: listOf(text),
  score: listOf(number),
  target: number,
  lowest: optional(flag),
  over: flag,
  key: optional(text),
  renewed: optional(text),
  seat: optional(number),
  settings: optional(mapOf(text, text)),
  forfeited: optional(flag),
  won: optional(flag),
  names: optional(listOf(text)),
  turn: optional(number),
  waiting: optional(flag),
  seen: optional(number),
  practice: optional(flag),
  partners: optional(listOf(flag)),
  inBrowser: optional(flag),
  table_file: optional(text),
  localSeats: optional(listOf(shape({ seat: number, name: text, key: text }))),
  review: optional(review),
  record: optional(either(nothing, text)),
});

const house = shape({ name: text, variant: text, seats: number, settings: mapOf(text, text) });
const memory = shape({
  shares: listOf(shape({ round: number, exchange: number, share: text, commitment: text })),
  transcripts: listOf(shape({})),
  breaches: listOf(shape({ round: number })),
  seen: shape({}),
});

const choices = shape({
  settings: optional(mapOf(text, either(text, number, flag))),
  language: optional(text),
  game: optional(text),
  levels: optional(listOf(text)),
  terms: optional(shape({})),
  'local-names': optional(listOf(text)),
  'review-options': optional(shape({})),
  'replay-spoilers-hidden': optional(flag),
  drills: optional(shape({})),
  puzzles: optional(shape({})),
} satisfies Record<(typeof CHOICES)[number], Check>);

const backup = shape({
  format: number,
  exported: text,
  name: text,
  seat_keys: flag,
  house_rules: listOf(house),
  games: listOf(game),
  pad_games: optional(listOf((value) => readPadGame(value) !== null)),
  kept_games: mapOf(id, id),
  shuffles: mapOf(id, memory),
  choices,
});

/** Throws a {@link BackupError} if it is not a backup, a damaged one, or one of a newer version. */
export function readBackup(content: string): Backup {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    throw new BackupError('unreadable');
  }
  if (!isObject(read) || read['program'] !== PROGRAM) throw new BackupError('unreadable');
  if (typeof read['format'] === 'number' && read['format'] > FORMAT) throw new BackupError('newer');
  if (!backup(read)) throw new BackupError('unreadable');
  const known = read as unknown as Backup;
  return { ...known, choices: Object.fromEntries(CHOICES.map((name) => [name, known.choices[name]])) };
}
