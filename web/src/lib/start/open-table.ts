/** Opening a table and going there. */

import { openTable } from '../api';
import type { OpenTableRequest, SeatTicket, Settings } from '../http-messages';
import { ShuffleParticipant } from '../shuffle/participant';
import { newTableId } from '../shuffle/hashes';
import { loadName } from '../storage/identity';
import { router } from '../router.svelte';
import { saveTable } from '../storage/saved-tables';
import { t } from '../i18n';

export interface TableChoice {
  variant: string;
  title: string;
  seats: number;
  against: string[];
  settings?: Settings;
  /** For tables with open seats. */
  terms?: TableTerms;
}

export interface TableTerms {
  grace: number;
  clock: number | null;
  watchers: boolean;
  /** The player that plays for who is away, and sits down at seats left free. */
  level: string;
}

/** Who sits at a seat for which nobody was chosen. */
export const DEFAULT_LEVEL = 'amico';

/** The page itself waits before it shows what a computer plays (table/animation/pace.ts), as long as its settings say. */
const PACE = 0;

export function gameAgainstComputers(variant: string, title: string, seats: number): TableChoice {
  return { variant, title, seats, against: Array.from({ length: seats - 1 }, () => DEFAULT_LEVEL) };
}

export async function startTable({ variant, title, seats, against, settings = {}, terms }: TableChoice): Promise<void> {
  const name = loadName() || t.you;
  const opened = await openFairly({ variant, seats, against, name, pace: PACE, settings, title, ...terms });
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
  });
  router.go(`/table/${opened.table}`);
}

/** Opens a table at which this device takes part in the first shuffle: its commitment goes with the request, and its
    share, after a look at the list, with the first message. */
async function openFairly(wanted: OpenTableRequest & { against: string[] }): Promise<SeatTicket> {
  const table = newTableId();
  const device = new ShuffleParticipant(table);
  const opened = await openTable({ ...wanted, table, commitment: device.commitToOpen() }).catch((error: unknown) => {
    device.discard();
    throw error;
  });
  const people = ['person', ...wanted.against].map((player) => player === 'person');
  if (opened.table === table) device.recordOpening(opened.shuffle ?? null, { seat: opened.seat, people });
  else device.discard();
  return opened;
}
