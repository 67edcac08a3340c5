/** Whether the server has a lobby, as far as the page has asked. */

export const offer = $state({ hasLobby: false });
