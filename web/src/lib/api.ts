/** The few requests beside the socket. */

import type { ShuffleInfo } from './protocol';
import { language } from './i18n/language.svelte';

export type Settings = Record<string, string>;

export interface Variant {
  id: string;
  title: string;
  seats: number[];
  summary: string;
  region: string;
  group: string;
  /** By number of seats, the usual one first. */
  targets: Record<string, number[]>;
}

export interface Level {
  name: string;
  title: string;
  like: string;
  /** From 1, the weakest; null: a player to measure by. */
  level: number | null;
  /** How it does against another level. */
  rating: string;
}

export interface NewTable {
  /** The id of the table, as the page has chosen it, so that it can take part in the first shuffle. */
  table?: string;
  /** The commitment of this device for the first round. */
  commitment?: string;
  variant: string;
  seats: number;
  against: string[];
  name: string;
  pace: number;
  settings?: Settings;
  title?: string;
  /** Seconds after which a player plays for a person who is away. */
  grace?: number;
  /** Seconds that a person has for an action. */
  clock?: number | null;
  /** Whether others may watch. */
  watchers?: boolean;
  /** The player that plays for who is away, and sits down at seats left free. */
  level?: string;
}

export interface Opened {
  table: string;
  key: string;
  seat: number;
  code: string | null;
  /** How the shuffle of the first round stands; absent at a server of before. */
  shuffle?: ShuffleInfo | null;
}

/** What somebody sees of a table before they sit down at it. */
export interface Invitation {
  table: string;
  title: string;
  target: number;
  seats: { name: string; player: string; side: number }[];
  /** The seats that can be taken. */
  open: number[];
  begun: boolean;
  over: boolean;
  closed: boolean;
  may_watch: boolean;
  clock: number | null;
  grace: number;
  rule_sheet: string[];
}

export interface OptionValue {
  value: string;
  label: string;
  means: string;
}

export interface Option {
  key: string;
  label: string;
  section: string;
  clauses: string[];
  values: OptionValue[];
  kind: 'switch' | 'number' | 'numbers' | 'word' | 'words' | 'line';
  least: number | null;
  most: number | null;
  default: string;
  /** The key of the line of the score sheet that it belongs to. */
  line: string | null;
}

export interface Options {
  sections: { section: string; title: string }[];
  options: Option[];
}

export interface Clause {
  key: string;
  text: string;
  changed: boolean;
  source: string;
}

export interface SheetSection {
  section: string;
  title: string;
  clauses: Clause[];
}

/** What chosen rules amount to; with problems, only what the base is. */
export interface Composed {
  game: string;
  title: string;
  seats: number;
  base: Settings;
  problems: string[];
  values?: Settings;
  differences?: Settings;
  digest?: string;
  target?: number;
  sheet?: SheetSection[];
}

export interface HouseRules {
  name: string;
  variant: string;
  seats: number;
  settings: Settings;
}

/** The server's own sentence about what was wrong, in the language of the page; `code` is what it always has. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
  ) {
    super(message);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Refused(body.message ?? '', response.status, body.code);
}

/** So that the server says in the reader's language what is wrong. */
const spoken = (): Record<string, string> => ({ 'accept-language': language.lang });

async function get<T>(path: string, key?: string | null): Promise<T> {
  return answer(await fetch(path, { headers: { ...spoken(), ...seated(key) } }));
}

async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return answer(
    await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...spoken() },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    }),
  );
}

export const variants = (lang: string): Promise<Variant[]> => get(`/api/variants?lang=${lang}`);
export const levels = (lang: string): Promise<Level[]> => get(`/api/players?lang=${lang}`);
export const options = (lang: string): Promise<Options> => get(`/api/options?lang=${lang}`);
export const openTable = (wanted: NewTable): Promise<Opened> => post('/api/tables', wanted);
export const invitation = (table: string, lang: string, key?: string | null): Promise<Invitation> =>
  get(`${at(table)}?lang=${lang}`, key);
export const byCode = (code: string): Promise<{ table: string }> => get(`/api/codes/${encodeURIComponent(code)}`);
export const sitDown = (
  table: string,
  wanted: { name: string; seat: number | null; key: string; device?: string },
): Promise<Opened> => post(`${at(table)}/seats`, wanted);
export const readHouseRules = (text: string): Promise<HouseRules> => post('/api/house-rules', { text });

export function composed(
  wanted: { variant: string; seats: number; settings: Settings; lang: string },
  signal?: AbortSignal,
): Promise<Composed> {
  return post('/api/rules', wanted, signal);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The secret of a seat, where the server asks for it: in a header, for addresses are kept and passed on. */
const seated = (key: string | null | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};

export async function record(table: string, key?: string | null): Promise<string> {
  const response = await fetch(`${at(table)}/record`, { headers: { ...spoken(), ...seated(key) } });
  if (!response.ok) throw new Refused('', response.status);
  return response.text();
}

export function socketAddress(
  table: string,
  place: { protocol: string; host: string } = location,
  lang: string = language.lang,
): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}${at(table)}/socket?lang=${lang}`;
}

/** What a card may take, by the rules of a game. */
export interface Captures {
  options: string[][];
  may_lay: boolean;
}

export const captures = (play: string, table: readonly string[], variant = 'scopa'): Promise<Captures> =>
  post('/api/captures', { variant, play, table: table.join(' ') });
