/** State of the catalogue in the address: theme, language, sample and, if a state is shown alone, the state. */
export interface Address {
  theme: 'light' | 'dark';
  lang: 'en-US' | 'zh-CN';
  sample: string | null;
  state: string | null;
}

/** Parses the address. Defaults: light theme, English, all samples. */
export function addressOf(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    lang: query.get('lang') === 'zh-CN' ? 'zh-CN' : 'en-US',
    sample: query.get('sample'),
    state: query.get('state'),
  };
}

/** Address of another sample, theme or language; all other parameters are kept. */
export function hrefOf(address: Address, change: Partial<Address>): string {
  const said = Object.entries({ ...address, ...change }).filter(([, value]) => value !== null);
  return `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString()}`;
}
