/** The interface of what answers the page. */

export interface Backend {
  /** Sends a request to a place such as `api/variants`. It rejects if nothing answers. */
  fetch(place: string, init: RequestInit): Promise<Response>;
  /** Opens a socket at a place such as `api/lobby/socket`. */
  openSocket(place: string): Socket;
}

/** The parts of a `WebSocket` that the page uses. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}
