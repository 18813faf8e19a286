import { type MenuEntry, menusBelow } from '@console/contracts';
import { groupMenus, isAt, moved, onlyUnpinned, splitForBar } from './menu-groups.rules';

const entry = (url: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  menuId: `menu_${url}`,
  nameKey: url,
  upId: '',
  url,
  seq: 1,
  icon: 'card',
  position: 1,
  isCache: true,
  isHidden: false,
  isRecentUser: false,
  names: { en_US: url, zh_CN: url },
  buttonList: [],
  subMenuList: [],
  ...rest,
});
const menus = [
  entry('index'),
  entry('cards'),
  entry('holders'),
  entry('users', { position: 2 }),
  entry('form', { isHidden: true }),
];
const urls = (list: MenuEntry[]) => list.map(({ url }) => url);

/** High enough for all menus. */
const high = 2000;

test('[seed 2.12] position 1 is in the system list, position 2 in the admin list; hidden pages are in neither', () => {
  const { system, more, admin } = groupMenus(menus, [], { px: high });
  expect([urls(system), urls(more), urls(admin)]).toEqual([['index', 'cards', 'holders'], [], ['users']]);
});

test.each([
  [900, 20],
  [600, 10],
  [500, 7],
  [100, 3],
])('[seed 2.12] in a window of %i px, %i of 30 entries are shown and the others are in More', (windowPx, count) => {
  const many = Array.from({ length: 30 }, (_, n) => entry(`page-${n}`));
  const { system, more } = groupMenus([...many, entry('users', { position: 2 })], [], { px: windowPx });
  expect([system.length, more.length]).toEqual([count, 30 - count]);
});

describe('a window that is too low for both positions', () => {
  const work = Array.from({ length: 16 }, (_, n) => entry(`work-${n}`));
  const administration = Array.from({ length: 18 }, (_, n) => entry(`admin-${n}`, { position: 2 }));
  const counts = ({ system, more, admin, adminMore }: ReturnType<typeof groupMenus>) => [
    [system.length, more.length],
    [admin.length, adminMore.length],
  ];

  test.each([
    // All menus of position 1 fit; the remaining rows go to position 2 and its More.
    [900, [16, 0], [4, 14]],
    [700, [13, 3], [1, 17]],
    [100, [3, 13], [1, 17]],
    [high, [16, 0], [18, 0]],
  ])('of %i px gives its rows to position 1 first', (px, shownWork, shownAdmin) => {
    expect(counts(groupMenus([...work, ...administration], [], { px }))).toEqual([shownWork, shownAdmin]);
  });

  test('takes rows from position 1 for pinned menus and their heading', () => {
    const pins = ['menu_admin-0', 'menu_admin-1'];
    expect(counts(groupMenus([...work, ...administration], pins, { px: 700 }))).toEqual([
      [9, 7],
      [1, 15],
    ]);
  });

  test('shows two menus of position 2 instead of one with More', () => {
    const { admin, adminMore } = groupMenus([...work, ...administration.slice(0, 2)], [], { px: 700 });
    expect([admin.length, adminMore.length]).toEqual([2, 0]);
  });

  test('keeps every menu, in its order', () => {
    const { system, more, admin, adminMore } = groupMenus([...work, ...administration], [], { px: 700 });
    expect([urls([...system, ...more]), urls([...admin, ...adminMore])]).toEqual([urls(work), urls(administration)]);
  });
});

test('[seed 2.13] pinned menus are listed once, at the top, in pin order', () => {
  const { pinned, system, admin } = groupMenus(menus, ['menu_users', 'menu_cards', 'menu_gone'], { px: high });
  expect([urls(pinned), urls(system), urls(admin)]).toEqual([['users', 'cards'], ['index', 'holders'], []]);
});

test('the bottom bar contains pinned menus first, and More contains the others', () => {
  const { bar, more } = splitForBar(groupMenus(menus, ['menu_users'], { px: high }), 2);
  expect([urls(bar), urls(more)]).toEqual([
    ['users', 'index'],
    ['cards', 'holders'],
  ]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [0, -1, 'abc'],
])('moving %i to %i preserves all items and is clamped to the list', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test.each<[string, string, string | null]>([
  ['abc', 'ac', 'b'],
  ['abc', 'ca', null],
  ['abc', 'a', null],
  ['abc', 'abc', null],
  ['abc', 'abd', null],
  ['a', '', 'a'],
])('from %s to %s, the only unpinned menu is %s', (before, after, gone) => {
  expect(onlyUnpinned([...before], [...after])).toBe(gone);
});

const nested = (url: string, subs: MenuEntry[]) => entry(url, { subMenuList: subs });

describe('child menus', () => {
  const wallets = nested('wallets', [entry('users'), entry('rules'), entry('wallet-form', { isHidden: true })]);

  test('are listed within their parent, except for hidden pages', () => {
    const { system } = groupMenus([wallets], [], { px: high });
    expect(system.map((one) => [one.url, urls(menusBelow(one))])).toEqual([['wallets', ['users', 'rules']]]);
  });

  test('are listed once, at the top, when pinned', () => {
    const { pinned, system } = groupMenus([wallets], ['menu_rules'], { px: high });
    expect([urls(pinned), urls(system), urls(system.flatMap(menusBelow))]).toEqual([['rules'], ['wallets'], ['users']]);
  });

  test('are top-level entries if their parent page is hidden', () => {
    const hidden = { ...wallets, isHidden: true };
    expect(urls(groupMenus([hidden], [], { px: high }).system)).toEqual(['users', 'rules']);
  });

  test('are in More of the bottom bar if their parent is in the bar', () => {
    const { bar, more } = splitForBar(groupMenus([wallets, entry('cards')], [], { px: high }));
    expect([urls(bar), urls(more)]).toEqual([
      ['wallets', 'cards'],
      ['users', 'rules'],
    ]);
  });

  test('take up rows of other menus when their parent is expanded', () => {
    const many = [wallets, ...Array.from({ length: 30 }, (_, n) => entry(`page-${n}`))];
    const shown = (isOpen: boolean) => groupMenus(many, [], { px: 600, isOpen: () => isOpen }).system.length;
    expect(shown(false) - shown(true)).toBe(2);
  });

  test('a hidden page marks its parent entry as current, a listed child marks itself', () => {
    expect([isAt(wallets, 'wallets'), isAt(wallets, 'wallet-form'), isAt(wallets, 'users')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
