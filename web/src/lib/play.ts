/** Opening a table and going there. */

import { openTable } from './api';
import { router } from './router.svelte';
import { save } from './saved';
import { t } from './i18n';

export interface Opening {
  variant: string;
  title: string;
  seats: number;
  against: string[];
}

const PACE = 0.8;

export function houseGame(variant: string, title: string, seats: number): Opening {
  return { variant, title, seats, against: Array.from({ length: seats - 1 }, () => 'greedy') };
}

export async function play({ variant, title, seats, against }: Opening): Promise<void> {
  const opened = await openTable({ variant, seats, against, name: t.you, pace: PACE });
  save({
    table: opened.table,
    key: opened.key,
    title,
    opened: Date.now(),
    variant,
    seats,
    against,
    score: [],
    target: 0,
    over: false,
  });
  router.go(`/table/${opened.table}`);
}
