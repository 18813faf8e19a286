import { read, sources } from './tree';

/** Matches a pattern that is a parameter, or is put together in SQL; literal patterns are fixed. */
const built = /\b(?:i?like|similar\s+to)\s+(?:any\s*\(\s*)?(?:\$\{|'[^']*'\s*\|\|)|(?<=\s)!?~~\*?\s+\$\{/i;
const helpers = 'server/src/platform/listing/filters.ts';

test('patterns of LIKE are built only by helpers that escape `%`, `_` and the backslash', () => {
  const files = sources('server').filter((file) => file !== helpers && !/\.test\./.test(file));
  const wrong = files.filter((file) => built.test(read(file)));
  expect({ wrong, remedy: `contains or startsWith of ${helpers}` }).toEqual({
    wrong: [],
    remedy: `contains or startsWith of ${helpers}`,
  });
  expect(built.test(read(helpers))).toBe(true);
});
