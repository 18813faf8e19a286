import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of mail templates and send states. */
export const sendRecordDicts: DictData[] = [
  {
    code: 'send_state',
    name: ['Status of e-mails', '邮件发送状态'],
    details: [
      ['QUEUED', 'Queued', '待发送', 'info'],
      ['SENDING', 'Sending', '发送中', 'info'],
      ['SENT', 'Sent', '已发送', 'ok'],
      ['FAILED', 'Failed', '发送失败', 'bad'],
      ['SUPPRESSED', 'Not sent', '未发送', 'mute'],
    ],
  },
  {
    code: 'mail_template',
    name: ['E-mail templates', '邮件模板'],
    details: [
      ['RESET_LINK', 'Password reset link', '密码重置链接'],
      ['RESET_CODE', 'Password reset code', '密码重置验证码'],
      ['ONBOARDING_CODE', 'Onboarding code', '入驻验证码'],
      ['VERIFY_REGISTRATION', 'Registration confirmation', '注册邮箱验证'],
      ['ALREADY_REGISTERED', 'Account already exists', '账号已存在'],
      ['REGISTRATION_APPROVED', 'Registration approved', '注册已通过'],
      ['REGISTRATION_REJECTED', 'Registration rejected', '注册未通过'],
      ['USER_INVITATION', 'User invitation', '用户邀请'],
      ['WALLET_INVITATION', 'Wallet invitation', '钱包邀请'],
      ['WALLET_LINKED', 'Wallet access', '钱包访问通知'],
      ['REVIEWS_OVERDUE', 'Delayed reviews', '审核延迟提醒'],
      ['VERSION_WITHDRAWN', 'Version rolled back', '版本自动回滚'],
      ['VERSION_FAILING', 'Version failing', '版本出错提醒'],
    ],
  },
];

const sendRecords = menu(140, 'send-record', ['Sent e-mails', '发送记录'], {
  icon: 'mail',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const sendRecordMenus: StoredMenu[] = [
  sendRecords,
  menu(141, 'send-record-view', ['Sent e-mail', '发送详情'], {
    upId: sendRecords.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
