import type { DictData } from '../../../platform/reference/reference';

/** Words of rules of limits. */
export const limitDicts: DictData[] = [
  {
    code: 'limit_mode',
    name: ['State of rule', '规则状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['SHADOW', 'Shadow', '试运行', 'info'],
      ['INACTIVE', 'Inactive', '停用', 'mute'],
    ],
  },
  {
    code: 'limit_kind',
    name: ['Kind of limit', '限额类型'],
    details: [
      ['AMOUNT', 'Amount', '金额'],
      ['COUNT', 'Number of purchases', '笔数'],
      ['AMOUNT_AND_COUNT', 'Amount and number', '金额与笔数'],
      ['BLOCK', 'Block', '禁止'],
      ['DECLINE_STREAK', 'Declines in a row', '连续拒绝'],
    ],
  },
  {
    code: 'limit_action',
    name: ['What a limit does', '触发后处理'],
    details: [
      ['DECLINE', 'Decline', '拒绝交易'],
      ['ALERT', 'Alert only', '仅提醒'],
      ['FREEZE_CARD', 'Decline and freeze card', '拒绝并冻结卡片'],
      ['REQUIRE_REVIEW', 'Decline and ask for a review', '拒绝并提交审核'],
    ],
  },
  {
    code: 'limit_region',
    name: ['Where the shop is', '商店所在地'],
    details: [
      ['ANY', 'Anywhere', '不限'],
      ['DOMESTIC', 'Domestic', '境内'],
      ['CROSS_BORDER', 'Cross-border', '跨境'],
    ],
  },
  {
    code: 'limit_presence',
    name: ['How the card is used', '用卡方式'],
    details: [
      ['ANY', 'Online or in person', '不限'],
      ['ONLINE', 'Online', '线上'],
      ['IN_PERSON', 'In person', '线下'],
    ],
  },
  {
    code: 'limit_txn_kind',
    name: ['What the card is used for', '交易种类'],
    details: [
      ['PURCHASE', 'Purchase', '消费'],
      ['WITHDRAWAL', 'Cash withdrawal', '取现'],
      ['VERIFICATION', 'Verification', '验证'],
    ],
  },
  {
    code: 'match_mode',
    name: ['Which shops', '适用范围'],
    details: [
      ['ANY', 'All', '全部'],
      ['ONLY', 'Only these', '仅限以下'],
      ['EXCEPT', 'All but these', '除以下之外'],
    ],
  },
];
