import { say } from '../i18n';
import { network } from '../offline/network.svelte';

/** Why a part of the page could not be loaded, and what to do: the server is away, or has a newer version by now. */
export const loadFailureText = (): string => (network.isAway ? say('offline-part') : say('failed-detail'));
