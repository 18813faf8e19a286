import type { LocaleLoaders } from '@console/i18n';

type Load = LocaleLoaders['en-US'];

const both =
  (own: Load, kit: Load): Load =>
  async () => {
    const [ownTexts, kitTexts] = await Promise.all([own(), kit()]);
    return { default: { ...kitTexts.default, ...ownTexts.default } };
  };

/** Adds the texts of the kit to those of a remote, in one namespace. A remote can override texts of the kit. */
export const withKit = (own: LocaleLoaders): LocaleLoaders => ({
  'en-US': both(own['en-US'], () => import('./en-US.json')),
  'zh-CN': both(own['zh-CN'], () => import('./zh-CN.json')),
});
