import { dictStore } from '@console/api';
import type { DictDetail } from '@console/contracts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocalText } from '../use-shown';

/** Labels of the dictionaries that were requested. */
export interface Dicts {
  /** Label of a code; the code itself while there is none. */
  label: (dict: string, code: string) => string;
  /** What a dictionary offers, in its order, as choices. */
  options: (dict: string) => { value: string; label: string }[];
  /** All of its entries in its order, disabled ones too. */
  details: (dict: string) => readonly DictDetail[];
}

const none: readonly DictDetail[] = [];

/** Reads dictionaries once per version. `names` may be a new array at every render; the answer is new if labels are. */
export function useDicts(names: readonly string[]): Dicts {
  const dicts = useSyncExternalStore(dictStore.subscribe, dictStore.current);
  const textOf = useLocalText();
  const key = names.join(',');
  useEffect(() => void dictStore.ask(key.split(',')), [key]);
  return useMemo(
    () => ({
      label: (dict, code) => {
        const detail = dicts[dict]?.find((one) => one.code === code);
        return detail ? textOf(detail.label) : code;
      },
      options: (dict) =>
        (dicts[dict] ?? [])
          .filter(({ isDisabled }) => !isDisabled)
          .map(({ code, label }) => ({ value: code, label: textOf(label) })),
      details: (dict) => dicts[dict] ?? none,
    }),
    [dicts, textOf],
  );
}
