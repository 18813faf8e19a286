import type { Area, Catalogue } from '../area';
import * as roles from './role';
import * as roleMatrix from './role-matrix';

const permissions: Catalogue = {
  'admin.role.view': {
    name: { en_US: 'View roles', zh_CN: '查看角色' },
    pages: ['role-management'],
    risk: 'LOW',
  },
  'admin.role.save': {
    name: { en_US: 'Edit roles', zh_CN: '维护角色' },
    pages: ['role-management-save'],
    risk: 'HIGH',
  },
  'admin.role.export': { name: { en_US: 'Export roles', zh_CN: '导出角色' }, pages: [], risk: 'LOW' },
  'admin.role.approve': {
    name: { en_US: 'Review high-risk role permissions', zh_CN: '审核角色的高风险权限' },
    pages: [],
    risk: 'HIGH',
  },
  'admin.role.delete': { name: { en_US: 'Delete roles', zh_CN: '删除角色' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of roles. */
export const roleArea = {
  operations: [roles, roleMatrix],
  permissions,
  actions: {
    '/role/create': ['Create role', '创建角色'],
    '/role/update': ['Edit role', '编辑角色'],
    '/role/copy': ['Copy role', '复制角色'],
    '/role/status': ['Enable or disable role', '启用或停用角色'],
    '/role/delete': ['Delete role', '删除角色'],
    '/role/export': ['Export roles', '导出角色'],
  },
  reviews: {
    ROLE_GRANT: {
      label: ['Role permissions', '角色权限'],
      steps: ['admin.role.approve'],
      // Users who decide card reviews are not necessarily permitted to view the permissions of roles.
      seenWith: 'admin.role.view',
      days: 14,
      reasons: 'role_grant_reason',
    },
  },
  jobs: {
    ROLE_EXPORT: ['Export roles', '导出角色'],
  },
  notifications: {
    ROLE_PERMISSIONS_CHANGED: { label: ['Permissions of your role were changed', '您的角色权限已变更'], tone: 'info' },
    ROLE_DISABLED: { label: ['One of your roles was disabled', '您的一个角色已停用'], tone: 'warn' },
    ROLE_ENABLED: { label: ['One of your roles was enabled', '您的一个角色已启用'], tone: 'ok' },
  },
} as const satisfies Area;
