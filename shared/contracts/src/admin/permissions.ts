import type { Catalogue } from '../area';

/** Who may do what in this area. */
export const adminPermissions: Catalogue = {
  'admin.audit.view': {
    name: { en_US: 'View the audit log', zh_CN: '查看审计日志' },
    pages: ['opt-information'],
    risk: 'LOW',
  },
  'admin.audit.export': { name: { en_US: 'Export the audit log', zh_CN: '导出审计日志' }, pages: [], risk: 'LOW' },
  'admin.button.view': {
    name: { en_US: 'View buttons', zh_CN: '查看按钮' },
    pages: ['button-management'],
    risk: 'LOW',
  },
  'admin.button.save': {
    name: { en_US: 'Edit buttons', zh_CN: '维护按钮' },
    pages: ['button-management-save'],
    risk: 'HIGH',
  },
  'admin.configuration.view': {
    name: { en_US: 'View configuration', zh_CN: '查看配置总览' },
    pages: ['configuration'],
    risk: 'LOW',
  },
  'admin.dict.view': {
    name: { en_US: 'View dictionaries', zh_CN: '查看字典' },
    pages: ['dict-management', 'dict-dt-management'],
    risk: 'LOW',
  },
  'admin.dict.save': {
    name: { en_US: 'Edit dictionaries', zh_CN: '维护字典' },
    pages: ['dict-management-save', 'dict-dt-management-save'],
    risk: 'HIGH',
  },
  'admin.email-account.view': {
    name: { en_US: 'View e-mail accounts', zh_CN: '查看邮件账号' },
    pages: ['email-account', 'email-account-view'],
    risk: 'LOW',
  },
  'admin.email-account.save': {
    name: { en_US: 'Edit e-mail accounts', zh_CN: '编辑邮件账号' },
    pages: ['email-account-save', 'email-account-save-settinginfo'],
    risk: 'HIGH',
  },
  'admin.email-account.status': {
    name: { en_US: 'Activate, disable and delete e-mail accounts', zh_CN: '启用、停用及删除邮件账号' },
    pages: [],
    risk: 'HIGH',
  },
  'admin.email-template.view': {
    name: { en_US: 'View e-mail templates', zh_CN: '查看邮件模板' },
    pages: ['email-template', 'email-template-view'],
    risk: 'LOW',
  },
  'admin.email-template.save': {
    name: { en_US: 'Edit e-mail templates', zh_CN: '编辑邮件模板' },
    pages: ['email-template-save'],
    risk: 'LOW',
  },
  'admin.email-template.publish': {
    name: { en_US: 'Publish e-mail templates', zh_CN: '发布邮件模板' },
    pages: [],
    risk: 'HIGH',
  },
  'admin.menu.view': {
    name: { en_US: 'View all menus', zh_CN: '查看全部菜单' },
    pages: ['adminstration/menu'],
    risk: 'LOW',
  },
  'admin.menu.save': { name: { en_US: 'Edit menus', zh_CN: '维护菜单' }, pages: [], risk: 'HIGH' },
  'admin.module.view': {
    name: { en_US: 'View modules', zh_CN: '查看模块' },
    pages: ['module-management'],
    risk: 'LOW',
  },
  'admin.module.save': {
    name: { en_US: 'Edit modules', zh_CN: '维护模块' },
    pages: ['module-management-save'],
    risk: 'HIGH',
  },
  'admin.module.grant': {
    name: { en_US: 'Grant modules to companies', zh_CN: '向公司授予模块' },
    pages: [],
    risk: 'HIGH',
  },
  'admin.parameter.view': {
    name: { en_US: 'View system parameters', zh_CN: '查看系统参数' },
    pages: ['parameter-management'],
    risk: 'LOW',
  },
  'admin.parameter.save': {
    name: { en_US: 'Edit system parameters', zh_CN: '编辑系统参数' },
    pages: ['parameter-management-save'],
    risk: 'HIGH',
  },
  'admin.report.view': {
    name: { en_US: 'View reports', zh_CN: '查看报表' },
    pages: ['report-configuration'],
    risk: 'LOW',
  },
  'admin.report.save': {
    name: { en_US: 'Edit reports', zh_CN: '编辑报表' },
    pages: ['report-configuration-saveinfo'],
    risk: 'LOW',
  },
  'admin.report.status': {
    name: { en_US: 'Activate and disable reports', zh_CN: '启用及停用报表' },
    pages: [],
    risk: 'LOW',
  },
  'admin.report.run': { name: { en_US: 'Run reports', zh_CN: '生成报表' }, pages: [], risk: 'LOW' },
  'admin.report-format.view': {
    name: { en_US: 'View report formats', zh_CN: '查看报表格式' },
    pages: ['report-format-configuration'],
    risk: 'LOW',
  },
  'admin.report-format.save': {
    name: { en_US: 'Edit report formats', zh_CN: '编辑报表格式' },
    pages: ['report-format-configuration-saveinfo'],
    risk: 'LOW',
  },
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
  'admin.role.approve': {
    name: { en_US: 'Review high-risk role permissions', zh_CN: '审核角色的高风险权限' },
    pages: [],
    risk: 'HIGH',
  },
  'admin.role.delete': { name: { en_US: 'Delete roles', zh_CN: '删除角色' }, pages: [], risk: 'HIGH' },
  'admin.send-record.view': {
    name: { en_US: 'View sent e-mails', zh_CN: '查看发送记录' },
    pages: ['send-record', 'send-record-view'],
    risk: 'LOW',
  },
  'admin.send-record.resend': { name: { en_US: 'Resend e-mails', zh_CN: '重新发送邮件' }, pages: [], risk: 'LOW' },
  'admin.user.view': {
    name: { en_US: 'View users', zh_CN: '查看用户' },
    pages: ['user-management'],
    risk: 'LOW',
  },
  'admin.user.save': {
    name: { en_US: 'Edit users', zh_CN: '编辑用户' },
    pages: ['user-management-save'],
    risk: 'HIGH',
  },
  'admin.user.export': { name: { en_US: 'Export users', zh_CN: '导出用户' }, pages: [], risk: 'LOW' },
  'admin.user.invite': { name: { en_US: 'Invite users', zh_CN: '邀请用户' }, pages: [], risk: 'HIGH' },
  'admin.user.status': {
    name: { en_US: 'Disable, unlock and sign out users', zh_CN: '停用、解锁用户及结束其会话' },
    pages: [],
    risk: 'HIGH',
  },
};
