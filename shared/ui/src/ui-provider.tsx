import { createContext, type ReactNode, use } from 'react';
import { currentLocale, type Locale } from '@console/i18n';

const LocaleContext = createContext<Locale | null>(null);

/** Tells the components of one React root which language is shown. */
export const UiProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** The language that is shown, also without a provider. */
export const useLocale = (): Locale => use(LocaleContext) ?? currentLocale();
