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
      ['GROUP', 'Shared card group', '共享卡组'],
      ['RISK', 'Risk control', '风控', 'bad'],
      ['CHANNEL', 'Channel', '渠道', 'warn'],
      ['SYSTEM', 'System', '系统'],
    ],
  },
  {
    code: 'freeze_reason',
    name: ['Reason to freeze', '冻结原因'],
    details: [
      ['LOST', 'Card data lost', '卡信息遗失'],
      ['STOLEN', 'Card data stolen', '卡信息被盗'],
      ['SUSPICIOUS', 'Suspicious activity', '可疑交易'],
      ['HOLDER_REQUEST', 'Cardholder asked for it', '持卡人要求'],
      ['REVIEW', 'Under review', '核查中'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'unfreeze_reason',
    name: ['Reason to unfreeze', '解冻原因'],
    details: [
      ['RESOLVED', 'Resolved', '问题已解决'],
      ['HOLDER_REQUEST', 'Cardholder asked for it', '持卡人要求'],
      ['MISTAKE', 'Frozen by mistake', '误冻结'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'limit_reason',
    name: ['Reason to change a limit', '调整限额原因'],
    details: [
      ['HOLDER_REQUEST', 'Cardholder asked for it', '持卡人要求'],
      ['MORE_SPENDING', 'More spending is planned', '支出计划增加'],
      ['LESS_RISK', 'To lower the risk', '降低风险'],
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
