import type { I18nText } from '@console/contracts';
import { formatList } from '@console/i18n';

interface Area {
  areaCode: string;
  names: I18nText;
}

/** Returns one choice per calling code, with the countries that share it. */
export function areaOptions(areas: readonly Area[], textOf: (names: I18nText) => string) {
  const named = new Map<string, string[]>();
  for (const { areaCode, names } of areas) named.set(areaCode, [...(named.get(areaCode) ?? []), textOf(names)]);
  return [...named].map(([value, names]) => ({ value, label: value, description: formatList(names) }));
}
