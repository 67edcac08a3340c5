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
  for (const variant of new Set([...atHome, ...variants]))
    groups.set(variant.group, [...(groups.get(variant.group) ?? []), choiceOf(variant)]);
  const known = variants.flatMap((variant) => variant.presets.map((preset) => presetChoice(variant, preset)));
  if (known.length) groups.set('presets', known);
  return [...groups].map(([name, choices]) => ({ name, choices }));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The groups, reduced to the games that have every word of `wanted` in their title, region or summary. */
export function searchGames(groups: readonly Group[], wanted: string): Group[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = ({ title, summary, region, id }: Choice): boolean => {
    const text = plain([title, region, summary, id].join(' '));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter(fits) }))
    .filter((group) => group.choices.length > 0);
}
