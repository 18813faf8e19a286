import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

export const auditMenus: StoredMenu[] = [
  menu(60, 'opt-information', ['Audit log', '审计日志'], { icon: 'file', position: 2, isRecentUser: true }),
];
