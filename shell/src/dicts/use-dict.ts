import { dictStore } from '@console/api';
import { type DictDetail, languageOf } from '@console/contracts';
import { useLocale } from '@console/ui';
import { useEffect, useSyncExternalStore } from 'react';

/** A dictionary of the server, whose modules know what their codes are called. */
export interface Dict {
  /** Label of a code; nothing while it is fetched, the code itself where there is none. */
  label: (code: string) => string;
  colour: (code: string) => DictDetail['colour'];
}

/** Fetches it once for each version. */
export function useDict(name: string): Dict {
  const details = useSyncExternalStore(dictStore.subscribe, dictStore.current)[name];
  const language = languageOf(useLocale());
  useEffect(() => void dictStore.ask([name]), [name]);
  const find = (code: string) => details?.find((one) => one.code === code);
  return {
    label: (code) => (details ? (find(code)?.label[language] ?? code) : ''),
    colour: (code) => find(code)?.colour ?? 'mute',
  };
}
