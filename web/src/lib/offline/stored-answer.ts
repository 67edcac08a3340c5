/** The header of an answer that the service worker had stored, for the server cannot be reached. */
export const STORED_ANSWER = 'x-settebello-stored';
