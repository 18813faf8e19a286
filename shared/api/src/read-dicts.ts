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

/** So many dictionaries are read by one call. */
const most = 50;

/** Dictionaries in as many calls as they take, with the oldest of their versions: a newer one is read again. */
async function readNamed(names: readonly string[]): Promise<Read> {
  const parts = Array.from({ length: Math.ceil(names.length / most) }, (_, at) =>
    names.slice(at * most, (at + 1) * most),
  );
  const read = await Promise.all(parts.map((dicts) => call(queryDicts, { dicts }, background)));
  if (read.length === 0) return { dicts: {} };
  return {
    version: Math.min(...read.map(({ version }) => version)),
    dicts: Object.assign({}, ...read.map(({ dicts }) => dicts)) as Read['dicts'],
  };
}

/** Reads dictionaries and lists by name, each where it is; fails where one of them cannot be read. */
export async function readDicts(names: readonly string[]): Promise<Read> {
  const dicts = names.filter((name) => !(name in lists));
  const [read, ...listed] = await Promise.all([
    readNamed(dicts),
    ...names.map(async (name) => [name, detailsOf((await lists[name]?.())?.list)] as const),
  ]);
  return { ...read, dicts: { ...read.dicts, ...Object.fromEntries(listed.filter(([name]) => name in lists)) } };
}

const detailsOf = (list: { code: string; names: I18nText }[] = []): DictDetail[] =>
  list.map(({ code, names }, sort) => ({ code, label: names, colour: 'mute', sort }));
