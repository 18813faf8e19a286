import { createContext, type ReactNode, use } from 'react';
import { currentLocale, type Locale } from '@console/i18n';

const LocaleContext = createContext<Locale | null>(null);

/** Provides the displayed language to the components of one React root. */
export const UiProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** Returns the displayed language, also without a provider. */
export const useLocale = (): Locale => use(LocaleContext) ?? currentLocale();
