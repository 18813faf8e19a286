/** What the address says: which theme, which language, which sample and, where one stands alone, which state. */
export interface Address {
  theme: 'light' | 'dark';
  lang: 'en-US' | 'zh-CN';
  sample: string | null;
  state: string | null;
}

/** Reads the address; what it does not say is light, English and everything. */
export function addressOf(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    lang: query.get('lang') === 'zh-CN' ? 'zh-CN' : 'en-US',
    sample: query.get('sample'),
    state: query.get('state'),
  };
}

/** The way to another sample, theme or language; the rest stays. */
export function hrefOf(address: Address, change: Partial<Address>): string {
  const said = Object.entries({ ...address, ...change }).filter(([, value]) => value !== null);
  return `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()}`;
}
