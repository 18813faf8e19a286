import { countries, currencyList, phoneAreas, timezonesAt } from './common-lists';
import { statesOf } from './state.data';

it('countries have names in both languages and are sorted by the English name', () => {
  expect(countries).toHaveLength(250);
  expect(countries[0]?.names).toEqual({ en_US: 'Afghanistan', zh_CN: '阿富汗' });
  expect(countries.filter(({ code, names }) => names.en_US === code || names.zh_CN === code)).toEqual([]);
});

it('area codes are a plus and digits', () => {
  expect(phoneAreas.find(({ country }) => country === 'CN')?.areaCode).toBe('+86');
  expect(phoneAreas.filter(({ areaCode }) => !/^\+\d{1,4}$/.test(areaCode))).toEqual([]);
});

it('a currency has its symbol and number of decimals', () => {
  expect(currencyList.find(({ code }) => code === 'VND')).toMatchObject({ symbol: '₫', minorDigits: 0 });
});

it('time zone offsets follow daylight saving time', () => {
  const offset = (name: string, at: string) => timezonesAt(new Date(at)).find((zone) => zone.name === name)?.offset;
  expect(offset('Asia/Shanghai', '2026-03-09T00:00:00Z')).toBe('+08:00');
  expect(offset('Europe/Paris', '2026-01-01T00:00:00Z')).toBe('+01:00');
  expect(offset('Europe/Paris', '2026-07-01T00:00:00Z')).toBe('+02:00');
  expect(offset('UTC', '2026-07-01T00:00:00Z')).toBe('+00:00');
});

it.each([
  ['US', 51],
  ['CN', 34],
  ['CA', 13],
  ['AU', 8],
  ['SG', 0],
])('%s has %i states', (country, count) => {
  const states = statesOf(country);
  expect(states).toHaveLength(count);
  expect(states.filter(({ names }) => !names.en_US || !names.zh_CN)).toEqual([]);
});
