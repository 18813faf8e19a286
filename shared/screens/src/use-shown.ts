import { languageOf, type I18nText, type Language } from '@console/contracts';
import type { Shown } from '@console/i18n';
import { sessionAtom } from '@console/session';
import { useLocale } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';

/** Returns the user's language and time zone for formatting times. */
export function useShown(): Shown {
  const session = useAtomValue(sessionAtom);
  return { locale: useLocale(), zone: session.at === 'in' ? session.user.timezone : 'UTC' };
}

/** Returns the current language in the notation of the contracts. */
export const useLanguage = (): Language => languageOf(useLocale());

/**
 * Returns a function that selects a translation, or the other language if a name has no translation. Its identity
 * changes only with the language.
 */
export function useLocalText(): (text: I18nText) => string {
  const language = useLanguage();
  return useCallback((text) => text[language] || text.en_US || text.zh_CN, [language]);
}
