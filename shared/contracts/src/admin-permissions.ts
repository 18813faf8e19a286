import type { CatalogueEntry } from './permissions';

/** Who may look after the platform itself: its log, menus, webhooks, releases. */
export const adminPermissions: Record<string, CatalogueEntry> = {
  'admin.audit.view': {
    name: { en_US: 'View the audit log', zh_CN: '查看审计日志' },
    pages: ['opt-information'],
    risk: 'LOW',
  },
  'admin.webhook.view': {
    name: { en_US: 'View webhooks', zh_CN: '查看Webhook' },
    pages: ['settings-developer'],
    risk: 'LOW',
  },
  'admin.webhook.save': { name: { en_US: 'Set up webhooks', zh_CN: '维护Webhook' }, pages: [], risk: 'HIGH' },
  'admin.menu.view': {
    name: { en_US: 'View all menus', zh_CN: '查看全部菜单' },
    pages: ['adminstration/menu'],
    risk: 'LOW',
  },
  'admin.menu.save': { name: { en_US: 'Keep menus', zh_CN: '维护菜单' }, pages: [], risk: 'HIGH' },
  'devops.module.view': {
    name: { en_US: 'View modules', zh_CN: '查看模块' },
    pages: ['devops-index', 'devops-module-list', 'devops-module-management'],
    risk: 'LOW',
  },
  'devops.clock.move': {
    name: { en_US: 'Move the clock of a sandbox', zh_CN: '拨快沙箱时钟' },
    pages: ['devops-clock'],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
  'devops.module.develop': {
    name: { en_US: 'Run remotes from source', zh_CN: '运行开发中的模块' },
    pages: [],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
  'devops.module.save': {
    name: { en_US: 'Describe modules', zh_CN: '维护模块信息' },
    pages: ['devops-module-save'],
    risk: 'HIGH',
  },
  'devops.module.publish': {
    name: { en_US: 'Publish module versions', zh_CN: '发布模块版本' },
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
    name: { en_US: 'Grant access to modules', zh_CN: '授予模块权限' },
    pages: ['role-devops-module-saveinfo'],
    risk: 'HIGH',
  },
};
