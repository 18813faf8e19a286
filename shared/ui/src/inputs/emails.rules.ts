/** What people put between addresses, in either language. */
const separators = /[,;，；、\n\r\t]+/;

/** Whether what was typed ends an address. */
export const endsAddress = (typed: string): boolean => /[,;，；、\s]/.test(typed);

/** The addresses of a text: lists as mail programs copy them, `Margaret Osei <m.osei@example.com>` among them. */
export const addressesIn = (text: string): string[] =>
  text.split(separators).flatMap((piece) => {
    const named = /<([^<>]*)>/.exec(piece)?.[1];
    return (named ?? piece).trim().split(/\s+/).filter(Boolean);
  });

/** The list with more addresses, and those that it had already; letters count as the same large and small. */
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
