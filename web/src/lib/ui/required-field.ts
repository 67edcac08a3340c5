import { say } from '../i18n';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Attributes of a field that must not be empty: the browser's complaint uses our words, in the page's language. */
export const requiredField = {
  required: true,
  oninvalid: (event: Event & { currentTarget: Field }): void =>
    event.currentTarget.setCustomValidity(say('field-needed')),
  oninput: (event: Event & { currentTarget: Field }): void => event.currentTarget.setCustomValidity(''),
};
