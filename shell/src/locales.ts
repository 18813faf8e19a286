import { addFeatureTexts, type FeatureLoaders, type LocaleLoaders } from '@console/i18n';

/** Words of the shell. */
export const shellLocales: LocaleLoaders = {
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
};

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

/** Words of the pages for those who have no account yet: whoever is signed in never loads them. */
export const addPublicTexts = () => addFeatureTexts('shell', { feature: 'public', features, locales: shellLocales });
