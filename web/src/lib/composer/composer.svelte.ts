/** House rules being put together, and the server's answer about them. */

import { composed } from '../api';
import type { ComposedRules, OptionInfo, Settings, VariantInfo } from '../http-messages';
import type { HouseRules } from '../rules/house-rules';

/** Milliseconds to wait for the next change before asking the server. */
const REQUEST_DELAY = 120;

export type Ask = typeof composed;

export class Composer {
  variant = $state('scopa');
  seats = $state(2);
  settings = $state.raw<Settings>({});
  name = $state('');
  /** The last rules that were valid. */
  good = $state.raw<ComposedRules | null>(null);
  base = $state.raw<Settings>({});
  problems = $state.raw<readonly string[]>([]);
  /** The option that was changed last. */
  last = $state('');
  away = $state(false);
  asking = $state(false);

  #history: Settings[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #call: AbortController | null = null;

  constructor(
    private readonly lang: () => string,
    private readonly changed: (house: HouseRules) => void = () => {},
    private readonly ask: Ask = composed,
  ) {}

  get house(): HouseRules {
    return { name: this.name.trim(), variant: this.variant, seats: this.seats, settings: this.settings };
  }

  get undoable(): boolean {
    return this.#history.length > 0;
  }

  /** The value of an option in the rules as chosen. */
  value(option: OptionInfo): string {
    const { key } = option;
    return this.settings[key] ?? this.good?.values?.[key] ?? this.base[key] ?? option.default;
  }

  isChanged(key: string): boolean {
    return key in this.settings && this.settings[key] !== this.base[key];
  }

  /** Replaces the rules by others. */
  open(house: HouseRules): void {
    this.variant = house.variant;
    this.seats = house.seats;
    this.name = house.name;
    this.good = null;
    this.last = '';
    this.#history = [];
    this.#replaceSettings(house.settings);
  }

  /** Starts from another variant with nothing changed, or from the same one with other seats. */
  start(variant: VariantInfo, seats = this.seats): void {
    this.open({
      variant: variant.id,
      seats: variant.seats.includes(seats) ? seats : (variant.seats[0] ?? 2),
      settings: variant.id === this.variant ? without(this.settings, 'hands') : {},
      name: this.name,
    });
  }

  /** Sets an option. `options` tells which others belong to a line that is switched off. */
  set(key: string, value: string, options: readonly OptionInfo[] = []): void {
    const below = value === 'off' ? options.filter((option) => option.line === key).map((option) => option.key) : [];
    const settings = without(this.settings, key, ...below);
    this.#change(value === this.base[key] ? settings : { ...settings, [key]: value }, key);
  }

  undo(key: string): void {
    this.#change(without(this.settings, key), key);
  }

  undoAll(): void {
    this.#change({}, '');
  }

  undoLast(): void {
    const before = this.#history.pop();
    if (before) this.#replaceSettings(before);
  }

  #change(settings: Settings, key: string): void {
    this.#history.push(this.settings);
    this.last = key;
    this.#replaceSettings(settings);
  }

  #replaceSettings(settings: Settings): void {
    this.settings = settings;
    this.refresh();
  }

  refresh(): void {
    this.changed(this.house);
    clearTimeout(this.#timer);
    this.#call?.abort();
    this.asking = true;
    this.#timer = setTimeout(() => void this.#requestRules(), REQUEST_DELAY);
  }

  async #requestRules(): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    const { variant, seats, settings } = this;
    try {
      const answer = await this.ask({ variant, seats, settings, lang: this.lang() }, call.signal);
      call.signal.throwIfAborted();
      this.#acceptAnswer(answer);
      if (answer.problems.length && this.good === null) {
        const plain = await this.ask({ variant, seats, settings: {}, lang: this.lang() }, call.signal);
        call.signal.throwIfAborted();
        this.good = plain;
      }
      this.away = false;
    } catch {
      if (!call.signal.aborted) this.away = true;
    } finally {
      if (!call.signal.aborted) this.asking = false;
    }
  }

  #acceptAnswer(answer: ComposedRules): void {
    this.base = answer.base;
    this.problems = answer.problems;
    if (answer.problems.length) return;
    this.good = answer;
    this.settings = answer.differences ?? {};
    this.changed(this.house);
  }
}

function without(settings: Settings, ...keys: string[]): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.includes(key)));
}
