import type { Settings } from '../http-messages';

/** The rules to show on a rule sheet. */
export interface RulesSelection {
  variant: string;
  title: string;
  seats: number;
  settings: Settings;
}
