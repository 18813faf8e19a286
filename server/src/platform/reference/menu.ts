import type { PageName } from '@console/contracts';
import { fixedId } from '../db/ids';
import type { StoredMenu } from '../menus/menu.rules';

/** A menu of the product, by its number. */
export const menu = (
  number: number,
  url: PageName,
  [en_US, zh_CN]: [english: string, chinese: string],
  rest: Partial<StoredMenu> = {},
): StoredMenu => ({
  menuId: fixedId('menu', number),
  nameKey: `menu.${url}`,
  upId: null,
  url,
  seq: number * 10,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
  names: { en_US, zh_CN },
  ...rest,
});
