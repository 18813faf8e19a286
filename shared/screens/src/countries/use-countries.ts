import { listCountries, listCountryStates } from '@console/contracts';
import { useLocalText } from '../use-shown';
import { useRecord } from '../wire/use-record';
import { useMemo } from 'react';

/** Writes the state of an address by its name; what is not in the list of its country was typed by somebody. */
export function useStateName(country: string): (code: string) => string {
  const textOf = useLocalText();
  const { data } = useRecord(listCountryStates, country === '' ? null : { country }).result;
  return (code) => {
    const state = data?.list.find((one) => one.code === code);
    return state ? textOf(state.names) : code;
  };
}

/** Countries and regions by name, and the name of each. */
export function useCountries() {
  const textOf = useLocalText();
  const { result } = useRecord(listCountries, {});
  const { data } = result;
  return useMemo(() => {
    const options = (data?.list ?? []).map(({ code, names }) => ({
      value: code,
      label: textOf(names),
      description: code,
    }));
    const nameOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
    return { options, nameOf };
  }, [data, textOf]);
}
