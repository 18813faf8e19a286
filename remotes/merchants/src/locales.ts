import { withKit } from '@console/screens';

export const locales = withKit({
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
});

/** Loaded on demand, because few users open the help. */
export const features = {
  'en-US': () => import('./help/en-US.json'),
  'zh-CN': () => import('./help/zh-CN.json'),
};
