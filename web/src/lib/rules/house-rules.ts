/** House rules: stored by name, as a link, and as a file. */

import type { ParsedHouseRules, Settings } from '../http-messages';
import { removeItem, writeItem, readItem, itemNames, storage } from '../storage/storage';

/** A variant with a house's settings, under a name. */
export type HouseRules = ParsedHouseRules;

const PREFIX = 'house.';

/** All house rules of this browser, sorted by name. */
export function loadHouseRules(where: Storage = storage()): HouseRules[] {
  return itemNames(PREFIX, where)
    .map((name) => readItem<HouseRules>(name, where))
    .filter((house): house is HouseRules => typeof house?.variant === 'string')
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function saveHouseRules(house: HouseRules, where: Storage = storage()): boolean {
  return writeItem(PREFIX + house.name, house, where);
}

export function removeHouseRules(name: string, where: Storage = storage()): void {
  removeItem(PREFIX + name, where);
}

/** The rules as the part of an address after the #, which is not sent to the server. */
export function rulesToHash({ variant, seats, settings, name }: HouseRules): string {
  const words = new URLSearchParams({ game: variant, seats: String(seats), ...(name && { name }) });
  for (const [key, value] of Object.entries(settings).sort()) words.append(`set.${key}`, value);
  return words.toString();
}

/** The rules in such an address; null if it has none. */
export function rulesFromHash(hash: string): HouseRules | null {
  const words = new URLSearchParams(hash.replace(/^#/, ''));
  const variant = words.get('game');
  if (!variant) return null;
  const settings: Settings = {};
  for (const [key, value] of words) if (key.startsWith('set.')) settings[key.slice(4)] = value;
  return { variant, seats: Number(words.get('seats')) || 0, settings, name: (words.get('name') ?? '').slice(0, 60) };
}

/** The rules as TOML, which `settebello rules FILE` reads too. */
export function rulesToToml({ name, variant, seats, settings }: HouseRules): string {
  const text = (value: string): string => JSON.stringify(value).replaceAll('\x7f', '\\u007f');
  const head = [...(name ? [`name = ${text(name)}`] : []), `base = ${text(variant)}`, `seats = ${seats}`];
  const set = Object.entries(settings).map(([key, value]) => `${text(key)} = ${text(value)}`);
  return [...head, ...(set.length ? ['', '[set]', ...set] : []), ''].join('\n');
}
