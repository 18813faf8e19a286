import type { DictData } from '../../../platform/reference/reference';

/** Why cards are frozen, unfrozen and ended, and who may. */
export const freezeDicts: DictData[] = [
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
];
