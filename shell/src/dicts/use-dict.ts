import { dictStore } from '@console/api';
import { type DictDetail, languageOf } from '@console/contracts';
import { useLocale } from '@console/ui';
import { useEffect, useSyncExternalStore } from 'react';

/** Labels and colours of a dictionary from the server. */
export interface Dict {
  /** Label of a code: empty while the dictionary loads, the code itself if it has no label. */
  label: (code: string) => string;
  colour: (code: string) => DictDetail['colour'];
}

/** Loads a dictionary, once per version. */
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
