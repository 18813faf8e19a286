import type { Cancellation } from '@console/contracts/cards';
import { cancellationOf } from '../testing/review-samples';
import { differsIn, explainedOf, returnedBy } from './cancellation.rules';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const holds = (amount: string) => ({ cause: 'OPEN_HOLDS' as const, count: 1, amount: usd(amount) });
const fees = (amount: string) => ({ cause: 'ESTIMATED_FEES' as const, count: 2, amount: usd(amount) });

describe('causes against the difference', () => {
  const cases: [string, Cancellation['causes'], string | null, ReturnType<typeof explainedOf>][] = [
    [
      'add up to it, regardless of its sign',
      [holds('30.00'), fees('4.50')],
      '-34.50',
      { sum: usd('34.50'), difference: usd('34.50'), isAll: true, isMore: false },
    ],
    [
      'explain a part of it',
      [holds('30.00')],
      '34.50',
      { sum: usd('30.00'), difference: usd('34.50'), isAll: false, isMore: false },
    ],
    [
      'exceed it',
      [holds('40.00')],
      '34.50',
      { sum: usd('40.00'), difference: usd('34.50'), isAll: false, isMore: true },
    ],
    ['have no result without amounts', [{ cause: 'UNKNOWN_ORDERS', count: 1, amount: null }], '34.50', null],
    ['have no result for a difference of zero', [holds('30.00')], '0.00', null],
    ['have no result without a difference', [holds('30.00')], null, null],
  ];
  test.each(cases)('%s', (_what, causes, difference, expected) => {
    expect(explainedOf({ causes, difference: difference === null ? null : usd(difference) })).toEqual(expected);
  });
});

describe('the difference', () => {
  test('is only the balance if the card is open on both sides', () => {
    expect(differsIn(cancellationOf())).toEqual({ balance: true, state: false });
  });

  test("is the card's state only if the card is closed at the channel with the same balance", () => {
    const closed = cancellationOf({ channel: usd('1234.50'), difference: usd('0.00'), isClosedThere: true });
    expect(differsIn(closed)).toEqual({ balance: false, state: true });
  });

  test('excludes the state if the channel was requested to close the card', () => {
    const order = { state: 'SUCCESS' as const, attempts: 1, lastError: null, nextAskAt: null };
    expect(differsIn(cancellationOf({ isClosedThere: true, order })).state).toBe(false);
  });
});

describe('the amount returned to the merchant', () => {
  test.each([
    ['AS_LEDGER', null, '1234.50'],
    ['AS_CHANNEL', null, '1200.00'],
    ['APPROVE', null, '1234.50'],
    ['APPROVE', 'AS_CHANNEL', '1200.00'],
  ] as const)('by %s after %s is %s', (choice, resolution, amount) => {
    expect(returnedBy(choice, cancellationOf({ resolution }))).toEqual(usd(amount));
  });

  test('is null without a decision and if the card stays active', () => {
    expect([undefined, 'WAIT', 'REJECT'].map((one) => returnedBy(one as never, cancellationOf()))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
