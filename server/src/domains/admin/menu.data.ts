import type { StoredMenu } from '../../platform/menus/menu.rules';
import { menu } from '../../platform/reference/menu';

const dicts = menu(98, 'dict-management', ['Dictionaries', '字典'], {
  icon: 'table',
  position: 2,
  isCache: true,
  isRecentUser: true,
});
const dictEntries = menu(99, 'dict-dt-management', ['Dictionary entries', '字典项'], {
  upId: dicts.menuId,
  position: 2,
  isHidden: true,
  isCache: true,
});

const parameters = menu(90, 'parameter-management', ['System parameters', '系统参数'], {
  icon: 'sliders',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const roles = menu(96, 'role-management', ['Roles', '角色'], {
  icon: 'shield',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const emailAccounts = menu(146, 'email-account', ['E-mail accounts', '邮件账号'], {
  icon: 'link',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const emailTemplates = menu(142, 'email-template', ['E-mail templates', '邮件模板'], {
  icon: 'pencil',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const reports = menu(150, 'report-configuration', ['Reports', '报表'], {
  icon: 'file',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const reportFormats = menu(152, 'report-format-configuration', ['Report formats', '报表格式'], {
  icon: 'table',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const sendRecords = menu(140, 'send-record', ['Sent e-mails', '发送记录'], {
  icon: 'mail',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const users = menu(94, 'user-management', ['Users', '用户'], {
  icon: 'users',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const buttons = menu(130, 'button-management', ['Buttons', '按钮'], {
  icon: 'check',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const productModules = menu(132, 'module-management', ['Modules', '模块'], {
  icon: 'stack',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

const configuration = menu(160, 'configuration', ['Configuration', '配置总览'], {
  icon: 'sliders',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

export const adminMenus: StoredMenu[] = [
  configuration,
  productModules,
  menu(133, 'module-management-save', ['Create module', '创建模块'], {
    upId: productModules.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  buttons,
  menu(131, 'button-management-save', ['Edit button', '编辑按钮'], {
    upId: buttons.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  menu(60, 'opt-information', ['Audit log', '审计日志'], { icon: 'file', position: 2, isRecentUser: true }),
  // Spelt as the specification spells it.
  menu(66, 'adminstration/menu', ['Menus', '菜单'], { icon: 'menu', position: 2 }),
  menu(67, 'settings-developer', ['Developer settings', '开发者设置'], {
    icon: 'code',
    position: 2,
    isRecentUser: true,
  }),
  dicts,
  menu(100, 'dict-management-save', ['Create dictionary', '创建字典'], {
    upId: dicts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  dictEntries,
  menu(101, 'dict-dt-management-save', ['Create dictionary entry', '创建字典项'], {
    upId: dicts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  parameters,
  menu(91, 'parameter-management-save', ['Edit parameter', '编辑参数'], {
    upId: parameters.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  roles,
  menu(97, 'role-management-save', ['Create role', '创建角色'], {
    upId: roles.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  emailAccounts,
  menu(147, 'email-account-save', ['Edit e-mail account', '编辑邮件账号'], {
    upId: emailAccounts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  menu(148, 'email-account-save-settinginfo', ['Connection settings', '连接设置'], {
    upId: emailAccounts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  menu(149, 'email-account-view', ['E-mail account', '邮件账号详情'], {
    upId: emailAccounts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  emailTemplates,
  menu(143, 'email-template-save', ['Edit e-mail template', '编辑邮件模板'], {
    upId: emailTemplates.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  menu(144, 'email-template-view', ['E-mail template', '模板详情'], {
    upId: emailTemplates.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  reports,
  menu(151, 'report-configuration-saveinfo', ['Edit report', '编辑报表'], {
    upId: reports.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  reportFormats,
  menu(153, 'report-format-configuration-saveinfo', ['Edit report format', '编辑报表格式'], {
    upId: reportFormats.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  sendRecords,
  menu(141, 'send-record-view', ['Sent e-mail', '发送详情'], {
    upId: sendRecords.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  users,
  menu(95, 'user-management-save', ['Edit user', '编辑用户'], {
    upId: users.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
