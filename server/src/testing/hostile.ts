import * as fc from 'fast-check';

/** Values that often cause errors in programs. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    -0,
    1e308,
    2 ** 53,
    '9'.repeat(400),
    'NaN',
    '1e9',
    '0x10',
    '\u0000',
    '\ud800',
    '\u202e\u2066x',
    '𝒳'.repeat(300),
    'x'.repeat(20_000),
    "' or 1=1; --",
    '${7*7}{{7*7}}',
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '=1+1',
    [],
    [[[[[[]]]]]],
    {},
    { $gt: '' },
    { toString: 1, length: -1 },
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Names with a special meaning in JavaScript that JSON can contain. */
const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'companyId', 'company_id', 'role', '');

type Road = (string | number)[];

function roadsIn(value: unknown, road: Road = []): Road[] {
  if (typeof value !== 'object' || value === null) return [road];
  return [road, ...Object.entries(value).flatMap(([name, one]) => roadsIn(one, [...road, name]))];
}

/** Returns a copy of the value with one place replaced; `undefined` removes the place. */
function put(value: unknown, [name, ...rest]: Road, what: unknown): unknown {
  if (name === undefined) return what;
  if (Array.isArray(value)) return value.map((one, n) => (String(n) === name ? put(one, rest, what) : one));
  const entries = Object.entries(value ?? {}).map(([key, one]) => [key, key === name ? put(one, rest, what) : one]);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** Request bodies: valid inputs with one or two broken places, or no inputs at all. */
export function brokenBodies(inputs: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const touched = fc
    .tuple(
      inputs,
      fc.array(fc.tuple(fc.nat(1000), fc.option(hostile, { nil: undefined })), { minLength: 1, maxLength: 2 }),
    )
    .map(([input, wounds]) =>
      wounds.reduce<unknown>((value, [n, what]) => {
        const roads = roadsIn(value);
        return put(value, roads[n % roads.length] ?? [], what);
      }, input),
    );
  const grown = fc.tuple(inputs, names, hostile).map(([input, name, what]) => {
    const text = JSON.stringify(input) ?? '{}';
    const pair = `${JSON.stringify(name)}:${JSON.stringify(what) ?? 'null'}`;
    return text.startsWith('{') ? `{${pair}${text === '{}' ? '' : ','}${text.slice(1)}` : text;
  });
  const cut = fc.tuple(inputs, fc.nat(1000)).map(([input, n]) => {
    const text = JSON.stringify(input) ?? '';
    return text.slice(0, n % (text.length + 1));
  });
  const text = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { arbitrary: text(touched), weight: 6 },
    { arbitrary: grown, weight: 2 },
    { arbitrary: cut, weight: 1 },
    { arbitrary: text(hostile), weight: 1 },
  );
}
