import { addFeatureTexts, type FeatureLoaders, type LocaleLoaders } from '@console/i18n';
import { tryAgain } from '@console/remote-kit';
import { uiLocales } from '@console/ui';

/** Retries failed downloads for some seconds. */
const retried = (texts: LocaleLoaders): LocaleLoaders => ({
  'en-US': () => tryAgain(texts['en-US']),
  'zh-CN': () => tryAgain(texts['zh-CN']),
});

/** Texts of the shell. */
export const shellLocales: LocaleLoaders = retried({
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
});

/** Texts of all pages of the shell. */
export const startLocales = { shell: shellLocales, ui: retried(uiLocales) };

const features: FeatureLoaders = {
  'en-US': () => import('./public/en-US.json'),
  'zh-CN': () => import('./public/zh-CN.json'),
};

const agreementFeatures: FeatureLoaders = {
  'en-US': () => import('./agreements/en-US.json'),
  'zh-CN': () => import('./agreements/zh-CN.json'),
};

/** Texts of the page for due agreements, loaded on demand because few sign-ins show it. */
export const addAgreementTexts = () =>
  addFeatureTexts('shell', { feature: 'agreements', features: agreementFeatures, locales: shellLocales });

/** Loads the texts of the public pages on demand, because signed-in users do not need them. */
export const addPublicTexts = () => addFeatureTexts('shell', { feature: 'public', features, locales: shellLocales });
