/** The same four pages follow the name of the limits of cards and of the limits of wallets. */
const limitPages = ['', '-save', '-merchant-saveinfo', '-visibility'];

/** The routes that the specification misspells, by the spelling that somebody would type. */
const listed = new Map([
  ['/validatecode', '/vaildatecode'],
  ['/main/administration/menu', '/main/adminstration/menu'],
  ...limitPages.map(
    (end) => [`/main/wallet-cards-rules-limits${end}`, `/main/walelt-cards-rules-limits${end}`] as const,
  ),
]);

/** The address that the product has for one whose spelling was corrected; undefined where nothing is misspelt. */
export const listedSpelling = (pathname: string): string | undefined => listed.get(pathname.replace(/\/+$/, ''));
