import i18next, { type BackendModule, type ReadCallback, type i18n as Instance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Texts of one namespace, loaded when their language is first needed. Flat keys: `card.freeze`. */
export type LocaleLoaders = Record<'en-US' | 'zh-CN', () => Promise<{ default: Record<string, string> }>>;

/** Languages of the console, with their own names (specification, section 9). */
export const locales = [
  { locale: 'en-US', label: 'English' },
  { locale: 'zh-CN', label: '简体中文' },
] as const;
/** A language of the console as the browser names it. */
export type Locale = (typeof locales)[number]['locale'];

const loaders = new Map<string, LocaleLoaders>();
/** Namespaces whose texts could not be had: i18next would show their keys and never ask again by itself. */
const missing = new Map<string, Error>();

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = loaders.get(namespace)?.[language as Locale];
    if (!load) return done(null, {});
    load().then(
      (module) => {
        missing.delete(namespace);
        done(null, module.default);
      },
      (error: Error) => {
        missing.set(namespace, error);
        done(error, null);
      },
    );
  },
};

/** The one instance of the page; remotes find it as a shared singleton. */
export const i18n: Instance = i18next;

/** Starts in `locale`. Every namespace is read through `addTexts`; a missing key shows the other language. */
export async function startI18n(locale: Locale, namespaces: Record<string, LocaleLoaders>): Promise<void> {
  for (const [namespace, texts] of Object.entries(namespaces)) loaders.set(namespace, texts);
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      supportedLngs: locales.map((one) => one.locale),
      load: 'currentOnly',
      ns: Object.keys(namespaces),
      defaultNS: Object.keys(namespaces)[0] ?? 'translation',
      keySeparator: false,
      nsSeparator: false,
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Adds the texts of a remote under their own namespace, `remote@version`, in the current language. Fails without them. */
export async function addTexts(namespace: string, texts: LocaleLoaders): Promise<void> {
  loaders.set(namespace, texts);
  if (missing.has(namespace)) await i18n.reloadResources([i18n.language], [namespace]);
  else await i18n.loadNamespaces(namespace);
  const error = missing.get(namespace);
  if (error) throw error;
}

/** Forgets the texts of a version that is gone. */
export function removeTexts(namespace: string): void {
  loaders.delete(namespace);
  for (const { locale } of locales) i18n.removeResourceBundle(locale, namespace);
}

/** Shows the console in another language, after its texts are there. */
export async function changeLocale(locale: Locale): Promise<void> {
  await i18n.changeLanguage(locale);
}

/** The language that is shown now. */
export const currentLocale = (): Locale => (i18n.language === 'zh-CN' ? 'zh-CN' : 'en-US');
