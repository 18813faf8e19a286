import type { DictData } from './dict.data';

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
    ],
  },
  {
    code: 'limit_action',
    name: ['What a limit does', '触发后处理'],
    details: [
      ['DECLINE', 'Decline', '拒绝交易'],
      ['ALERT', 'Alert only', '仅提醒'],
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
