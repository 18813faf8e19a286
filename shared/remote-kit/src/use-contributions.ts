import { languageOf } from '@console/contracts';
import type { SlotName } from '@console/contracts/slots';
import { currentLocale } from '@console/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from './page-context';
import type { SlotContribution } from './shell-slots';

const nothing: readonly SlotContribution[] = [];
const never = () => () => undefined;

/** Returns the contributions to a slot for this user, with translated titles. */
export function useContributions(slot: SlotName): readonly { name: string; title: string }[] {
  const { slots } = useShell();
  // Renders again when the language changes.
  useTranslation();
  const language = languageOf(currentLocale());
  const contributions = useSyncExternalStore(slots?.subscribe ?? never, () => slots?.contributionsTo(slot) ?? nothing);
  return useMemo(
    () => contributions.map(({ name, title }) => ({ name, title: title[language] })),
    [contributions, language],
  );
}
