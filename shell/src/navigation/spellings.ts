/** Suffixes of the limit pages; card limits and wallet limits have the same ones. */
const limitPages = ['', '-save', '-merchant-saveinfo', '-visibility'];

/** Misspelt routes of the specification, by their correct spelling. */
const listed = new Map([
  ['/validatecode', '/vaildatecode'],
  ['/main/administration/menu', '/main/adminstration/menu'],
  ...limitPages.map(
    (end) => [`/main/wallet-cards-rules-limits${end}`, `/main/walelt-cards-rules-limits${end}`] as const,
  ),
]);

/** Returns the route for a correctly spelt address; undefined if its route is not misspelt. */
export const listedSpelling = (pathname: string): string | undefined => listed.get(pathname.replace(/\/+$/, ''));
