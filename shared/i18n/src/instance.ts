import i18next, { type BackendModule, type ReadCallback, type i18n as Instance } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Texts of one namespace, loaded when their language is first used. Flat keys: `card.freeze`. */
export type LocaleLoaders = Record<'en-US' | 'zh-CN', () => Promise<{ default: Record<string, string> }>>;

/** Texts of one feature of a namespace, by its folder; loaded with the first page that shows them. */
export type FeatureLoaders = Record<keyof LocaleLoaders, (feature: string) => ReturnType<LocaleLoaders['en-US']>>;

/** Languages of the console, with their native names (specification, section 9). */
export const locales = [
  { locale: 'en-US', label: 'English' },
  { locale: 'zh-CN', label: '简体中文' },
] as const;
/** A language in the notation of browsers. */
export type Locale = (typeof locales)[number]['locale'];

const loaders = new Map<string, LocaleLoaders>();
/** Features whose texts were loaded, by namespace; their texts are also loaded for each language that is used later. */
const features = new Map<string, Map<string, LocaleLoaders>>();
/** Loaded texts, by namespace, feature and language. */
const there = new Set<string>();
const keyOf = (...parts: string[]) => parts.join(' ');
/** Namespaces whose texts failed to load. Without this, i18next would show their keys and never retry. */
const missing = new Map<string, Error>();

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = loaders.get(namespace)?.[language as Locale];
    if (!load) return done(null, {});
    const shown = [...(features.get(namespace) ?? [])];
    Promise.all([load(), ...shown.map(([, texts]) => texts[language as Locale]())]).then(
      (modules) => {
        missing.delete(namespace);
        for (const [feature] of shown) there.add(keyOf(namespace, language, feature));
        done(null, Object.assign({}, ...modules.map((module) => module.default)) as Record<string, string>);
      },
      (error: Error) => {
        missing.set(namespace, error);
        done(error, null);
      },
    );
  },
};

/** The instance of the page; remotes use it as a shared singleton. */
export const i18n: Instance = i18next;

/** Flat keys, and no fallback to another language. Values are not escaped here, because React escapes them. */
export const textOptions = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

/** Starts in `locale`. More namespaces are loaded with `addTexts`. Rejects if texts of `namespaces` cannot be loaded. */
export async function startI18n(locale: Locale, namespaces: Record<string, LocaleLoaders>): Promise<void> {
  for (const [namespace, texts] of Object.entries(namespaces)) loaders.set(namespace, texts);
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      ...textOptions,
      lng: locale,
      supportedLngs: locales.map((one) => one.locale),
      load: 'currentOnly',
      ns: Object.keys(namespaces),
      defaultNS: Object.keys(namespaces)[0] ?? 'translation',
      partialBundledLanguages: true,
      react: { useSuspense: false },
    });
  throwIfMissing(Object.keys(namespaces));
}

/** i18next would show the keys of texts that failed to load, without an error. */
function throwIfMissing(namespaces: readonly string[]): void {
  for (const namespace of namespaces) {
    const error = missing.get(namespace);
    if (error) throw error;
  }
}

/** Adds the texts of a remote in its namespace, `remote@version`, in the current language. Rejects if they cannot be loaded. */
export async function addTexts(namespace: string, texts: LocaleLoaders): Promise<void> {
  loaders.set(namespace, texts);
  if (missing.has(namespace)) await i18n.reloadResources([i18n.language], [namespace]);
  else await i18n.loadNamespaces(namespace);
  throwIfMissing([namespace]);
}

interface Feature {
  feature: string;
  features: FeatureLoaders;
  /** Texts that all features of the namespace share. */
  locales: LocaleLoaders;
}

/**
 * Adds the texts of one feature to its namespace, in addition to the shared texts. Rejects if they cannot be loaded.
 */
export async function addFeatureTexts(namespace: string, { feature, features: load, locales: base }: Feature) {
  const own = features.get(namespace) ?? new Map<string, LocaleLoaders>();
  own.set(feature, { 'en-US': () => load['en-US'](feature), 'zh-CN': () => load['zh-CN'](feature) });
  features.set(namespace, own);
  // The shared texts come first, because a namespace counts as loaded when it has any text.
  await addTexts(namespace, base);
  await fillFeatures(currentLocale());
}

/** Loads missing texts of shown features, in namespaces that are loaded in this language. */
async function fillFeatures(locale: Locale): Promise<void> {
  const lacking = [...features].flatMap(([namespace, own]) =>
    [...own].flatMap(([feature, load]) => {
      const key = keyOf(namespace, locale, feature);
      return there.has(key) ? [] : [{ namespace, key, load: load[locale] }];
    }),
  );
  await Promise.all(
    lacking.map(async ({ namespace, key, load }) => {
      const { default: texts } = await load();
      // The version was removed, or its shared texts failed to load in this language.
      if (!features.has(namespace) || !i18n.hasResourceBundle(locale, namespace)) return;
      i18n.addResourceBundle(locale, namespace, texts, true, true);
      there.add(key);
    }),
  );
}

/** Removes the texts of a removed version. */
export function removeTexts(namespace: string): void {
  loaders.delete(namespace);
  features.delete(namespace);
  for (const key of there) if (key.startsWith(`${namespace} `)) there.delete(key);
  for (const { locale } of locales) i18n.removeResourceBundle(locale, namespace);
}

/** Changes the language after its texts are loaded. Rejects and stays in the current language if they cannot be loaded. */
export async function changeLocale(locale: Locale): Promise<void> {
  await fillFeatures(locale);
  await loadShown(locale);
  await i18n.changeLanguage(locale);
  // Texts of pages that were first shown in the meantime.
  await fillFeatures(locale);
}

/** Loads the texts of a language for all namespaces that have texts in the current language. */
async function loadShown(locale: Locale): Promise<void> {
  const shown = [...loaders.keys()].filter((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  const lacking = shown.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  // `loadLanguages` requests texts only once, and does not repeat a failed request.
  if (lacking.length > 0) await i18n.reloadResources([locale], lacking);
  throwIfMissing(lacking);
}

/** Returns the current language. */
export const currentLocale = (): Locale => (i18n.language === 'zh-CN' ? 'zh-CN' : 'en-US');
