import { currencies } from '@console/contracts';
import type { Option } from '@console/ui/form';
import { type Dicts, useDicts } from './use-dicts';

/**
 * Dictionaries that limit the options: codes that the server does not list cannot be selected, even if the contract
 * allows them.
 */
const offered = new Set(['currency', 'card_scheme']);

interface Choosing {
  dict: string | undefined;
  /**
   * Codes that the form already contains. Disabled codes and codes outside their validity are offered only if they are
   * among these; if undefined, all codes are offered.
   */
  chosen?: readonly string[] | undefined;
}

/**
 * Returns the codes of a contract as options: with labels and order of a dictionary, or unchanged. Labels are empty while the
 * dictionary loads; a code without a label is shown itself. Currencies are shown by code.
 */
function codeOptions(dicts: Dicts, codes: readonly string[], { dict, chosen }: Choosing): Option[] {
  if (dict === undefined) return codes.map((value) => ({ value, label: value }));
  const details = dicts.details(dict);
  const places = new Map(details.map(({ code }, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? details.length;
  const withdrawn = new Set(details.filter((detail) => !dicts.isOffered(detail)).map(({ code }) => code));
  const isChoice = (code: string) =>
    (details.length === 0 || !offered.has(dict) || places.has(code)) &&
    (chosen === undefined || !withdrawn.has(code) || chosen.includes(code));
  const all = codes
    .filter(isChoice)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((value) => ({ value, label: dicts.isLoading(dict) ? '' : dicts.label(dict, value) }));
  return dict === 'currency' ? all.map(named) : all;
}

const named = ({ value, label }: Option): Option => ({
  value,
  label: value,
  ...(label !== value && label !== '' && { description: label }),
});

/** Returns the choices with labels from the server. */
export const useCodeOptions = (
  codes: readonly string[],
  dict: string | undefined,
  chosen?: readonly string[],
): Option[] => codeOptions(useDicts(dict === undefined ? [] : [dict]), codes, { dict, chosen });

/** Returns the currencies that the server offers. */
export const useCurrencies = (): Option[] => useCodeOptions(currencies, 'currency');
