import { byFeature } from '@console/screens';

/** Texts are loaded with the first page of their feature: all texts together are 70 KB. */
export const texts = byFeature({
  shared: ['common', 'notes', 'pools', 'purchases'],
  'en-US': (feature) => import(`./${feature}/en-US.json`),
  'zh-CN': (feature) => import(`./${feature}/zh-CN.json`),
});
