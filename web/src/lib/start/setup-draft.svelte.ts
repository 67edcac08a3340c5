/**
 * The choices for a table that are not stored. They outlast the form, which is rebuilt when a turned screen shows it in
 * a different place.
 */
export class SetupDraft {
  /** 0: nothing has been chosen. */
  seats = $state(0);
  target = $state(0);
  /** Typed names of the people at this device. */
  names = $state.raw<readonly string[]>([]);
}
