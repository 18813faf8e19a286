import type { MenuDraft } from '@console/contracts/releases';
import { placeFault } from './menu-record.rules';

const menus = [
  { menuId: 'menu_a', url: 'cards', upId: null },
  { menuId: 'menu_b', url: 'cards-create', upId: 'menu_a' },
  { menuId: 'menu_c', url: 'audit', upId: null },
];

const draft = (url: string, below: string): MenuDraft => ({
  url,
  below,
  nameEn: 'A',
  nameZh: '甲',
  seq: 1,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
});

test.each([
  ['at the top level is accepted', 'disputes', '', undefined],
  ['below a top-level menu is accepted', 'disputes', 'cards', undefined],
  ['below an unknown menu is refused', 'disputes', 'nowhere', 'NO_SUCH_MENU'],
  ['below a submenu is refused', 'disputes', 'cards-create', 'MENU_DEPTH'],
  ['below itself is refused', 'audit', 'audit', 'MENU_DEPTH'],
  ['with submenus below another menu is refused', 'cards', 'audit', 'MENU_DEPTH'],
])('a menu %s', (_where, url, below, code) => {
  expect(placeFault(draft(url, below), menus)?.code).toBe(code);
});
