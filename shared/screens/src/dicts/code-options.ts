import { currencies } from '@console/contracts';
import type { Option } from '@console/ui/form';
import { type Dicts, useDicts } from './use-dicts';

/** Lists that the server decides: what it does not offer is no choice, whatever the contract could carry. */
const offered = new Set(['currency', 'card_scheme']);

/** Codes of a contract as choices: labelled by a dictionary, or as they are. A currency is called by its code. */
function codeOptions({ label, options }: Dicts, codes: readonly string[], dict: string | undefined): Option[] {
  if (dict === undefined) return codes.map((value) => ({ value, label: value }));
  const there = offered.has(dict) ? options(dict).filter(({ value }) => codes.includes(value)) : [];
  const all = there.length > 0 ? there : codes.map((value) => ({ value, label: label(dict, value) }));
  return dict === 'currency' ? all.map(named) : all;
}

const named = ({ value, label }: Option): Option => ({
  value,
  label: value,
  ...(label !== value && { description: label }),
});

/** The same, read from the server. */
export const useCodeOptions = (codes: readonly string[], dict: string | undefined): Option[] =>
  codeOptions(useDicts(dict === undefined ? [] : [dict]), codes, dict);

/** Currencies that the server offers. */
export const useCurrencies = (): Option[] => useCodeOptions(currencies, 'currency');
