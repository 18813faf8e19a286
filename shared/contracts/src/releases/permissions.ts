import type { Catalogue } from '../area';

/** Permissions of this area. */
export const releasePermissions: Catalogue = {
  'devops.module.view': {
    name: { en_US: 'View releases', zh_CN: '查看版本发布' },
    pages: ['devops-index', 'devops-module-list', 'devops-module-management'],
    risk: 'LOW',
  },
  'devops.module.develop': {
    name: { en_US: 'Run remotes from source', zh_CN: '运行开发中的远程应用' },
    pages: [],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
  'devops.module.save': {
    name: { en_US: 'Register remotes', zh_CN: '维护远程应用信息' },
    pages: ['devops-module-save'],
    risk: 'HIGH',
  },
  'devops.module.publish': {
    name: { en_US: 'Publish versions', zh_CN: '发布版本' },
    pages: [],
    risk: 'HIGH',
  },
  'devops.release.activate': { name: { en_US: 'Activate versions', zh_CN: '启用版本' }, pages: [], risk: 'HIGH' },
  'devops.release.approve': {
    name: { en_US: 'Approve activations', zh_CN: '审批版本启用' },
    pages: [],
    risk: 'HIGH',
  },
  'devops.release.rollback': {
    name: { en_US: 'Roll back versions', zh_CN: '回滚版本' },
    pages: [],
    risk: 'HIGH',
  },
  'devops.grant.save': {
    name: { en_US: 'Manage remote permissions', zh_CN: '授予远程应用权限' },
    pages: ['role-devops-module-saveinfo'],
    risk: 'HIGH',
  },
};
