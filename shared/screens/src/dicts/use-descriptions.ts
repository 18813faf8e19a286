import { queryDescriptions } from '@console/contracts';
import { useLocalText } from '../use-shown';
import { useRecord } from '../wire/use-record';

interface Described {
  dict: string;
  code: string;
}

/** Labels of single codes whose dictionaries the page does not need as a whole; a code itself while there is none. */
export function useDescriptions(items: readonly Described[]): (item: Described) => string {
  const textOf = useLocalText();
  const { result } = useRecord(queryDescriptions, items.length === 0 ? null : { items: [...items] }, { keeps: true });
  return ({ dict, code }) => {
    const found = result.data?.list.find((one) => one.dict === dict && one.code === code);
    return found ? textOf(found.label) : code;
  };
}
