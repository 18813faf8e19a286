/** Six pairs with one kind of separator or none, or three groups of four digits. */
const notations = /^(?:[0-9A-F]{2}([:.-]?)(?:[0-9A-F]{2}\1){4}[0-9A-F]{2}|[0-9A-F]{4}([.:-])[0-9A-F]{4}\2[0-9A-F]{4})$/;

/** Returns a MAC address in the form `00:1B:44:11:3A:B7`, an empty text unchanged, and null for any other text. */
export function normalMacAddress(typed: string): string | null {
  if (typed === '') return '';
  const upper = typed.toUpperCase();
  if (!notations.test(upper)) return null;
  return (upper.replaceAll(/[^0-9A-F]/g, '').match(/../g) ?? []).join(':');
}
