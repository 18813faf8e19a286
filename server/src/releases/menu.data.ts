import type { StoredMenu } from '../platform/menus/menu.rules';
import { menu } from '../platform/reference/menu';

const modules = menu(61, 'devops-module-list', ['Releases', '版本发布'], {
  icon: 'box',
  position: 2,
  isRecentUser: true,
});
const belowModules = { upId: modules.menuId, isHidden: true, position: 2 } as const;

export const releaseMenus: StoredMenu[] = [
  menu(65, 'devops-index', ['Live sessions', '运维总览'], { icon: 'chart', position: 2, isRecentUser: true }),
  modules,
  menu(62, 'devops-module-management', ['Module', '模块详情'], belowModules),
  menu(63, 'devops-module-save', ['Register remote', '登记远程应用'], belowModules),
  menu(64, 'role-devops-module-saveinfo', ['Remote permissions', '远程应用权限'], {
    icon: 'lock',
    position: 2,
    isRecentUser: true,
  }),
  menu(80, 'devops-clock', ['Sandbox clock', '沙箱时钟'], { icon: 'clock', position: 2 }),
];
