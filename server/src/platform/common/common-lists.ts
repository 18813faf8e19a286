import { currencies, minorDigitsOf, symbolOf, type I18nText } from '@console/contracts';
import { callingCodes, countryCodes } from './country.data';

/** Names in both languages from the runtime; cached, because they do not change. */
function naming(type: 'region' | 'currency'): (code: string) => I18nText {
  const english = new Intl.DisplayNames('en', { type });
  const chinese = new Intl.DisplayNames('zh-Hans', { type });
  return (code) => ({ en_US: english.of(code) ?? code, zh_CN: chinese.of(code) ?? code });
}

const nameOfRegion = naming('region');
const nameOfCurrency = naming('currency');

const byEnglishName = (a: { names: I18nText }, b: { names: I18nText }) =>
  a.names.en_US.localeCompare(b.names.en_US, 'en');

export const countries = countryCodes.map((code) => ({ code, names: nameOfRegion(code) })).sort(byEnglishName);

export const phoneAreas = callingCodes
  .map(([country, areaCode]) => ({ country, areaCode, names: nameOfRegion(country) }))
  .sort(byEnglishName);

const areaCodes = new Set<string>(phoneAreas.map(({ areaCode }) => areaCode));

export const isAreaCode = (code: string): boolean => areaCodes.has(code);

export const currencyList = currencies.map((code) => ({
  code,
  symbol: symbolOf(code),
  minorDigits: minorDigitsOf(code),
  names: nameOfCurrency(code),
}));

export const cardSchemes = [
  { code: 'VISA', names: { en_US: 'Visa', zh_CN: 'Visa' } },
  { code: 'MASTERCARD', names: { en_US: 'Mastercard', zh_CN: 'Mastercard' } },
  { code: 'UNIONPAY', names: { en_US: 'UnionPay', zh_CN: '银联' } },
];

const timezoneNames = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

export const isTimezone = (name: string): boolean => timezoneNames.includes(name);

interface Zone {
  name: string;
  offset: string;
}

/** UTC offsets only change at quarters of an hour. */
const quarterMs = 15 * 60_000;

let latest: { quarter: number; zones: Zone[] } | undefined;

/**
 * Returns time zones with their UTC offset, such as `+08:00`, which depends on daylight saving time. Computing them
 * takes longer than a hundred other calls, so the result is cached until an offset can change.
 */
export function timezonesAt(now: Date): Zone[] {
  const quarter = Math.floor(now.getTime() / quarterMs);
  if (latest?.quarter !== quarter)
    latest = { quarter, zones: timezoneNames.map((name) => ({ name, offset: offsetOf(name, now) })) };
  return latest.zones;
}

function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return offset === '' ? '+00:00' : offset;
}
