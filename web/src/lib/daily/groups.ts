/** The groups for the daily game that somebody has joined in this browser. */

import { features } from '../features';
import { joinGroup, makeGroup } from '../api';
import { profile } from '../profile/profile.svelte';
import { deviceId, nameAt } from '../storage/identity';
import { itemNames, readItem, removeItem, writeItem } from '../storage/storage';

const PREFIX = 'group.';

/** The longest name of a group (`MAX_TITLE_LENGTH` in `settebello.server.edge.http.endpoints.daily_groups`). */
export const LONGEST_TITLE = 40;

export interface OwnGroup {
  group: string;
  title: string;
  /** The member's key. */
  key: string;
}

/** The groups, by name. */
export function ownGroups(): OwnGroup[] {
  return itemNames(PREFIX)
    .map((name) => readItem<OwnGroup>(name))
    .filter((own): own is OwnGroup => typeof own?.title === 'string')
    .sort((a, b) => a.title.localeCompare(b.title));
}

export const loadGroupKey = (group: string): string | null => readItem<OwnGroup>(PREFIX + group)?.key ?? null;

export const forgetGroup = (group: string): void => removeItem(PREFIX + group);

/** Makes a group; its id. */
export async function makeOwnGroup(title: string): Promise<string> {
  const made = await profile.guard(() => makeGroup({ title, ...member() }));
  saveGroup({ ...made, title });
  return made.group;
}

/** Joins a group; the member's key. */
export async function joinOwnGroup(group: string, title: string): Promise<string> {
  const joined = await profile.guard(() => joinGroup(group, member()));
  saveGroup({ ...joined, title });
  return joined.key;
}

const saveGroup = (own: OwnGroup): void => void writeItem(PREFIX + own.group, own);

/** The person at this browser, as in an attempt at a daily game. */
function member(): { name: string; device: string; profile_key?: string } {
  const own = features.daily && profile.stored !== null ? { profile_key: profile.stored.key } : {};
  return { name: nameAt(0), device: deviceId(), ...own };
}
