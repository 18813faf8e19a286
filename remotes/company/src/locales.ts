import { withKit } from '@console/screens';

export const locales = withKit({
  'en-US': () => import('./english'),
  'zh-CN': () => import('./chinese'),
});

/** Texts of the help, loaded when it is requested. */
export const features = {
  'en-US': () => import('./help/en-US.json'),
  'zh-CN': () => import('./help/zh-CN.json'),
};
