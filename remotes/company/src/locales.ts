import { withKit } from '@console/screens';

export const locales = withKit({
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
});
