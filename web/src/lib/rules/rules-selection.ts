import type { Settings } from '../http-messages';

/** Rules that somebody wants to read. */
export interface RulesSelection {
  variant: string;
  title: string;
  seats: number;
  settings: Settings;
}
