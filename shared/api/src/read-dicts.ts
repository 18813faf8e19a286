import { type DictDetail, type I18nText, listCardSchemes, listCurrencies, queryDicts } from '@console/contracts';
import { call } from './call';

interface Read {
  /** Of the dictionaries; absent where none of them was asked for. */
  version?: number;
  dicts: Record<string, readonly DictDetail[]>;
}

const background = { background: true };

/** Lists of the server that have calls of their own, read like dictionaries. */
const lists: Readonly<Record<string, () => Promise<{ list: { code: string; names: I18nText }[] }>>> = {
  currency: () => call(listCurrencies, {}, background),
  card_scheme: () => call(listCardSchemes, {}, background),
};

/** Reads dictionaries and lists by name, each where it is; fails where one of them cannot be read. */
export async function readDicts(names: readonly string[]): Promise<Read> {
  const dicts = names.filter((name) => !(name in lists));
  const [read, ...listed] = await Promise.all([
    dicts.length > 0 ? call(queryDicts, { dicts }, background) : { dicts: {} },
    ...names.map(async (name) => [name, detailsOf((await lists[name]?.())?.list)] as const),
  ]);
  return { ...read, dicts: { ...read.dicts, ...Object.fromEntries(listed.filter(([name]) => name in lists)) } };
}

const detailsOf = (list: { code: string; names: I18nText }[] = []): DictDetail[] =>
  list.map(({ code, names }, sort) => ({ code, label: names, colour: 'mute', sort }));
