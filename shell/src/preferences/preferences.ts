import { type Language, languageOf, localeOf } from '@console/contracts';
import type { Theme } from '@console/contracts/release';
import { changeLocale, currentLocale, i18n, type Locale } from '@console/i18n';
import { atom } from 'jotai/vanilla';
import { store, watchSession } from '@console/session';
import { notify } from '@console/ui';

const themeOf = (): Theme => (document.body.getAttribute('arco-theme') === 'dark' ? 'dark' : 'light');

/** Current theme; the server writes the initial one into the document. */
export const themeAtom = atom<Theme>(themeOf());

/** Changes the theme and stores it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'dark') document.body.setAttribute('arco-theme', 'dark');
  else document.body.removeAttribute('arco-theme');
  document.documentElement.dataset['theme'] = theme;
  store.set(themeAtom, theme);
  keep();
}

/** Changes the language when its texts are loaded, and stores it. Shows an error if they cannot be loaded. */
export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    await changeLocale(locale);
  } catch {
    return notify(i18n.t('language.failed', { ns: 'shell' }), { tone: 'bad' });
  }
  document.documentElement.lang = locale === 'zh-CN' ? 'zh-CN' : 'en';
  keep();
}

/** Applies the language of a user at sign-in, unless this browser has a stored preference. */
export async function adoptLanguage(language: Language): Promise<void> {
  const isNotified = document.cookie.split('; ').some((cookie) => cookie.startsWith('prefs='));
  if (!isNotified) await chooseLocale(localeOf(language));
}

/** Applies a language change that the signed-in user makes in their profile. */
export function followLanguage(): () => void {
  let before: Language | null = null;
  return watchSession((session) => {
    const next = session.at === 'in' ? session.user.language : null;
    if (before !== null && next !== null && next !== before) void chooseLocale(localeOf(next));
    before = next;
  });
}

/** Stored as a cookie, so that the server can render the document in this language and theme. */
function keep(): void {
  const value = new URLSearchParams({ theme: themeOf(), language: languageOf(currentLocale()) });
  const year = 365 * 24 * 60 * 60;
  document.cookie = `prefs=${encodeURIComponent(value.toString())}; path=/; max-age=${year}; samesite=lax`;
}
