import { listCountries } from '@console/contracts';
import { useLocalText, useRecord } from '@console/screens';
import { useMemo } from 'react';

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
