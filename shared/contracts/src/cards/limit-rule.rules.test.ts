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
  ['an amount for a day', {}, []],
  ['an amount without its sum', { maxAmount: undefined }, ['maxAmount REQUIRED']],
  ['an amount of nothing', { maxAmount: '0.00' }, ['maxAmount AMOUNT']],
  ['an amount with too many digits', { maxAmount: '1.234' }, ['maxAmount AMOUNT']],
  ['an amount without a period', { period: undefined }, ['period REQUIRED']],
  ['a number of purchases in one', { kind: 'COUNT', maxCount: 2, period: 'PER_TXN' }, ['period LIMIT_WINDOW']],
  ['both, without the number', { kind: 'AMOUNT_AND_COUNT' }, ['maxCount REQUIRED']],
  ['a block of everything', { kind: 'BLOCK' }, ['mccMode LIMIT_NAMES_SHOPS']],
  ['a block of categories', { kind: 'BLOCK', mccMode: 'ONLY', mccs: '7995' }, []],
  ['categories that are not named', { mccMode: 'EXCEPT' }, ['mccs REQUIRED']],
  ['declines in a row', { kind: 'DECLINE_STREAK', maxCount: 3 }, []],
  [
    'declines in a row without end',
    { kind: 'DECLINE_STREAK', maxCount: 3, period: 'LIFETIME' },
    ['period LIMIT_STREAK'],
  ],
  ['declines in one', { kind: 'DECLINE_STREAK', maxCount: 3, period: 'PER_TXN' }, ['period LIMIT_WINDOW']],
  ['a block of what is bought online', { kind: 'BLOCK', presence: 'ONLINE' }, []],
  ['no use of a card', { txnKinds: [] }, ['txnKinds REQUIRED']],
  ['shops that are not named', { shopMode: 'ONLY', shops: ' \n ' }, ['shops REQUIRED']],
  ['shops by a star alone', { shopMode: 'ONLY', shops: 'Lucky*\n**' }, ['shops LIMIT_SHOP_STAR']],
  ['a shop by a long name', { shopMode: 'EXCEPT', shops: 'x'.repeat(61) }, ['shops LIMIT_SHOP_LENGTH']],
  ['too many shops', { shopMode: 'ONLY', shops: 'x\n'.repeat(21) }, ['shops LIMIT_SHOPS_MAX']],
  ['countries that are not named', { countryMode: 'ONLY' }, ['countries REQUIRED']],
])('%s', (_name, change, expected) => {
  expect(codesOf(checkLimitItem({ ...item, ...change }, 'USD'))).toEqual(expected);
});

test('an amount needs a currency, and a rule does not end before it begins', () => {
  expect(codesOf(checkLimitRule({ items: [item], from: '2027-01-02', to: '2027-01-01' }))).toEqual([
    'to DAY_ORDER',
    'items.0.maxAmount LIMIT_CURRENCY',
  ]);
});

describe('limits of a merchant', () => {
  const both = { id: 'limi_1', kind: 'AMOUNT_AND_COUNT' as const, maxAmount: '50.00', maxCount: 5 };

  test.each([
    [{ maxAmount: '50.00', maxCount: 5 }, []],
    [{ maxAmount: '50.01' }, ['limi_1:amount MAX_AMOUNT']],
    [{ maxAmount: '0' }, ['limi_1:amount AMOUNT']],
    [{ maxCount: 6 }, ['limi_1:count CARD_COUNT']],
  ])('%j', (own, expected) => {
    expect(codesOf(checkLimitMerchant([{ itemId: 'limi_1', ...own }], [both], 'USD'))).toEqual(expected);
  });

  test('of an item that is gone are refused', () => {
    expect(codesOf(checkLimitMerchant([{ itemId: 'limi_2', maxCount: 1 }], [both], 'USD'))).toEqual([
      'limi_2 LIMIT_ITEM',
    ]);
  });

  test('come back from a form as they went into it', () => {
    const items = [{ itemId: 'limi_1', maxAmount: '10.00', maxCount: 2 }];
    expect(merchantItemsOf(merchantDraftOf(items), ['limi_1', 'limi_2'])).toEqual(items);
    expect(merchantItemsOf({ 'limi_1:amount': '', 'limi_1:count': '' }, ['limi_1'])).toEqual([]);
  });
});
