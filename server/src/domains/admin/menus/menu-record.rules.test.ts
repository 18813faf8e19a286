import type { MenuDraft } from '@console/contracts/devops';
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
  ['on its own', 'disputes', '', undefined],
  ['below one that stands on its own', 'disputes', 'cards', undefined],
  ['below one that is not there', 'disputes', 'nowhere', 'NO_SUCH_MENU'],
  ['below one that stands below another', 'disputes', 'cards-create', 'MENU_DEPTH'],
  ['below itself', 'audit', 'audit', 'MENU_DEPTH'],
  ['below another while others stand below it', 'cards', 'audit', 'MENU_DEPTH'],
])('a menu %s', (_where, url, below, code) => {
  expect(placeFault(draft(url, below), menus)?.code).toBe(code);
});
