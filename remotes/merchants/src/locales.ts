import { withKit } from '@console/screens';

export const locales = withKit({
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
});

/** Help is read by few and seldom, and comes when it is requested. */
export const features = {
  'en-US': () => import('./help/en-US.json'),
  'zh-CN': () => import('./help/zh-CN.json'),
};
