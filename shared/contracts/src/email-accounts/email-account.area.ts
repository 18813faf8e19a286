import type { Area, Catalogue } from '../area';
import * as emailAccounts from './email-account';

const permissions: Catalogue = {
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
};

/** Operations, permissions and labels of e-mail accounts. */
export const emailAccountArea = {
  operations: [emailAccounts],
  permissions,
  actions: {
    '/emailAccount/create': ['Create e-mail account', '创建邮件账号'],
    '/emailAccount/update': ['Edit e-mail account', '编辑邮件账号'],
    '/emailAccount/connect': ['Change connection of e-mail account', '修改邮件账号的连接设置'],
    '/emailAccount/test': ['Test e-mail account', '测试邮件账号'],
    '/emailAccount/status': ['Activate or disable e-mail account', '启用或停用邮件账号'],
    '/emailAccount/default': ['Set default e-mail account', '设置默认邮件账号'],
    '/emailAccount/delete': ['Delete e-mail account', '删除邮件账号'],
  },
  objects: {
    email_account: ['E-mail account', '邮件账号'],
  },
} as const satisfies Area;
