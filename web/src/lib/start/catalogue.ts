/** The games to choose from, grouped, and the search in them. */

import type { PresetInfo, VariantInfo } from '../http-messages';
import type { HouseRules } from '../rules/house-rules';

/** A possible choice: a named game, or somebody's own rules of one. */
export interface Choice {
  id: string;
  title: string;
  summary: string;
  region: string;
  variant: VariantInfo;
  house: HouseRules | null;
}

export interface Group {
  /** The last part of the message key of its heading. */
  name: string;
  choices: Choice[];
}

function choiceOf(variant: VariantInfo): Choice {
  const { id, title, summary, region } = variant;
  return { id, title, summary, region, variant, house: null };
}

/** House rules with a name of their own, at their usual number of seats. */
function presetChoice(variant: VariantInfo, preset: PresetInfo): Choice {
  const { id, title, summary, region, settings } = preset;
  const house = { name: title, variant: variant.id, seats: preset.seats[0] ?? 2, settings };
  return { id, title, summary, region, variant, house };
}

/** The groups that come before the others: what most people look for. */
const FIRST_GROUPS: readonly string[] = ['basic', 'scopone'];

/**
 * All games in groups: own house rules first, then the game of the reader's country, by its id, and its group, and at
 * the end house rules with names of their own. House rules of an unknown game are left out.
 */
export function groupGames(variants: readonly VariantInfo[], houses: readonly HouseRules[], home: string): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const house of houses) {
    const variant = variants.find((one) => one.id === house.variant);
    if (!variant?.seats.includes(house.seats)) continue;
    const mine = { id: `house:${house.name}`, title: house.name, summary: variant.title, region: '', variant, house };
    groups.set('mine', [...(groups.get('mine') ?? []), mine]);
  }
  const atHome = variants.filter(({ id }) => id === home);
  const familiar = FIRST_GROUPS.flatMap((name) => variants.filter(({ group }) => group === name));
  const atHomeGroup = variants.filter(({ group }) => group === atHome[0]?.group);
  for (const variant of new Set([...atHome, ...atHomeGroup, ...familiar, ...variants]))
    groups.set(variant.group, [...(groups.get(variant.group) ?? []), choiceOf(variant)]);
  const known = variants.flatMap((variant) => variant.presets.map((preset) => presetChoice(variant, preset)));
  if (known.length) groups.set('presets', known);
  return [...groups].map(([name, choices]) => ({ name, choices }));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The places that games come from, in the order of the language. */
export function placesOf(groups: readonly Group[], lang: string): string[] {
  const places = new Set(groups.flatMap((group) => group.choices.map(({ region }) => region)).filter(Boolean));
  return [...places].sort(new Intl.Collator(lang).compare);
}

/**
 * The groups, reduced to the games that have every word of `wanted` in their title, region or summary, and come from
 * the place, if one is given.
 */
export function searchGames(groups: readonly Group[], wanted: string, place = ''): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = ({ title, summary, region, id }: Choice): boolean => {
    if (place && region !== place) return false;
    const text = plain([title, region, summary, id].join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter(fits) }))
    .filter((group) => group.choices.length > 0);
}
