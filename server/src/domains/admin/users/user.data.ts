import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of the codes of users. */
export const userDicts: DictData[] = [
  {
    code: 'user_status',
    name: ['User status', '用户状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['INVITED', 'Invited', '已邀请', 'info'],
      ['EXPIRED', 'Invitation expired', '邀请已过期', 'warn'],
      ['LOCKED', 'Locked', '已锁定', 'bad'],
      ['DISABLED', 'Disabled', '已停用', 'mute'],
    ],
  },
  {
    code: 'account_type',
    name: ['Account type', '账号类型'],
    details: [
      ['WHITELABEL', 'Company', '公司'],
      ['MERCHANT', 'Merchant', '商户'],
      ['CHANNEL', 'Channel', '渠道'],
    ],
  },
  {
    code: 'sensitive_group',
    name: ['Sensitive fields', '敏感字段'],
    details: [
      ['CARD_NUMBER', 'Card number', '卡号'],
      ['CARD_EXPIRY', 'Card expiry date', '卡有效期'],
      ['SECURITY_CODE', 'Security code', '安全码'],
      ['HOLDER_CONTACT', 'Phone and e-mail', '电话和邮箱'],
      ['HOLDER_IDENTITY', 'Birthday and identity', '生日和身份信息'],
      ['HOLDER_ADDRESS', 'Address', '地址'],
      ['BANK_ACCOUNT', 'Bank account', '银行账户'],
      ['API_SECRET', 'API secrets', 'API密钥'],
      ['COST_MARGIN', 'Cost and margin', '成本和利润'],
    ],
  },
];

const users = menu(94, 'user-management', ['Users', '用户'], {
  icon: 'users',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const userMenus: StoredMenu[] = [
  users,
  menu(95, 'user-management-save', ['Edit user', '编辑用户'], {
    upId: users.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
