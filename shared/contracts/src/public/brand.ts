import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { i18nText } from '../text';

/** The face of a company: names, colour and where its logo is served. */
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

/** That of the company of whoever is signed in, with its notice, which public pages ask for. */
export const ownBrand = brand.extend({ copyright: i18nText });
export type OwnBrand = z.infer<typeof ownBrand>;

const website = z.strictObject({ website: z.url().max(200) });

/** Logo and names of the company that owns this site origin. */
export const queryHeadLogo = operation({
  path: '/public/headLogo',
  permission: 'public',
  input: website,
  output: z.strictObject({
    companyName: i18nText,
    platformLabel: i18nText,
    /** A served address, usable in `<img>`. */
    logo: z.string(),
    brandSeed: z.string().regex(/^#[0-9A-F]{6}$/i),
  }),
  reads: true,
});

/** Address of the icon; `type` 1 is the second variant, for dark grounds. */
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
