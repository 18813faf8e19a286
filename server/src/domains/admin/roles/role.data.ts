import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of the codes of roles. */
export const roleDicts: DictData[] = [
  {
    code: 'role_status',
    name: ['Status of roles', '角色状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'role_grant_reason',
    name: ['Reason for reviewing permissions', '权限须审核的原因'],
    details: [['HIGH_RISK', 'Includes high-risk permissions', '包含高风险权限']],
  },
];

const roles = menu(96, 'role-management', ['Roles', '角色'], {
  icon: 'shield',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const roleMenus: StoredMenu[] = [
  roles,
  menu(97, 'role-management-save', ['Create role', '创建角色'], {
    upId: roles.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
