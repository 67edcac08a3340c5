/** The messages between the page and its service worker. */

/** Sent whenever a page has started. */
export interface PageMessage {
  lang: string;
  /** The addresses of the files that the page has loaded: some of them before the worker was there. */
  files: string[];
  /** The places of the answers to store in advance, such as `api/variants?lang=it`. */
  answers: readonly string[];
}

export interface WorkerAnswer {
  /** The script of the version of the page that the worker has stored. */
  entry: string;
}
