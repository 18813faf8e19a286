import { accountOf, binOf, idOf } from '@console/testing';
import { draftIssues, matching, shortBy, withBin } from './card-draft.rules';

const today = '2026-11-21';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const codesOf = (values: Parameters<typeof draftIssues>[0], bin = binOf()) =>
  draftIssues(values, bin, today).map(({ field, code }) => `${field} ${code}`);

describe('rules of a draft', () => {
  test.each([
    ['nothing filled in', {}, []],
    ['the least deposit', { deposit: usd('10') }, []],
    ['less', { deposit: usd('9.99') }, ['deposit MIN_AMOUNT']],
    ['a currency of another product', { deposit: { amount: '10', currency: 'EUR' as const } }, ['deposit CURRENCY']],
    ['too many cards', { count: 101 }, ['count CARD_COUNT']],
    ['a limit without a period', { limit: usd('5') }, ['limitPeriod REQUIRED']],
    ['the first day', { validTo: '2026-12-21' }, []],
    ['the day before', { validTo: '2026-12-20' }, ['validTo MIN_VALIDITY']],
  ])('%s', (_name, values, expected) => {
    expect(codesOf(values)).toEqual(expected);
  });

  test('a product can require a cardholder', () => {
    expect(codesOf({}, binOf({ cardholderRequired: true }))).toEqual(['cardholderId REQUIRED']);
  });

  test('a draft without a product has no issues', () => {
    expect(draftIssues({ count: 0 }, undefined, today)).toEqual([]);
  });
});

describe('choosing a product', () => {
  const euro = binOf({ id: idOf('bin', 2), currency: 'EUR', defaultValidityMonths: 12 });

  test('sets currency and default validity, and clears an account in another currency', () => {
    const values = { accountId: idOf('acct', 1), alias: 'Ads', deposit: usd('50'), limit: usd('9') };
    expect(withBin(values, euro, [accountOf()], today)).toEqual({
      binId: euro.id,
      alias: 'Ads',
      deposit: { amount: '50', currency: 'EUR' },
      limit: { amount: '9', currency: 'EUR' },
      validTo: '2027-11-21',
      accountId: undefined,
    });
  });

  test('keeps an account in its currency', () => {
    expect(withBin({ accountId: idOf('acct', 1) }, binOf(), [accountOf()], today).accountId).toBe(idOf('acct', 1));
  });
});

test.each([
  ['100.00', '100.00', null],
  ['100.01', '100.00', 1n],
  ['0.30', '0.10', 20n],
])('%s of %s is short by %s', (total, available, expected) => {
  expect(shortBy(usd(total), usd(available))).toBe(expected);
});

describe('searching products', () => {
  const visa = binOf();
  const master = binOf({
    id: idOf('bin', 2),
    bin: '536209',
    scheme: 'MASTERCARD',
    currency: 'EUR',
    productName: { en_US: 'Travel', zh_CN: '差旅卡' },
  });

  test.each([
    ['', ['457173', '536209']],
    ['5362', ['536209']],
    ['eur', ['536209']],
    ['差旅', ['536209']],
    ['visa', ['457173']],
    ['nothing', []],
  ])('"%s" finds %j', (text, expected) => {
    expect(matching([master, visa], text).map(({ bin }) => bin)).toEqual(expected);
  });
});
