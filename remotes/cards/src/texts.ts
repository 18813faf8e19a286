import { byFeature } from '@console/screens';

/** Texts of a feature come with its first page: all of them together are 70 KB that no single page needs. */
export const texts = byFeature({
  shared: ['common', 'notes', 'pools', 'purchases'],
  'en-US': (feature) => import(`./${feature}/en-US.json`),
  'zh-CN': (feature) => import(`./${feature}/zh-CN.json`),
});
