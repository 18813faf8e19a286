import { withKit } from '@console/screens';

export const locales = withKit({
  'en-US': () => import('./locales/en-US.json'),
  'zh-CN': () => import('./locales/zh-CN.json'),
});
