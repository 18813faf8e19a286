import { aliasesOf, checkHolders, holdersOf } from './card-batch.rules';
import type { CardBatchDraft } from './card-batch';
import { batchStateOf } from './card-batch.states';

describe('aliases of a batch', () => {
  test.each([
    ['the alias of a single card stays unchanged', '备用金', 1, ['备用金']],
    ['the aliases of several cards get a number', 'Ads', 3, ['Ads-0001', 'Ads-0002', 'Ads-0003']],
    ['the number has the position and width of the placeholder', 'Q1 {seq:2} ads', 2, ['Q1 01 ads', 'Q1 02 ads']],
    ['a placeholder without a width adds no leading zeros', 'Ads-{seq}', 2, ['Ads-1', 'Ads-2']],
    ['a number longer than its width is not cut', '{seq:1}', 11, expect.arrayContaining(['9', '10', '11'])],
    ['an invalid placeholder remains as text', 'Ads {seq:x}', 1, ['Ads {seq:x}']],
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
    ['a batch without a holder', {}, [null, null, null]],
    ['one holder for all cards', { cardholderId: 'a', cardholderIds: ['b'] }, ['a', 'a', 'a']],
    ['several holders in turn', { holderMode: 'ROUND_ROBIN', cardholderIds: ['a', 'b'] }, ['a', 'b', 'a']],
  ])('%s', (_name, change, holders) => {
    expect(holdersOf(draft(change))).toEqual(holders);
  });

  test('several holders in turn require at least one holder', () => {
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
])('the state of a batch is %s for the counts %j', (state, counts) => {
  expect(batchStateOf(counts)).toBe(state);
});
