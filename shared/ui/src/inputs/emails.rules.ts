/** Separators between addresses, in both languages. */
const separators = /[,;，；、\n\r\t]+/;

/** Returns whether the typed text ends an address. */
export const endsAddress = (typed: string): boolean => /[,;，；、\s]/.test(typed);

/** Returns the addresses of a text, including lists copied from mail programs: `Margaret Osei <m.osei@example.com>`. */
export const addressesIn = (text: string): string[] =>
  text.split(separators).flatMap((piece) => {
    const named = /<([^<>]*)>/.exec(piece)?.[1];
    return (named ?? piece).trim().split(/\s+/).filter(Boolean);
  });

/** Adds addresses to a list. Returns the addresses that it already contained, regardless of case. */
export function withAddresses(
  list: readonly string[],
  more: readonly string[],
): { value: string[]; dropped: string[] } {
  const present = new Set(list.map((address) => address.toLowerCase()));
  const value = [...list];
  const dropped: string[] = [];
  for (const address of more) {
    if (present.has(address.toLowerCase())) dropped.push(address);
    else value.push(address);
    present.add(address.toLowerCase());
  }
  return { value, dropped };
}
