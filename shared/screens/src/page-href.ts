import type { PageName } from '@console/contracts';

/** Returns the address of a console page: `/main/cards-balance?state=FROZEN`. */
export function pageHref(page: PageName, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/main/${page}${search ? `?${search}` : ''}`;
}
