import { brandOf } from './brand.rules';

/** Paints the console in the colour of its company. The theme picks the light or the dark steps by itself. */
export function setBrand(seedHex: string): void {
  const { light, dark, accentLight, accentDark } = brandOf(seedHex);
  const { style } = document.documentElement;
  light.forEach((step, index) => style.setProperty(`--brand-light-${index + 1}`, step));
  dark.forEach((step, index) => style.setProperty(`--brand-dark-${index + 1}`, step));
  style.setProperty('--accent-light', accentLight);
  style.setProperty('--accent-dark', accentDark);
}
