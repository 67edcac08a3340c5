/** A request that a person sends by a button or a form: one at a time, and why the last one failed. */

import { refusalText } from './refusal-text';

export class Submission {
  busy = $state(false);
  /** Why the last one failed, in words; empty if it did not. */
  trouble = $state('');

  /** Runs a job, unless another one still runs. */
  async run(job: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = '';
    try {
      await job();
    } catch (error) {
      this.trouble = refusalText(error);
    } finally {
      this.busy = false;
    }
  }
}
