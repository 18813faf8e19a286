import { queryDescriptions } from '@console/contracts';
import { useLocalText } from '../use-shown';
import { useRecord } from '../wire/use-record';

interface Described {
  dict: string;
  code: string;
}

/** Labels single codes, for pages that need only parts of a dictionary. Returns the code until its label is loaded. */
export function useDescriptions(items: readonly Described[]): (item: Described) => string {
  const textOf = useLocalText();
  const { result } = useRecord(queryDescriptions, items.length === 0 ? null : { items: [...items] }, { keeps: true });
  return ({ dict, code }) => {
    const found = result.data?.list.find((one) => one.dict === dict && one.code === code);
    return found ? textOf(found.label) : code;
  };
}
