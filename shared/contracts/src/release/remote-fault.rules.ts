/** Digit sequences that could be personal data: a card, account or phone number. */
const numbers = /\d(?:[ -]?\d){3,}/g;
const addresses = /[^\s"'`<>()]+@[^\s"'`<>()]+/g;
/** Quoted texts, except quoted names of an object's property in messages of a JavaScript engine. */
const quoted = /(?<!\b(?:reading|setting|property) )(["'`“‘«])[^"'`”’»]*["'`”’»]/g;

/** Removes possible page data from an error message. */
export const withoutData = (text: string): string =>
  text.replace(addresses, '…').replace(quoted, '…').replace(numbers, '…');
