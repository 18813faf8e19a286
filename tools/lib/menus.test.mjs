import { draftOf } from '../../remotes/admin/src/menus/menu-tree.rules';
import { menuBodyOf, menuRequestOf, menusInWords } from './menus.mjs';

const ask = (command, target, rest = {}) => menuRequestOf({ command, target, why: 'A reason.', ...rest });
const cards = {
  menuId: 'menu_1',
  url: 'cards-balance',
  names: { en_US: 'Cards', zh_CN: '卡片' },
  below: '',
  seq: 20,
  icon: 'card',
  position: 1,
  isCache: true,
  isHidden: false,
  isRecentUser: true,
  version: 3,
  isProduct: true,
  opens: { module: 'cards', permission: 'cards.card.view' },
};

test.each([
  [ask('menu', ''), 'Say which page'],
  [ask('menu', 'disputes', { why: ' ' }), 'Give a reason'],
  [ask('menu', 'disputes', { seq: 'first' }), '"first" is no place'],
  [ask('menu', 'disputes', { hidden: true, shown: true }), 'not both'],
  [menuBodyOf(ask('menu', 'disputes'), [cards]), 'needs a name in both languages'],
  [menuBodyOf(ask('menu', 'disputes', { title: 'Disputes' }), [cards]), 'needs a name in both languages'],
  [menuBodyOf(ask('remove-menu', 'disputes'), [cards]), 'No menu leads to disputes'],
])('invalid arguments of a menu command are reported in one sentence', (request, sentence) => {
  expect(request).toMatchObject({ at: 'wrong', sentence: expect.stringContaining(sentence) });
});

test('a new menu is created at the end of the system list', () => {
  const wish = ask('menu', 'disputes', { title: 'Disputes', titleZh: '争议' });
  expect(menuBodyOf(wish, [cards])).toMatchObject({
    url: 'disputes',
    nameZh: '争议',
    seq: 500,
    position: 1,
    version: 0,
  });
});

test('only the given fields of a menu change, with the version that was read', () => {
  expect(menuBodyOf(ask('menu', 'cards-balance', { hidden: true, seq: '7' }), [cards])).toEqual({
    url: 'cards-balance',
    nameEn: 'Cards',
    nameZh: '卡片',
    below: '',
    seq: 7,
    icon: 'card',
    position: 1,
    isCache: true,
    isHidden: true,
    isRecentUser: true,
    version: 3,
    why: 'A reason.',
  });
  expect(menuBodyOf(ask('remove-menu', 'cards-balance'), [cards])).toMatchObject({ version: 3 });
});

test('each menu is printed in one line, with the users who can open it', () => {
  const told = menusInWords([cards, { ...cards, url: 'disputes', below: 'cards-balance', opens: null }]);
  expect(told.replace(/ +/g, ' ').split('\n')).toEqual([
    ' cards-balance Cards · 卡片: cards, for users with permission cards.card.view',
    ' cards-balance / disputes Cards · 卡片: no live module has this page yet',
  ]);
});

test("a new menu has the defaults of the console's form", () => {
  const wish = ask('menu', 'disputes', { title: 'Disputes', titleZh: '争议' });
  expect(menuBodyOf(wish, [])).toMatchObject(draftOf(null));
});
