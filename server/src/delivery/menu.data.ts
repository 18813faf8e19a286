import type { StoredMenu } from '../platform/menus/menu.rules';
import { menu } from '../platform/reference/menu';

const modules = menu(61, 'devops-module-list', ['Releases', '版本发布'], {
  icon: 'box',
  position: 2,
  isRecentUser: true,
});
const belowModules = { upId: modules.menuId, isHidden: true, position: 2 } as const;

export const deliveryMenus: StoredMenu[] = [
  menu(65, 'devops-index', ['Operations', '运维总览'], { icon: 'chart', position: 2, isRecentUser: true }),
  modules,
  menu(62, 'devops-module-management', ['Module', '模块详情'], belowModules),
  menu(63, 'devops-module-save', ['Describe module', '模块信息'], belowModules),
  menu(64, 'role-devops-module-saveinfo', ['Module access', '模块权限'], {
    icon: 'shield',
    position: 2,
    isRecentUser: true,
  }),
  menu(80, 'devops-clock', ['Clock', '时钟'], { icon: 'clock', position: 2 }),
];
