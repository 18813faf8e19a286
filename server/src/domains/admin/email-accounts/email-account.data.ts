import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of e-mail accounts, their settings and tests. */
export const emailAccountDicts: DictData[] = [
  {
    code: 'email_account_status',
    name: ['Status of e-mail accounts', '邮件账号状态'],
    details: [
      ['DRAFT', 'Draft', '草稿', 'info'],
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'mail_security',
    name: ['Encryption of e-mail accounts', '邮件账号加密方式'],
    details: [
      ['TLS', 'TLS', 'TLS'],
      ['STARTTLS', 'STARTTLS', 'STARTTLS'],
      ['NONE', 'None', '不加密'],
    ],
  },
  {
    code: 'mail_test_state',
    name: ['Result of test e-mails', '测试邮件结果'],
    details: [
      ['SENDING', 'Sending', '发送中', 'info'],
      ['OK', 'Sent', '已发送', 'ok'],
      ['FAILED', 'Failed', '失败', 'bad'],
    ],
  },
  {
    code: 'mail_test_error',
    name: ['Cause of failed test e-mails', '测试邮件失败原因'],
    details: [
      ['INSIDE', "The mail server isn't on the internet", '邮件服务器不在互联网上'],
      ['HOST', "The mail server's name couldn't be found", '找不到邮件服务器的主机名'],
      ['CONNECT', "The mail server didn't answer", '邮件服务器无响应'],
      ['TLS', "An encrypted connection couldn't be made", '无法建立加密连接'],
      ['LOGIN', 'The mail server refused the user name or password', '邮件服务器拒绝了用户名或密码'],
      ['SENDER', 'The mail server refused the sender address', '邮件服务器拒绝了发件人邮箱'],
      ['RECIPIENT', 'The mail server refused your address', '邮件服务器拒绝了您的邮箱'],
      ['REFUSED', 'The mail server refused the e-mail', '邮件服务器拒绝了该邮件'],
      ['OTHER', "The test e-mail couldn't be sent", '测试邮件发送失败'],
    ],
  },
];

const emailAccounts = menu(146, 'email-account', ['E-mail accounts', '邮件账号'], {
  icon: 'link',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const emailAccountMenus: StoredMenu[] = [
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
];
