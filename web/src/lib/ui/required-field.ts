import { say } from '../i18n';

/** For a field that may not be left empty: the browser says so in our words, which are in the reader's language. */
export const requiredField = {
  required: true,
  oninvalid: (event: Event & { currentTarget: HTMLInputElement }): void =>
    event.currentTarget.setCustomValidity(say('field-needed')),
  oninput: (event: Event & { currentTarget: HTMLInputElement }): void => event.currentTarget.setCustomValidity(''),
};
