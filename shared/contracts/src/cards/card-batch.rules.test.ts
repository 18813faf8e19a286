import { aliasesOf, checkHolders, holdersOf } from './card-batch.rules';
import type { CardBatchDraft } from './card-batch';
import { batchStateOf } from './card-batch.states';

describe('aliases of a batch', () => {
  test.each([
    ['one card keeps a plain alias', '备用金', 1, ['备用金']],
    ['several are numbered', 'Ads', 3, ['Ads-0001', 'Ads-0002', 'Ads-0003']],
    ['the number stands where the pattern says, as wide as it says', 'Q1 {seq:2} ads', 2, ['Q1 01 ads', 'Q1 02 ads']],
    ['a number without a width is as wide as it is', 'Ads-{seq}', 2, ['Ads-1', 'Ads-2']],
    ['a number wider than its place is whole', '{seq:1}', 11, expect.arrayContaining(['9', '10', '11'])],
    ['what only looks like a number is text', 'Ads {seq:x}', 1, ['Ads {seq:x}']],
  ])('%s', (_name, pattern, count, aliases) => {
    expect(aliasesOf(pattern, count)).toEqual(aliases);
  });
});

describe('holders of a batch', () => {
  const draft = (change: Partial<CardBatchDraft>): CardBatchDraft => ({
    binId: 'bin',
    merchantId: 'mer',
    accountId: 'acct',
    count: 3,
    deposit: { amount: '10', currency: 'USD' },
    alias: 'Ads',
    validTo: '2027-01-01',
    holderMode: 'ONE',
    ...change,
  });

  test.each<[string, Partial<CardBatchDraft>, (string | null)[]]>([
    ['nobody', {}, [null, null, null]],
    ['one for all', { cardholderId: 'a', cardholderIds: ['b'] }, ['a', 'a', 'a']],
    ['several in turn', { holderMode: 'ROUND_ROBIN', cardholderIds: ['a', 'b'] }, ['a', 'b', 'a']],
  ])('%s', (_name, change, holders) => {
    expect(holdersOf(draft(change))).toEqual(holders);
  });

  test('taking turns needs somebody', () => {
    expect(checkHolders(draft({ holderMode: 'ROUND_ROBIN' }))).toMatchObject([{ field: 'cardholderIds' }]);
    expect(checkHolders(draft({ holderMode: 'ONE' }))).toEqual([]);
  });
});

test.each([
  ['RUNNING', { WAITING: 1, ORDERED: 0, DONE: 4, FAILED: 1, CANCELLED: 0 }],
  ['RUNNING', { WAITING: 0, ORDERED: 1, DONE: 0, FAILED: 0, CANCELLED: 0 }],
  ['DONE', { WAITING: 0, ORDERED: 0, DONE: 5, FAILED: 0, CANCELLED: 0 }],
  ['PARTIAL', { WAITING: 0, ORDERED: 0, DONE: 4, FAILED: 1, CANCELLED: 0 }],
  ['FAILED', { WAITING: 0, ORDERED: 0, DONE: 0, FAILED: 1, CANCELLED: 4 }],
  ['CANCELLED', { WAITING: 0, ORDERED: 0, DONE: 0, FAILED: 0, CANCELLED: 5 }],
])('a batch is %s with %j', (state, counts) => {
  expect(batchStateOf(counts)).toBe(state);
});
