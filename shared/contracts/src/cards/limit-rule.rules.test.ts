import type { LimitItemDraft } from './limit-item';
import {
  checkLimitItem,
  checkLimitMerchant,
  checkLimitRule,
  merchantDraftOf,
  merchantItemsOf,
} from './limit-rule.rules';

const item: LimitItemDraft = {
  kind: 'AMOUNT',
  period: 'DAY',
  maxAmount: '50.00',
  mccMode: 'ANY',
  mccs: '',
  countryMode: 'ANY',
  countries: [],
  txnKinds: ['PURCHASE', 'WITHDRAWAL'],
  shopMode: 'ANY',
  shops: '',
  region: 'ANY',
  presence: 'ANY',
  action: 'DECLINE',
};
const codesOf = (issues: { field: string; code: string }[]) => issues.map(({ field, code }) => `${field} ${code}`);

test.each<[string, Partial<LimitItemDraft>, string[]]>([
  ['a daily amount is accepted', {}, []],
  ['an amount item without a maximum amount is refused', { maxAmount: undefined }, ['maxAmount REQUIRED']],
  ['a maximum amount of zero is refused', { maxAmount: '0.00' }, ['maxAmount AMOUNT']],
  ['a maximum amount with too many decimal places is refused', { maxAmount: '1.234' }, ['maxAmount AMOUNT']],
  ['an amount item without a period is refused', { period: undefined }, ['period REQUIRED']],
  [
    'a number of purchases in a single purchase is refused',
    { kind: 'COUNT', maxCount: 2, period: 'PER_TXN' },
    ['period LIMIT_WINDOW'],
  ],
  ['an amount and count item without a count is refused', { kind: 'AMOUNT_AND_COUNT' }, ['maxCount REQUIRED']],
  ['a block of all purchases is refused', { kind: 'BLOCK' }, ['mccMode LIMIT_NAMES_SHOPS']],
  ['a block of category codes is accepted', { kind: 'BLOCK', mccMode: 'ONLY', mccs: '7995' }, []],
  ['an exception for category codes without codes is refused', { mccMode: 'EXCEPT' }, ['mccs REQUIRED']],
  ['a number of consecutive declines is accepted', { kind: 'DECLINE_STREAK', maxCount: 3 }, []],
  [
    'declines in a row without end',
    { kind: 'DECLINE_STREAK', maxCount: 3, period: 'LIFETIME' },
    ['period LIMIT_STREAK'],
  ],
  [
    'a number of declines in a single purchase is refused',
    { kind: 'DECLINE_STREAK', maxCount: 3, period: 'PER_TXN' },
    ['period LIMIT_WINDOW'],
  ],
  ['a block of online purchases is accepted', { kind: 'BLOCK', presence: 'ONLINE' }, []],
  ['an item without a card use is refused', { txnKinds: [] }, ['txnKinds REQUIRED']],
  [
    'an item only for listed card acceptors without a list is refused',
    { shopMode: 'ONLY', shops: ' \n ' },
    ['shops REQUIRED'],
  ],
  [
    'a list of card acceptors with only stars in a line is refused',
    { shopMode: 'ONLY', shops: 'Lucky*\n**' },
    ['shops LIMIT_SHOP_STAR'],
  ],
  [
    'a card acceptor name above 60 characters is refused',
    { shopMode: 'EXCEPT', shops: 'x'.repeat(61) },
    ['shops LIMIT_SHOP_LENGTH'],
  ],
  [
    'a list of more than 20 card acceptors is refused',
    { shopMode: 'ONLY', shops: 'x\n'.repeat(21) },
    ['shops LIMIT_SHOPS_MAX'],
  ],
  ['an item only for listed countries without a list is refused', { countryMode: 'ONLY' }, ['countries REQUIRED']],
])('%s', (_name, change, expected) => {
  expect(codesOf(checkLimitItem({ ...item, ...change }, 'USD'))).toEqual(expected);
});

test('an amount without a currency is refused, and a rule that ends before it begins', () => {
  expect(codesOf(checkLimitRule({ items: [item], from: '2027-01-02', to: '2027-01-01' }))).toEqual([
    'to DAY_ORDER',
    'items.0.maxAmount LIMIT_CURRENCY',
  ]);
});

describe('merchant-specific limits', () => {
  const both = { id: 'limi_1', kind: 'AMOUNT_AND_COUNT' as const, maxAmount: '50.00', maxCount: 5 };

  test.each([
    [{ maxAmount: '50.00', maxCount: 5 }, []],
    [{ maxAmount: '50.01' }, ['limi_1:amount MAX_AMOUNT']],
    [{ maxAmount: '0' }, ['limi_1:amount AMOUNT']],
    [{ maxCount: 6 }, ['limi_1:count CARD_COUNT']],
  ])('%j has the issues %j', (own, expected) => {
    expect(codesOf(checkLimitMerchant([{ itemId: 'limi_1', ...own }], [both], 'USD'))).toEqual(expected);
  });

  test('are refused for an item that does not exist', () => {
    expect(codesOf(checkLimitMerchant([{ itemId: 'limi_2', maxCount: 1 }], [both], 'USD'))).toEqual([
      'limi_2 LIMIT_ITEM',
    ]);
  });

  test('are the same after conversion to form input and back', () => {
    const items = [{ itemId: 'limi_1', maxAmount: '10.00', maxCount: 2 }];
    expect(merchantItemsOf(merchantDraftOf(items), ['limi_1', 'limi_2'])).toEqual(items);
    expect(merchantItemsOf({ 'limi_1:amount': '', 'limi_1:count': '' }, ['limi_1'])).toEqual([]);
  });
});
