import { i18n, type Locale, locales } from '@console/i18n';
import { useTranslation } from 'react-i18next';

/**
 * Registers the texts of a lazily loaded component in both languages, so that the initial load does not include them.
 * Other texts, such as "Remove", come from the package.
 */
export function ownTexts(namespace: string, texts: Record<Locale, Record<string, string>>) {
  const add = () => {
    for (const { locale } of locales) i18n.addResourceBundle(locale, namespace, texts[locale]);
  };
  i18n.on('initialized', add);
  if (i18n.isInitialized) add();
  return () => useTranslation([namespace, 'ui'], { nsMode: 'fallback' });
}
