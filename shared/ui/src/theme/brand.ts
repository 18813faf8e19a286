import { brandOf } from './brand.rules';

/** Sets the company's brand color. The theme selects the light or dark steps. */
export function setBrand(seedHex: string): void {
  const { light, dark, accentLight, accentDark } = brandOf(seedHex);
  const { style } = document.documentElement;
  light.forEach((step, index) => style.setProperty(`--brand-light-${index + 1}`, step));
  dark.forEach((step, index) => style.setProperty(`--brand-dark-${index + 1}`, step));
  style.setProperty('--accent-light', accentLight);
  style.setProperty('--accent-dark', accentDark);
}
