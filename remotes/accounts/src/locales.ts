import type { LocaleLoaders } from '@console/i18n';

export const locales: LocaleLoaders = {
  'en-US': () => import('./locales/en-US.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
};
