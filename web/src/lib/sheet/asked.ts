import type { Settings } from '../http';

/** Rules that somebody wants to read. */
export interface Asked {
  variant: string;
  title: string;
  seats: number;
  settings: Settings;
}
