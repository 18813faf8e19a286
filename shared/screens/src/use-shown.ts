import { languageOf, type I18nText, type Language } from '@console/contracts';
import type { Shown } from '@console/i18n';
import { sessionAtom } from '@console/session';
import { useLocale } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';

/** How moments are shown to this user: language and time zone. */
export function useShown(): Shown {
  const session = useAtomValue(sessionAtom);
  return { locale: useLocale(), zone: session.at === 'in' ? session.user.timezone : 'UTC' };
}

/** The language that is shown, as the contracts name it. */
export const useLanguage = (): Language => languageOf(useLocale());

/** Picks the language of names that come in both; a name that lacks one shows the other. The same until that changes. */
export function useLocalText(): (text: I18nText) => string {
  const language = useLanguage();
  return useCallback((text) => text[language] || text.en_US || text.zh_CN, [language]);
}
