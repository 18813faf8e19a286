import { dictStore } from '@console/api';
import { dayIn, type DictDetail, type I18nText, isOffered } from '@console/contracts';
import type { Tone } from '@console/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocalText, useShown } from '../use-shown';

/** Label of a code; the code itself until the label is loaded. */
export interface Labels {
  (dict: string, code: string): string;
  /** Color that was set in the console for an entry; undefined if the product's color applies. */
  chosenTone: (dict: string, code: string) => Tone | undefined;
}

/** Labels of the requested dictionaries. */
export interface Dicts {
  label: Labels;
  /** Entries of a dictionary that can be selected today, as options in its order. */
  options: (dict: string) => { value: string; label: string }[];
  /** All entries of a dictionary in its order, including disabled ones. */
  details: (dict: string) => readonly DictDetail[];
  /** True until a dictionary is loaded or failed to load. */
  isLoading: (dict: string) => boolean;
  /** Returns whether an entry can be selected today, in the user's time zone. */
  isOffered: (detail: DictDetail) => boolean;
}

const none: readonly DictDetail[] = [];

/** Loads dictionaries once per version. `names` may be a new array at every render; the result only changes when labels do. */
export function useDicts(names: readonly string[]): Dicts {
  const dicts = useSyncExternalStore(dictStore.subscribe, dictStore.current);
  const textOf = useLocalText();
  const { zone } = useShown();
  const key = names.join(',');
  useEffect(() => void dictStore.ask(key.split(',')), [key]);
  return useMemo(() => {
    // The day is computed at each call, so that a page that stays open after midnight is correct.
    const isChoice = (detail: DictDetail) => isOffered(detail, dayIn(zone, new Date()));
    return {
      label: labelsOf(dicts, textOf),
      options: (dict) =>
        (dicts[dict] ?? []).filter(isChoice).map(({ code, label }) => ({ value: code, label: textOf(label) })),
      details: (dict) => dicts[dict] ?? none,
      isLoading: (dict) => dicts[dict] === undefined,
      isOffered: isChoice,
    };
  }, [dicts, textOf, zone]);
}

const tones: readonly string[] = ['ok', 'warn', 'bad', 'info', 'mute'] satisfies Tone[];
const isTone = (colour: string): colour is Tone => tones.includes(colour);

function labelsOf(dicts: Readonly<Record<string, readonly DictDetail[]>>, textOf: (text: I18nText) => string): Labels {
  const find = (dict: string, code: string) => dicts[dict]?.find((one) => one.code === code);
  const label = (dict: string, code: string) => {
    const detail = find(dict, code);
    return detail ? textOf(detail.label) : code;
  };
  const chosenTone = (dict: string, code: string) => {
    const { isColourChosen = false, colour = '' } = find(dict, code) ?? {};
    return isColourChosen && isTone(colour) ? colour : undefined;
  };
  return Object.assign(label, { chosenTone });
}
