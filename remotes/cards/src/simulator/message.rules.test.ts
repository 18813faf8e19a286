import { kindsFor, messageIssues } from './message.rules';

const missing = (draft: Parameters<typeof messageIssues>[0]) => messageIssues(draft, 'USD').map(({ field }) => field);
const shop = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };

test.each([
  [{ kind: 'AUTHORIZE', currency: 'USD' }, ['amount', 'shopName', 'mcc', 'shopCountry']],
  [{ kind: 'AUTHORIZE', currency: 'USD', amount: '5.00', ...shop }, []],
  [{ kind: 'FORCE_POST', currency: 'EUR', amount: '5.00', ...shop }, ['exchangeRate']],
  [{ kind: 'CLEAR', currency: 'EUR', amount: '5.00', exchangeRate: '1.08' }, []],
  [{ kind: 'CLEAR', currency: 'USD' }, ['amount']],
  [{ kind: 'REVERSE', currency: 'USD' }, []],
  [{ kind: 'REVERSE', currency: 'EUR' }, []],
  [{ kind: 'REVERSE', currency: 'EUR', amount: '5.00' }, ['exchangeRate']],
  [{ kind: 'EXPIRE', currency: 'EUR' }, []],
  [{ kind: 'CHARGEBACK', currency: 'USD' }, []],
] as const)('%j lacks %j', (draft, fields) => {
  expect(missing(draft)).toEqual(fields);
});

test('only messages that begin a purchase can be sent without a purchase', () => {
  expect(kindsFor(false, true)).toEqual(['AUTHORIZE', 'FORCE_POST']);
  expect(kindsFor(true, true)).toContain('REFUND');
});

test('a user without permission to withdraw from cards cannot send a forced posting', () => {
  expect(kindsFor(false, false)).toEqual(['AUTHORIZE']);
  expect(kindsFor(true, false)).not.toContain('FORCE_POST');
});
