/** House rules from a link or a file: unknown settings are left out, and reported. */

import type { OptionInfo, VariantInfo } from '../http-messages';
import type { HouseRules } from '../rules/house-rules';

export interface ImportedRules {
  house: HouseRules;
  /** Keys of settings that this version does not know. */
  unknown: string[];
  /** The variant if this version does not know it, else empty. */
  unknownGame: string;
}

export function importRules(
  house: HouseRules,
  variants: readonly VariantInfo[],
  options: readonly OptionInfo[],
): ImportedRules {
  const variant = variants.find((one) => one.id === house.variant);
  const base = variant ?? variants[0];
  const seats = base?.seats.includes(house.seats) ? house.seats : (base?.seats[0] ?? 2);
  const known = new Set(options.map((option) => option.key));
  const entries = Object.entries(house.settings).filter(([key]) => key !== 'seats');
  return {
    house: {
      ...house,
      variant: base?.id ?? 'scopa',
      seats,
      settings: variant ? Object.fromEntries(entries.filter(([key]) => known.has(key))) : {},
    },
    unknown: variant ? entries.map(([key]) => key).filter((key) => !known.has(key)) : [],
    unknownGame: variant ? '' : house.variant,
  };
}
