/** Reads the text of a record as it was written (docs/records.md), without the rules: what each line says. */

import { recordLines } from '../record-lines';

export interface WrittenRound {
  number: number;
  /** In order, each as action text, such as `9Cx4S5B`. */
  actions: string[];
  /** Points by side, or null if the round is not over. */
  score: number[] | null;
}

export interface WrittenRecord {
  /** The id of the variant; empty for house rules. */
  variant: string;
  names: string[];
  /** Such as `2026-01-06`; empty if not given. */
  date: string;
  rounds: WrittenRound[];
}

const FIRST_LINE = /^\[Settebello \d+\]$/;
const HEADER = /^\[([A-Z]\w*) (.*)\]$/s;
const ACTIONS = /^\d+\. (.+)$/;

/** Null if it is not a record, or a damaged one. */
export function readRecordText(text: string): WrittenRecord | null {
  const lines = recordLines(text); // trim() removes a byte order mark too
  if (!FIRST_LINE.test(lines[0] ?? '')) return null;
  const record: WrittenRecord = { variant: '', names: [], date: '', rounds: [] };
  try {
    for (const line of lines.filter(Boolean)) readLine(line, record);
  } catch {
    return null;
  }
  return record.names.length ? record : null;
}

function readLine(line: string, record: WrittenRecord): void {
  const header = HEADER.exec(line);
  const actions = ACTIONS.exec(line)?.[1]?.split(' ');
  if (header?.[1]) readHeader(header[1], JSON.parse(header[2] ?? '') as unknown, record);
  else if (actions) record.rounds.at(-1)?.actions.push(...actions);
  else throw new Error('neither a header nor actions');
}

function readHeader(name: string, value: unknown, record: WrittenRecord): void {
  const round = record.rounds.at(-1);
  if (name === 'Variant') record.variant = String(value);
  else if (name === 'Names') record.names = (value as unknown[]).map(String);
  else if (name === 'Date') record.date = String(value);
  else if (name === 'Round') record.rounds.push({ number: Number(value), actions: [], score: null });
  else if (name === 'Score' && round) round.score = (value as unknown[]).map(Number);
}
