import { i18n, type Locale, locales } from '@console/i18n';
import { useTranslation } from 'react-i18next';

/**
 * For a piece of the package that loads when a page first needs it: its texts come along with it in both languages, so that
 * no first visit is loaded with them. What the piece does not say itself, such as "Remove", is a text of the package.
 */
export function ownTexts(namespace: string, texts: Record<Locale, Record<string, string>>) {
  const add = () => {
    for (const { locale } of locales) i18n.addResourceBundle(locale, namespace, texts[locale]);
  };
  i18n.on('initialized', add);
  if (i18n.isInitialized) add();
  return () => useTranslation([namespace, 'ui'], { nsMode: 'fallback' });
}
