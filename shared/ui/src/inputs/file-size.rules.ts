import type { Locale } from '@console/i18n';

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** Formats a size: 812 byte, 14 kB, 1.3 MB. */
export function sizeText(bytes: number, locale: Locale): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const unit = units[power] ?? 'byte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: power === 2 ? 1 : 0 });
  return format.format(bytes / 1024 ** power);
}
