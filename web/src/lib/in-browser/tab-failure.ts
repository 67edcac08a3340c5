/** Why the application does not run in this tab. Each reason has a message, `tab-failed-…`. */

export type FailureReason =
  /** The browser lacks what is needed. */
  | 'unsupported'
  /** The files of Python are not on this device and cannot be reached, or this site has none. */
  | 'missing'
  /** The download was interrupted. */
  | 'interrupted'
  /** A file is not what the list of files says. */
  | 'damaged'
  | 'python'
  /** The store cannot be read, or a newer version has written it. */
  | 'unusable'
  /** It has stopped answering several times. */
  | 'hangs';

export class TabFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    /** For those who look into it. */
    readonly detail = '',
  ) {
    super(`${reason}: ${detail}`);
  }
}
