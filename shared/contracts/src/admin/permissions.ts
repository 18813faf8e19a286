import type { Catalogue } from '../area';

/** Who may do what in this area. */
export const adminPermissions: Catalogue = {
  'admin.audit.view': {
    name: { en_US: 'View the audit log', zh_CN: '查看审计日志' },
    pages: ['opt-information'],
    risk: 'LOW',
  },
  'admin.menu.view': {
    name: { en_US: 'View all menus', zh_CN: '查看全部菜单' },
    pages: ['adminstration/menu'],
    risk: 'LOW',
  },
  'admin.menu.save': { name: { en_US: 'Keep menus', zh_CN: '维护菜单' }, pages: [], risk: 'HIGH' },
};
