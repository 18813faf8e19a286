import type { I18nText, OwnBrand } from '@console/contracts';

/** Brand of a company. */
export interface Brand {
  id: string;
  name: I18nText;
  platformLabel: I18nText;
  copyright: I18nText;
  brandSeed: string;
  /** Outline of the mark in a 32 by 32 box, as the `d` of an SVG path. */
  logoMark: string;
}

/** `tile` is the mark on its colour; `mark` stands alone, for dark backgrounds. */
export type IconVariant = 'tile' | 'mark';

const outline = /^[\d\s.,A-Za-z-]*$/;

/** Returns the company's icon as SVG. Its values are validated, because it is served from our own origin. */
export function iconOf({ brandSeed, logoMark }: Brand, variant: IconVariant): string {
  const mark = outline.test(logoMark) ? logoMark : '';
  const colour = /^#[0-9A-F]{6}$/i.test(brandSeed) ? brandSeed : '#444444';
  const [ground, ink] =
    variant === 'tile' ? [`<rect width="32" height="32" rx="7" fill="${colour}"/>`, '#fff'] : ['', '#fff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${ground}<path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg>`;
}

/** Owner of an icon: the company of a site, or a company at any address. */
export type IconOwner = { website: string } | { company: string };

/** Returns the address of an icon. */
export const iconAddress = (owner: IconOwner, variant: IconVariant = 'tile'): string =>
  `/admin/public/iconLogo?${new URLSearchParams({ ...owner, ...(variant === 'mark' && { type: '1' }) }).toString()}`;

/** Returns the brand as browsers receive it. */
export const shownBrand = ({ name, platformLabel, brandSeed }: Brand, owner: IconOwner) => ({
  companyName: name,
  platformLabel,
  brandSeed,
  logo: iconAddress(owner),
  logoOnDark: iconAddress(owner, 'mark'),
});

/** Returns the brand of a user's own company. */
export const ownBrandOf = (brand: Brand): OwnBrand => ({
  ...shownBrand(brand, { company: brand.id }),
  copyright: brand.copyright,
});
