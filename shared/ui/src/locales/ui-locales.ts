import type { LocaleLoaders } from '@console/i18n';

/** Texts of the components: namespace `ui`. */
export const uiLocales: LocaleLoaders = {
  'en-US': () => import('./en-US.json'),
  'zh-CN': () => import('./zh-CN.json'),
};
