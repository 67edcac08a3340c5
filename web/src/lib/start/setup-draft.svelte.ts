/**
 * What has been chosen for a table and is not stored. It outlasts the form, which is built anew where a turned screen
 * shows it in another place.
 */
export class SetupDraft {
  /** 0: nothing has been chosen. */
  seats = $state(0);
  target = $state(0);
  /** Typed names of the people at this device. */
  names = $state.raw<readonly string[]>([]);
}
