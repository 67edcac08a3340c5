import { say } from '../i18n';

/** Attributes of a field that must not be empty: the browser's complaint uses our words, in the page's language. */
export const requiredField = {
  required: true,
  oninvalid: (event: Event & { currentTarget: HTMLInputElement }): void =>
    event.currentTarget.setCustomValidity(say('field-needed')),
  oninput: (event: Event & { currentTarget: HTMLInputElement }): void => event.currentTarget.setCustomValidity(''),
};
