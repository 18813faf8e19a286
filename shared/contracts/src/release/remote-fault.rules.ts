/** Digits in a row that could be a number of somebody: of a card, an account, a phone. */
const numbers = /\d(?:[ -]?\d){3,}/g;
const addresses = /[^\s"'`<>()]+@[^\s"'`<>()]+/g;
/** What stands in quotation marks, unless an engine names a property of an object. */
const quoted = /(?<!\b(?:reading|setting|property) )(["'`“‘«])[^"'`”’»]*["'`”’»]/g;

/** The words of an error without what may be data of the page that it happened in. */
export const withoutData = (text: string): string =>
  text.replace(addresses, '…').replace(quoted, '…').replace(numbers, '…');
