import type { Language } from '@console/contracts';
import { themes, type Theme } from '@console/contracts/release';

/** Theme and language of a document before the sign-in. */
export interface Preferences {
  theme: Theme;
  language: Language;
}

/** Reads the cookie `prefs`; without it, returns the browser's first supported language and the light theme. */
export function preferencesOf(cookie: string | undefined, acceptLanguage: string | undefined): Preferences {
  const stored = new URLSearchParams(cookie ?? '');
  const language = stored.get('language');
  return {
    theme: themes.find((theme) => theme === stored.get('theme')) ?? 'light',
    language: language === 'zh_CN' || language === 'en_US' ? language : firstKnown(acceptLanguage ?? ''),
  };
}

/** Browsers list languages by preference, so the weights can be ignored. */
function firstKnown(acceptLanguage: string): Language {
  const current = acceptLanguage.split(',').find((part) => /^\s*(en|zh)\b/i.test(part));
  return current && /^\s*zh/i.test(current) ? 'zh_CN' : 'en_US';
}
