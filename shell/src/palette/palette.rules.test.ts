import { bestFirst, findIn, partsOf } from './palette.rules';
import { pinyinInitials } from './pinyin';

const items = [
  { label: 'Dashboard', other: '总览' },
  { label: 'Cards', other: '卡片' },
  { label: 'Create card', other: '创建卡片' },
  { label: 'Sign out', other: '退出登录' },
];
const labelsOf = (query: string) => findIn(items, query).map(({ label }) => label);

test.each([
  ['卡片', 'kp'],
  ['总览', 'zl'],
  ['创建卡片', 'cjkp'],
  ['退出登录', 'tcdl'],
  ['切换主题', 'qhzt'],
  ['持卡人', 'ckr'],
  ['BIN管理', 'bingl'],
])('%s is found by %s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials);
});

test.each<[string, string[]]>([
  ['', ['Dashboard', 'Cards', 'Create card', 'Sign out']],
  ['card', ['Cards', 'Create card']],
  ['CARD cr', ['Create card']],
  ['卡', ['Cards', 'Create card']],
  ['kp', ['Cards', 'Create card']],
  ['tcdl', ['Sign out']],
  ['nothing', []],
])('%s finds %j', (query, labels) => {
  expect(labelsOf(query)).toEqual(labels);
});

test('matched text is marked in every word', () => {
  expect(partsOf('Create card', 'ca cr')).toEqual([
    { text: 'Cr', isHit: true },
    { text: 'eate ', isHit: false },
    { text: 'ca', isHit: true },
    { text: 'rd', isHit: false },
  ]);
});

const pages = { key: 'pages', items: [{ label: 'Cards', other: '卡片' }] };
const actions = { key: 'actions', items: [{ label: 'Switch to dark theme', other: '' }] };
const cards = {
  key: 'cards',
  items: [{ label: 'Dark roast', other: '', hint: 'Card ••4490 · Active · Orchard Lane' }],
};
const purchases = { key: 'purchases', items: [{ label: 'Lane 4490 Coffee', other: '', hint: '12.00 USD' }] };

test.each([
  ['the group with the best match comes first', 'dark', ['cards', 'actions', 'pages', 'purchases']],
  ['the last digits of a number match as a whole word', '4490', ['cards', 'purchases', 'pages', 'actions']],
  ['equally good groups keep their order', '', ['pages', 'actions', 'cards', 'purchases']],
])('%s', (_name, query, keys) => {
  expect(bestFirst([pages, actions, cards, purchases], query).map(({ key }) => key)).toEqual(keys);
});
