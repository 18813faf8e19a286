/** Digit sequences that could be personal data: a card, account or phone number. */
const numbers = /\d(?:[ -]?\d){3,}/g;
const addresses = /[^\s"'`<>()]+@[^\s"'`<>()]+/g;
/** Quoted texts, except where a JavaScript engine quotes the name of an object's property. */
const quoted = /(?<!\b(?:reading|setting|property) )(["'`“‘«])[^"'`”’»]*["'`”’»]/g;

/** Removes possible page data from an error message. */
export const withoutData = (text: string): string =>
  text.replace(addresses, '…').replace(quoted, '…').replace(numbers, '…');
