import type { MenuRecord } from '@console/contracts/releases';
import { inTree, parentsFor } from './menu-tree.rules';

const menuOf = (url: string, rest: Partial<MenuRecord> = {}): MenuRecord => ({
  menuId: url,
  url,
  names: { en_US: url, zh_CN: url },
  below: '',
  seq: 10,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
  version: 1,
  isProduct: false,
  opens: null,
  ...rest,
});
const menus = [
  menuOf('audit', { position: 2 }),
  menuOf('cards', { seq: 20 }),
  menuOf('card', { below: 'cards', seq: 5 }),
  menuOf('index'),
];
const urls = (some: MenuRecord[]) => some.map(({ url }) => url);

test('each list has its menus in order, with submenus after their parent', () => {
  expect([urls(inTree(menus, 1)), urls(inTree(menus, 2))]).toEqual([['index', 'cards', 'card'], ['audit']]);
});

test('parents are menus of the first level except the menu itself', () => {
  expect(urls(parentsFor(menus, 'cards'))).toEqual(['audit', 'index']);
});
