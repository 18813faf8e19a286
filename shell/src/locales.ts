import type { LocaleLoaders } from '@console/i18n';

/** Words of the shell. */
export const shellLocales: LocaleLoaders = {
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
};
