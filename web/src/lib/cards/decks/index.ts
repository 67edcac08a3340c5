/** The decks that are drawn: docs/development/decks.md says how to add one. */

import type { DeckDesign } from './design';
import { french } from './french/deck';
import { neapolitan } from './neapolitan/deck';
import { piacentine } from './piacentine/deck';
import { sicilian } from './sicilian/deck';
import { spanish } from './spanish/deck';

export const DESIGNS: readonly DeckDesign[] = [neapolitan, piacentine, sicilian, spanish, french];

export const designNamed = (name: string | null | undefined): DeckDesign | undefined =>
  DESIGNS.find((design) => design.name === name);
