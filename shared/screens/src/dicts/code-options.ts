import { currencies } from '@console/contracts';
import type { Option } from '@console/ui/form';
import { type Dicts, useDicts } from './use-dicts';

/** Lists that the server decides: what it does not offer is no choice, whatever the contract could carry. */
const offered = new Set(['currency', 'card_scheme']);

interface Choosing {
  dict: string | undefined;
  /** What a form has chosen already: of the disabled codes it offers these alone. Left out where all are choices. */
  chosen?: readonly string[] | undefined;
}

/** Codes of a contract as choices: labelled and ordered by a dictionary, or as they are. A currency is called by its code. */
function codeOptions(dicts: Dicts, codes: readonly string[], { dict, chosen }: Choosing): Option[] {
  if (dict === undefined) return codes.map((value) => ({ value, label: value }));
  const details = dicts.details(dict);
  const places = new Map(details.map(({ code }, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? details.length;
  const disabled = new Set(details.flatMap(({ code, isDisabled }) => (isDisabled ? [code] : [])));
  const isChoice = (code: string) =>
    (details.length === 0 || !offered.has(dict) || places.has(code)) &&
    (chosen === undefined || !disabled.has(code) || chosen.includes(code));
  const all = codes
    .filter(isChoice)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((value) => ({ value, label: dicts.label(dict, value) }));
  return dict === 'currency' ? all.map(named) : all;
}

const named = ({ value, label }: Option): Option => ({
  value,
  label: value,
  ...(label !== value && { description: label }),
});

/** The same, read from the server. */
export const useCodeOptions = (
  codes: readonly string[],
  dict: string | undefined,
  chosen?: readonly string[],
): Option[] => codeOptions(useDicts(dict === undefined ? [] : [dict]), codes, { dict, chosen });

/** Currencies that the server offers. */
export const useCurrencies = (): Option[] => useCodeOptions(currencies, 'currency');
