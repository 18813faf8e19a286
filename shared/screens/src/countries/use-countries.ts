import { listCountries, listCountryStates } from '@console/contracts';
import { useLocalText } from '../use-shown';
import { useRecord } from '../wire/use-record';
import { useMemo } from 'react';

/**
 * Returns a function from state codes of a country to names. A text that is not in the list was typed and is returned
 * unchanged.
 */
export function useStateName(country: string): (code: string) => string {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === '' ? null : { country }).result;
  return (code) => {
    const state = data?.list.find((one) => one.code === code);
    return state ? textOf(state.names) : code;
  };
}

/** Returns countries and regions sorted by name, and a function from codes to names. */
export function useCountries() {
  const textOf = useLocalText();
  const { result } = useRecord(listCountries, {});
  const { data } = result;
  const isLoading = !data && result.at !== 'failed';
  return useMemo(() => {
    const options = (data?.list ?? []).map(({ code, names }) => ({
      value: code,
      label: textOf(names),
      description: code,
    }));
    // A code is shown only if the names fail to load.
    const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? (isLoading ? '…' : code);
    return { options, nameOf };
  }, [data, isLoading, textOf]);
}
