/** Opens a table and goes there. */

import { openPractice, openTable, prepareTableSocket } from '../api';
import { backends } from '../backends/backends.svelte';
import { dropPreparedSocket } from '../backends/prepared-socket';
import type { OpenTableRequest, SeatTicket, Settings } from '../http-messages';
import { ShuffleParticipant } from '../shuffle/participant';
import { newTableId } from '../shuffle/hashes';
import { profile } from '../profile/profile.svelte';
import { LOCAL_SEAT, planLocalSeats, sitDownHere } from '../pass-and-play/local-seats';
import { deviceId, nameAt } from '../storage/identity';
import { closeTable } from './close-table';
import { features } from '../features';
import { router } from '../router.svelte';
import { settings as settingsOfBrowser } from '../settings/settings.svelte';
import { guestTable, saveTable } from '../storage/saved-tables';

export interface TableChoice {
  variant: string;
  title: string;
  seats: number;
  against: string[];
  settings?: Settings;
  /** Only for tables with open seats. */
  terms?: TableTerms;
  /** The names of the people at this device, its owner's first, if several share it. */
  localNames?: string[];
}

export interface TableTerms {
  grace: number;
  clock: number | null;
  watchers: boolean;
  /** The player that stands in for people who are away, and takes the seats left open. */
  level: string;
  /** Whether the lobby lists the table. */
  listed?: boolean;
  /** Whether the game changes the ratings of its people. */
  rated?: boolean;
}

/** The level of a seat that anybody with the link can take. */
export const OPEN_SEAT = 'open';

/** The player at a seat unless one is chosen. */
export const DEFAULT_LEVEL = 'amico';

/** No delay on the server: the page delays the plays of computers itself, by its settings (table/animation/pace.ts). */
export const PACE = 0;

export function gameAgainstComputers(variant: string, title: string, seats: number): TableChoice {
  return { variant, title, seats, against: Array.from({ length: seats - 1 }, () => DEFAULT_LEVEL) };
}

/** Opens a table and goes there; its id. */
export async function startTable(choice: TableChoice): Promise<string> {
  const { variant, title, seats, settings = {}, localNames } = choice;
  const inBrowser = backends.openHere();
  const localSeats = planLocalSeats(choice.against, localNames ?? []);
  const against = choice.against.map((player) => (player === LOCAL_SEAT ? OPEN_SEAT : player));
  const name = localNames?.[0] ?? nameAt(0);
  const withPeople = against.includes(OPEN_SEAT) && !localSeats.length;
  const own = withPeople && profile.stored !== null ? { profile_key: profile.stored.key } : {};
  const { face } = settingsOfBrowser.now;
  const wanted = { variant, seats, against, name, face, pace: PACE, settings, title, ...termsOf(choice), ...own };
  const opened = await profile.guard(() => openWithCommitment(wanted, { connect: !localSeats.length }));
  await sitDownHere(opened.table, localSeats).catch((error: unknown) => {
    closeTable(opened.table, opened.key);
    throw error;
  });
  saveTable({
    table: opened.table,
    key: opened.key,
    title,
    opened: Date.now(),
    variant,
    seats,
    against,
    settings,
    score: [],
    target: 0,
    over: false,
    ...(inBrowser && { inBrowser }),
    ...(localSeats.length && { localSeats }),
  });
  router.go(`table/${opened.table}`);
  return opened.table;
}

/** The terms of a choice; servers without a lobby do not know lists. A listed table is for people who may have
 * blocked each other. */
function termsOf({ terms }: TableChoice): Partial<TableTerms & { device: string }> {
  const { listed, ...others } = terms ?? {};
  return listed && features.lobby ? { ...others, listed, device: deviceId() } : others;
}

export interface PracticeChoice {
  /** The text of the record. */
  record: string;
  /** A position of its game, such as `3.14`. */
  position: string;
  title: string;
  seats: number;
  seat: number;
  /** The player at the other seats. */
  level: string;
}

/** Opens a table that begins at a position of a recorded game, and goes there. */
export async function startPractice({ title, seats, ...choice }: PracticeChoice): Promise<void> {
  const inBrowser = backends.openHere();
  const opened = await openPractice({
    ...choice,
    name: nameAt(choice.seat),
    face: settingsOfBrowser.now.face,
    pace: PACE,
  });
  const against = Array.from({ length: seats - 1 }, () => choice.level);
  saveTable({
    ...guestTable(opened.table, opened.key, title),
    seats,
    against,
    practice: true,
    ...(inBrowser && { inBrowser }),
  });
  prepareTableSocket(opened.table);
  router.go(`table/${opened.table}`);
}

/**
 * Opens a table and takes part in its first shuffle: the commitment goes with the request, and the share with the first
 * message, after the transcript has been checked. With `connect` the socket is opened while the server opens the table.
 */
async function openWithCommitment(
  wanted: OpenTableRequest & { against: string[] },
  { connect }: { connect: boolean },
): Promise<SeatTicket> {
  const table = newTableId();
  const participant = new ShuffleParticipant(table);
  const request = openTable({ ...wanted, table, commitment: participant.commitToOpen() });
  if (connect) prepareTableSocket(table);
  const opened = await request.catch((error: unknown) => {
    participant.discard();
    dropPreparedSocket();
    throw error;
  });
  const people = ['person', ...wanted.against].map((player) => player === 'person');
  if (opened.table === table) participant.recordOpening(opened.shuffle ?? null, { seat: opened.seat, people });
  else participant.discard();
  return opened;
}
