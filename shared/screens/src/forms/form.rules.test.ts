import { fieldOf, firstIssues, isSame } from './form.rules';

const issue = (field: string, code: string) => ({ field, code, params: {} });

describe('issues of a form', () => {
  test('the path of an issue names its field', () => {
    expect(fieldOf('deposit.amount')).toBe('deposit');
  });

  test('each field has one issue, and a rule takes precedence over the schema', () => {
    const first = firstIssues([
      issue('deposit', 'MIN_AMOUNT'),
      issue('deposit.amount', 'FORMAT'),
      issue('alias', 'REQUIRED'),
    ]);
    expect([...first].map(([field, { code }]) => [field, code])).toEqual([
      ['deposit', 'MIN_AMOUNT'],
      ['alias', 'REQUIRED'],
    ]);
  });
});

describe('changed values', () => {
  test.each([
    [{}, { alias: undefined }, true],
    [{}, { alias: '' }, true],
    [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
    [{ alias: 'a' }, { alias: 'b' }, false],
    [{ deposit: { amount: '1' } }, { deposit: { amount: '2' } }, false],
  ])('%j and %j are equal: %s', (one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
  });
});
