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
  /** Uploaded images; null if the mark is drawn instead. */
  logoFileId: string | null;
  iconFileId: string | null;
}

/** `tile`: the mark on a square of the brand color. `mark`: the mark alone, for dark backgrounds. */
type IconVariant = 'tile' | 'mark';

/**
 * Image variant in an address: the icon, or with `type=1` the logo. Without an uploaded logo, the mark for dark
 * backgrounds is used.
 */
export type BrandVariant = 'icon' | 'logo';

/** Returns the uploaded image for a variant; null if the image is drawn. */
export const uploadedImage = ({ iconFileId, logoFileId }: Brand, variant: BrandVariant): string | null =>
  variant === 'icon' ? iconFileId : logoFileId;

const outline = /^[\d\s.,A-Za-z-]*$/;

/** Returns the drawn image of a variant as SVG. Its values are validated, because our own origin serves it. */
export const drawnImage = (brand: Brand, variant: BrandVariant): string =>
  iconOf(brand, variant === 'icon' ? 'tile' : 'mark');

function iconOf({ brandSeed, logoMark }: Brand, variant: IconVariant): string {
  const mark = outline.test(logoMark) ? logoMark : '';
  const colour = /^#[0-9A-F]{6}$/i.test(brandSeed) ? brandSeed : '#444444';
  const [ground, ink] =
    variant === 'tile' ? [`<rect width="32" height="32" rx="7" fill="${colour}"/>`, '#fff'] : ['', '#fff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${ground}<path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg>`;
}

/** Owner of an icon: the company of a site, or a company by its id. */
export type IconOwner = { website: string } | { company: string };

/** Returns the image address of a variant. */
export const iconAddress = (owner: IconOwner, variant: BrandVariant = 'icon'): string =>
  `/admin/public/iconLogo?${new URLSearchParams({ ...owner, ...(variant === 'logo' && { type: '1' }) }).toString()}`;

/** Returns the address of the logo for light backgrounds: the uploaded logo, or the drawn tile. */
export const logoAddress = ({ logoFileId }: Brand, owner: IconOwner): string =>
  iconAddress(owner, logoFileId === null ? 'icon' : 'logo');

/** Returns the brand in the format that browsers receive. */
export const shownBrand = (brand: Brand, owner: IconOwner) => ({
  companyName: brand.name,
  platformLabel: brand.platformLabel,
  brandSeed: brand.brandSeed,
  logo: logoAddress(brand, owner),
  logoOnDark: iconAddress(owner, 'logo'),
  icon: iconAddress(owner),
});

/** Returns the brand of a user's own company. */
export const ownBrandOf = (brand: Brand): OwnBrand => ({
  ...shownBrand(brand, { company: brand.id }),
  copyright: brand.copyright,
});
