import type { LocaleLoaders } from '@console/i18n';

type Load = LocaleLoaders['en-US'];

const both =
  (own: Load, kit: Load): Load =>
  async () => {
    const [ownTexts, kitTexts] = await Promise.all([own(), kit()]);
    return { default: { ...kitTexts.default, ...ownTexts.default } };
  };

/** Texts of a remote together with those of the kit, in one namespace. A remote may word one of them differently. */
export const withKit = (own: LocaleLoaders): LocaleLoaders => ({
  'en-US': both(own['en-US'], () => import('./en-US.json')),
  'zh-CN': both(own['zh-CN'], () => import('./zh-CN.json')),
});
