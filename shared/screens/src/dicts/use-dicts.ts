import { dictStore } from '@console/api';
import type { DictDetail } from '@console/contracts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocalText } from '../use-shown';

/** Labels of the requested dictionaries. */
export interface Dicts {
  /** Label of a code; the code itself until the label is loaded. */
  label: (dict: string, code: string) => string;
  /** Enabled entries of a dictionary as choices, in its order. */
  options: (dict: string) => { value: string; label: string }[];
  /** All entries of a dictionary in its order, with disabled ones. */
  details: (dict: string) => readonly DictDetail[];
}

const none: readonly DictDetail[] = [];

/** Loads dictionaries once per version. `names` may be a new array at every render; the result only changes when labels do. */
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
