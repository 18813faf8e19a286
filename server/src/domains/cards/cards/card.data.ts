import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of cards. */
export const cardDicts: DictData[] = [
  {
    code: 'card_state',
    name: ['Combined card status', '卡片综合状态'],
    details: [
      ['CREATING', 'Creating', '创建中', 'info'],
      ['PENDING', 'Pending', '处理中', 'warn'],
      ['FAILED', 'Failed', '失败', 'bad'],
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['FROZEN', 'Frozen', '已冻结', 'info'],
      ['CANCEL_REVIEW', 'Cancellation review', '注销审核', 'warn'],
      ['EXPIRED', 'Expired', '已过期', 'mute'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
  {
    code: 'block_source',
    name: ['Frozen by', '冻结来源'],
    details: [
      ['USER', 'User', '用户'],
      ['ADMIN', 'Administrator', '管理员'],
      ['WALLET', 'Wallet', '钱包'],
      ['GROUP', 'Card group', '共享卡组'],
      ['RISK', 'Risk control', '风控', 'bad'],
      ['CHANNEL', 'Channel', '渠道', 'warn'],
      ['SYSTEM', 'System', '系统'],
    ],
  },
  {
    code: 'freeze_reason',
    name: ['Freeze reason', '冻结原因'],
    details: [
      ['LOST', 'Card details lost', '卡信息遗失'],
      ['STOLEN', 'Card details stolen', '卡信息被盗'],
      ['SUSPICIOUS', 'Suspicious activity', '可疑交易'],
      ['HOLDER_REQUEST', 'Requested by cardholder', '持卡人要求'],
      ['REVIEW', 'Under review', '核查中'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'unfreeze_reason',
    name: ['Unfreeze reason', '解冻原因'],
    details: [
      ['RESOLVED', 'Resolved', '问题已解决'],
      ['HOLDER_REQUEST', 'Requested by cardholder', '持卡人要求'],
      ['MISTAKE', 'Frozen by mistake', '误冻结'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'limit_reason',
    name: ['Limit change reason', '调整限额原因'],
    details: [
      ['HOLDER_REQUEST', 'Requested by cardholder', '持卡人要求'],
      ['MORE_SPENDING', 'Planned spending increase', '支出计划增加'],
      ['LESS_RISK', 'Risk reduction', '降低风险'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'card_event_source',
    name: ['Changed through', '变更来源'],
    details: [
      ['CONSOLE', 'Console', '控制台'],
      ['API', 'API', 'API'],
      ['SYSTEM', 'System', '系统'],
      ['CHANNEL', 'Channel', '渠道'],
      ['RISK', 'Risk control', '风控'],
    ],
  },
  {
    code: 'card_status',
    name: ['Card status', '卡状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['BLOCKED', 'Frozen', '已冻结', 'warn'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
  {
    code: 'expiry_state',
    name: ['Validity', '有效期状态'],
    details: [
      ['VALID', 'Valid', '有效', 'ok'],
      ['EXPIRING', 'Expires soon', '即将到期', 'warn'],
      ['EXPIRED', 'Expired', '已过期', 'mute'],
    ],
  },
  {
    code: 'limit_period',
    name: ['Limit period', '限额周期'],
    details: [
      ['PER_TXN', 'Per transaction', '每笔'],
      ['DAY', 'Per day', '每日'],
      ['WEEK', 'Per week', '每周'],
      ['MONTH', 'Per month', '每月'],
      ['QUARTER', 'Per quarter', '每季度'],
      ['YEAR', 'Per year', '每年'],
      ['LIFETIME', 'Lifetime', '终身'],
      ['ROLLING_24H', 'Rolling 24 hours', '24小时内'],
    ],
  },
  {
    code: 'funding_mode',
    name: ['Funding', '资金模式'],
    details: [
      ['RECHARGE', 'Reloadable prepaid card', '充值卡'],
      ['SHARE', 'Shared card', '共享卡'],
    ],
  },
  {
    code: 'usage_type',
    name: ['Usage', '使用类型'],
    details: [
      ['MULTI_USE', 'Multi-use', '多次使用'],
      ['SINGLE_USE', 'Single-use', '单次使用'],
    ],
  },
];

export const cardMenu = menu(2, 'cards-balance', ['Cards', '卡片'], {
  icon: 'card',
  isCache: true,
  isRecentUser: true,
});
const belowCards = { upId: cardMenu.menuId, isHidden: true };

/** The parent menu must be the first. */
export const cardMenus: StoredMenu[] = [
  cardMenu,
  menu(3, 'cards-balance-create-card', ['Create card', '创建卡片'], { ...belowCards, isCache: true }),
  menu(4, 'cards-balance-view-card-detail', ['Card details', '卡片详情'], belowCards),
];
