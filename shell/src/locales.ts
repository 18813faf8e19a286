import type { LocaleLoaders } from '@console/i18n';

/** Words of the shell. */
export const shellLocales: LocaleLoaders = {
  'en-US': () => import('./locales/en-US.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
};
