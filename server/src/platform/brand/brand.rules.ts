import type { I18nText } from '@console/contracts';

/** The face of a company. */
export interface Brand {
  id: string;
  name: I18nText;
  platformLabel: I18nText;
  copyright: I18nText;
  brandSeed: string;
  /** Outline of the mark in a 32 by 32 box, as the `d` of an SVG path. */
  logoMark: string;
}

/** `tile` is the mark on its colour; `mark` stands alone, for dark grounds. */
export type IconVariant = 'tile' | 'mark';

const outline = /^[\d\s.,A-Za-z-]*$/;

/** The company's icon as SVG. Nothing of it is taken over unchecked, since it is served from our own origin. */
export function iconOf({ brandSeed, logoMark }: Brand, variant: IconVariant): string {
  const mark = outline.test(logoMark) ? logoMark : '';
  const colour = /^#[0-9A-F]{6}$/i.test(brandSeed) ? brandSeed : '#444444';
  const [ground, ink] =
    variant === 'tile' ? [`<rect width="32" height="32" rx="7" fill="${colour}"/>`, '#fff'] : ['', '#fff'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${ground}<path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg>`;
}

/** Address of the icon of an origin's company. */
export const iconAddress = (origin: string, variant: IconVariant = 'tile'): string =>
  `/admin/public/iconLogo?website=${encodeURIComponent(origin)}${variant === 'mark' ? '&type=1' : ''}`;
