/** The server of the page. */

import { abortAfter, isTimeout, within } from '../deadline';
import { network } from '../offline/network.svelte';
import { STORED_ANSWER } from '../offline/stored-answer';
import { siteAddress } from '../site';
import type { Backend, Socket } from './backend';

/** How long the server may take to begin its answer, and to send all of it, in milliseconds. */
const ANSWER_DEADLINE = 20_000;
const BODY_DEADLINE = 90_000;

/** The statuses of a proxy whose server does not answer. */
const PROXY_ALONE: ReadonlySet<number> = new Set([502, 504]);

export const server: Backend = {
  /** Sends a request, and notes whether the server is there. */
  async fetch(place, init) {
    const signal = abortAfter(BODY_DEADLINE, init.signal);
    const response = await within(ANSWER_DEADLINE, fetch(place, { ...init, signal })).catch((error: unknown) => {
      if (error instanceof TypeError || isTimeout(error)) network.lost();
      throw error;
    });
    if (PROXY_ALONE.has(response.status) || response.headers.has(STORED_ANSWER)) network.lost();
    else network.found();
    return response;
  },

  openSocket: (place) => new WebSocket(siteAddress(place).replace(/^http/, 'ws')) as Socket,
};
