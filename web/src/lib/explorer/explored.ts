/** A position as the explorer answers it. */

import type { ExploredPosition } from '../http-messages';
import type { Exploration } from '../review-types';

export interface Explored extends ExploredPosition {
  exploration: Exploration;
}
