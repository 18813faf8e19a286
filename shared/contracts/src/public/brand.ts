import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText } from '../text';

/** Brand of a company: names, color and logo addresses. */
export const brand = z.strictObject({
  companyName: i18nText,
  platformLabel: i18nText,
  brandSeed: z.string(),
  /** Logo for the header and the sign-in page, on a light background. */
  logo: z.string(),
  logoOnDark: z.string(),
  /** Icon of the browser tab. */
  icon: z.string(),
});

/** Brand of the signed-in user's company, with the copyright notice, which public pages request separately. */
export const ownBrand = brand.extend({ copyright: i18nText });
export type OwnBrand = z.infer<typeof ownBrand>;

const website = z.strictObject({ website: z.url().max(200) });

/** Returns logo and names of the company to which the site origin belongs. */
export const queryHeadLogo = operation({
  path: '/public/headLogo',
  permission: 'public',
  input: website,
  output: z.strictObject({
    companyName: i18nText,
    platformLabel: i18nText,
    /** Address of the logo, usable in `<img>`. */
    logo: z.string(),
    brandSeed: z.string().regex(/^#[0-9A-F]{6}$/i),
  }),
  reads: true,
});

/** Returns the address of the icon. `type` 1 is the variant for dark backgrounds. */
export const queryIconLogo = operation({
  path: '/public/iconLogo',
  permission: 'public',
  input: website.extend({ type: z.literal(1).optional() }),
  output: z.strictObject({ icon: z.string() }),
  reads: true,
});

export const queryCopyright = operation({
  path: '/public/queryCopyright',
  permission: 'public',
  input: website,
  output: z.strictObject({ copyright: i18nText }),
  reads: true,
  resetsIdle: false,
});
