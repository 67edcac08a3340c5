/** The titles of the players that a saved game names. */

import { levels } from '../api';
import type { PlayerInfo } from '../http-messages';
import { language, say } from '../i18n';

/** Made while a component is initialized: it loads the titles again when the language changes. */
export class LevelTitles {
  #players = $state.raw<PlayerInfo[]>([]);

  constructor() {
    $effect(() => {
      levels(language.lang).then(
        (those) => (this.#players = those),
        () => {}, // players are shown by the names saved
      );
    });
  }

  readonly title = (level: string): string =>
    level === 'open' ? say('people-opponents') : (this.#players.find((one) => one.name === level)?.title ?? level);
}
