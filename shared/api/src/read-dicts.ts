import { type DictDetail, type I18nText, listCardSchemes, listCurrencies, queryDicts } from '@console/contracts';
import { call } from './call';

interface Read {
  /** Version of the dictionaries; absent if no dictionary was requested. */
  version?: number;
  dicts: Record<string, readonly DictDetail[]>;
}

const background = { background: true };

/** Lists from other operations, read like dictionaries. */
const lists: Readonly<Record<string, () => Promise<{ list: { code: string; names: I18nText }[] }>>> = {
  currency: () => call(listCurrencies, {}, background),
  card_scheme: () => call(listCardSchemes, {}, background),
};

/** Maximum number of dictionaries per call. */
const most = 50;

/**
 * Loads dictionaries in several calls. Returns the oldest of their versions, so that newer changes are loaded again.
 */
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

/** Loads dictionaries and lists by name; rejects if one of them cannot be loaded. */
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
