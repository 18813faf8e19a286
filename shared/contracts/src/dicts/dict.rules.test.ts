import { dictEntryIssues, dictEntryPlaceIssues, dictIssues } from './dict.rules';

test.each([
  ['', []],
  ['shop_kind', []],
  ['kind', []],
  ['Shop_kind', ['DICT_CODE']],
  ['shop-kind', ['DICT_CODE']],
  ['shop__kind', ['DICT_CODE']],
  ['shop_', ['DICT_CODE']],
  ['shop kind', ['DICT_CODE']],
  ['shop2', ['DICT_CODE']],
])('the dictionary code %j has the issues %j', (code, codes) =>
  expect(dictIssues({ code }).map((one) => one.code)).toEqual(codes),
);

test.each([
  ['', []],
  ['LOST', []],
  ['LEVEL_2', []],
  ['LOST_CARD', []],
  ['lost', ['DICT_ENTRY_CODE']],
  ['2_LEVELS', ['DICT_ENTRY_CODE']],
  ['LOST-CARD', ['DICT_ENTRY_CODE']],
  ['LOST__CARD', ['DICT_ENTRY_CODE']],
  ['_LOST', ['DICT_ENTRY_CODE']],
  ['丢失', ['DICT_ENTRY_CODE']],
])('the entry code %j has the issues %j', (code, codes) =>
  expect(dictEntryIssues({ code }).map((one) => one.code)).toEqual(codes),
);

test.each([
  [{}, []],
  [{ code: 'LOST', parent: 'CARD' }, []],
  [{ code: 'LOST', parent: 'LOST' }, ['parent DICT_PARENT_CYCLE']],
  [{ validFrom: '2026-01-01', validUntil: '2026-01-01' }, []],
  [{ validFrom: '2026-01-02', validUntil: '2026-01-01' }, ['validUntil DAY_ORDER']],
])('parent and validity in %j have the issues %j', (draft, issues) =>
  expect(dictEntryPlaceIssues(draft).map(({ field, code }) => `${field} ${code}`)).toEqual(issues),
);
