import { answerTo, keywordOf } from './found-records.rules';

const item = {
  id: 'card_1',
  label: 'Search ads',
  hint: '',
  page: 'cards-balance-view-card-detail',
  search: 'id=card_1',
};

test.each([
  ['ad', 'ad'],
  ['  search ads ', 'search ads'],
  ['a', null],
  ['   ', null],
  ['x'.repeat(61), null],
  ['4000 1234 5678 9017', null],
])('"%s" is searched for as %s', (query, keyword) => {
  expect(keywordOf(query)).toBe(keyword);
});

test('a response is accepted only for its own query and if it satisfies the contract', () => {
  expect(answerTo('ads', { keyword: 'ads', items: [item] })?.items).toEqual([item]);
  expect(answerTo('ads', { keyword: 'ad', items: [item] })).toBeUndefined();
  expect(answerTo('ads', { keyword: 'ads', items: Array.from({ length: 9 }, () => item) })).toBeUndefined();
  expect(answerTo('ads', { keyword: 'ads', items: [{ ...item, page: '../elsewhere' }] })).toBeUndefined();
  expect(answerTo('ads', undefined)).toBeUndefined();
});

test('a failed search reports its failure, unlike an empty result', () => {
  expect(answerTo('ads', { keyword: 'ads', items: [], isFailed: true })?.isFailed).toBe(true);
  expect(answerTo('ads', { keyword: 'ads', items: [] })?.isFailed).toBeUndefined();
});
