import type { DictData } from './dict.data';

/** Words of card transactions: where they are, why they were declined, what they cost. */
export const transactionDicts: DictData[] = [
  {
    code: 'transaction_status',
    name: ['Transaction status', '交易状态'],
    details: [
      ['SUCCESS', 'Success', '成功', 'ok'],
      ['REJECTED', 'Rejected', '已拒绝', 'bad'],
      ['PENDING', 'Pending', '处理中', 'info'],
    ],
  },
  {
    code: 'transaction_phase',
    name: ['Transaction phase', '交易阶段'],
    details: [
      ['AUTHORIZED', 'Authorized', '已授权', 'info'],
      ['PARTIALLY_CLEARED', 'Partly cleared', '部分清算', 'info'],
      ['PARTIALLY_REVERSED', 'Partly reversed', '部分冲正', 'info'],
      ['CLEARED', 'Cleared', '已清算', 'ok'],
      ['REVERSED', 'Reversed', '已冲正'],
      ['EXPIRED', 'Expired', '已过期'],
      ['PARTIALLY_REFUNDED', 'Partly refunded', '部分退款'],
      ['REFUNDED', 'Refunded', '已退款'],
      ['FORCE_POSTED', 'Force-posted', '强制入账', 'warn'],
      ['CHARGED_BACK', 'Charged back', '已拒付', 'warn'],
      ['DECLINED', 'Declined', '已拒绝', 'bad'],
    ],
  },
  {
    code: 'transaction_type',
    name: ['Transaction type', '交易类型'],
    details: [
      ['PURCHASE', 'Purchase', '消费'],
      ['VERIFICATION', 'Verification', '验证'],
      ['CREDIT', 'Credit', '贷记'],
    ],
  },
  {
    code: 'transaction_region',
    name: ['Region', '交易地区'],
    details: [
      ['DOMESTIC', 'Domestic', '境内'],
      ['CROSS_BORDER', 'Cross-border', '跨境'],
    ],
  },
  {
    code: 'decline_reason',
    name: ['Decline reason', '拒绝原因'],
    details: [
      ['EXPIRED_CARD', 'The expiry date does not match', '有效期不符'],
      ['CARD_NOT_READY', 'The card is still being created', '卡片尚在创建中'],
      ['CARD_BLOCKED', 'The card is frozen', '卡片已冻结'],
      ['CARD_CANCELLING', 'The card is being cancelled', '卡片正在注销'],
      ['CARD_CANCELLED', 'The card is cancelled', '卡片已注销'],
      ['OUTSIDE_VALIDITY', 'Outside the validity of the card', '不在卡片有效期内'],
      ['MAX_USES', 'The card may not be used again', '卡片使用次数已满'],
      ['MERCHANT_SUSPENDED', 'The merchant is suspended', '商户已暂停'],
      ['COMPANY_SUSPENDED', 'The company is suspended', '公司已暂停'],
      ['BIN_UNAVAILABLE', 'The BIN is not available', '卡BIN不可用'],
      ['CHANNEL_UNAVAILABLE', 'The channel is not available', '渠道不可用'],
      ['COUNTRY_NOT_ALLOWED', 'The country is not allowed', '不允许的国家/地区'],
      ['MCC_NOT_ALLOWED', 'The merchant category is not allowed', '不允许的商户类别'],
      ['LIMIT_EXCEEDED', 'The limit is exceeded', '超出限额'],
      ['INSUFFICIENT_BALANCE', 'The balance is not enough', '余额不足'],
      ['RISK_RULE', 'Stopped by risk control', '风控拦截'],
    ],
  },
  {
    code: 'fee_kind',
    name: ['Fee', '手续费'],
    details: [
      ['TRANSACTION', 'Transaction fee', '交易手续费'],
      ['CROSS_BORDER', 'Cross-border fee', '跨境手续费'],
      ['CROSS_CURRENCY', 'Cross-currency fee', '跨币种手续费'],
      ['SMALL_TICKET', 'Small-ticket fee', '小额交易手续费'],
    ],
  },
  {
    code: 'transaction_event',
    name: ['Event', '交易事件'],
    details: [
      ['AUTH', 'Authorization', '授权'],
      ['INCREMENT', 'Raised authorization', '增额授权'],
      ['CLEAR', 'Clearing', '清算'],
      ['REVERSE', 'Reversal', '冲正'],
      ['EXPIRE', 'Expiry', '过期'],
      ['REFUND', 'Refund', '退款'],
      ['FORCE_POST', 'Force post', '强制入账'],
    ],
  },
];
