import { holdDaysByDefault } from './mcc.rules';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData, ChoiceParameter, NumberParameter, ParameterData } from '../../../platform/reference/reference';

/** Labels of the enumerations of card transactions. */
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
    name: ['Transaction stage', '交易阶段'],
    details: [
      ['AUTHORIZED', 'Authorized', '已授权', 'info'],
      ['PARTIALLY_CLEARED', 'Partially cleared', '部分清算', 'info'],
      ['PARTIALLY_REVERSED', 'Partially reversed', '部分冲正', 'info'],
      ['CLEARED', 'Cleared', '已清算', 'ok'],
      ['REVERSED', 'Reversed', '已冲正'],
      ['EXPIRED', 'Expired', '已过期'],
      ['PARTIALLY_REFUNDED', 'Partially refunded', '部分退款', 'ok'],
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
      ['EXPIRED_CARD', 'Expiry date mismatch', '有效期不符'],
      ['CARD_NOT_READY', 'Card not active yet', '卡片尚在创建中'],
      ['CARD_BLOCKED', 'Card frozen', '卡片已冻结'],
      ['CARD_CANCELLING', 'Cancellation in progress', '卡片正在注销'],
      ['CARD_CANCELLED', 'Card cancelled', '卡片已注销'],
      ['OUTSIDE_VALIDITY', 'Card not valid on this date', '不在卡片有效期内'],
      ['MAX_USES', 'Single-use card already used', '卡片使用次数已满'],
      ['POOL_BLOCKED', 'Group or wallet frozen', '共享卡组或钱包已冻结'],
      ['MERCHANT_SUSPENDED', 'Merchant suspended', '商户已暂停'],
      ['COMPANY_SUSPENDED', 'Company suspended', '公司已暂停'],
      ['BIN_UNAVAILABLE', 'BIN unavailable', '卡BIN不可用'],
      ['CHANNEL_UNAVAILABLE', 'Channel unavailable', '渠道不可用'],
      ['COUNTRY_NOT_ALLOWED', 'Country not allowed', '不允许的国家/地区'],
      ['MCC_NOT_ALLOWED', 'Merchant category not allowed', '不允许的商户类别'],
      ['MERCHANT_NOT_ALLOWED', 'Card acceptor not allowed', '不允许的交易商户'],
      ['LIMIT_EXCEEDED', 'Limit exceeded', '超出限额'],
      ['INSUFFICIENT_BALANCE', 'Insufficient balance', '余额不足'],
      ['RISK_RULE', 'Blocked by risk rule', '风控拦截'],
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
      ['INCREMENT', 'Incremental authorization', '增额授权'],
      ['CLEAR', 'Clearing', '清算'],
      ['REVERSE', 'Reversal', '冲正'],
      ['EXPIRE', 'Expiry', '过期'],
      ['REFUND', 'Refund', '退款'],
      ['CHARGEBACK', 'Chargeback', '拒付'],
      ['FORCE_POST', 'Force post', '强制入账'],
    ],
  },
  {
    code: 'merchant_category',
    name: ['Merchant category', '商户类别'],
    details: [
      ['3000', 'Airline', '航空公司'],
      ['4111', 'Local transport', '本地交通'],
      ['4121', 'Taxi', '出租车'],
      ['4511', 'Airlines and carriers', '航空运输'],
      ['4722', 'Travel agency', '旅行社'],
      ['4814', 'Telecommunication', '电信服务'],
      ['4816', 'Online services', '网络服务'],
      ['5045', 'Computers and software', '计算机与软件'],
      ['5311', 'Department store', '百货商店'],
      ['5411', 'Groceries', '食品杂货'],
      ['5541', 'Service station', '加油站'],
      ['5542', 'Automated fuel pump', '自助加油'],
      ['5734', 'Software store', '软件商店'],
      ['5812', 'Restaurant', '餐馆'],
      ['5814', 'Fast food', '快餐'],
      ['5815', 'Digital media', '数字媒体'],
      ['5817', 'Digital applications', '数字应用'],
      ['5818', 'Digital goods', '数字商品'],
      ['5942', 'Books', '书店'],
      ['5968', 'Subscription', '订阅服务'],
      ['7011', 'Hotel', '酒店'],
      ['7311', 'Advertising', '广告服务'],
      ['7372', 'Programming and data', '编程与数据处理'],
      ['7512', 'Car rental', '租车'],
      ['7801', 'Online gambling', '网络博彩'],
      ['7802', 'Horse and dog racing', '赛马赛狗'],
      ['7995', 'Betting', '博彩'],
      ['8999', 'Professional services', '专业服务'],
    ],
  },
];

export const transactionMenus: StoredMenu[] = [
  menu(6, 'cards-transactions', ['Transactions', '卡交易'], { icon: 'swap', isCache: true, isRecentUser: true }),
  menu(7, 'cards-transactions-simulate', ['Simulator', '模拟交易'], {
    icon: 'play',
    isCache: true,
    isRecentUser: true,
  }),
];

export const holdDays: NumberParameter = {
  code: 'hold.expiry.days',
  group: 'CARDS',
  name: { en_US: 'Hold expiry (days)', zh_CN: '授权占用有效期（天）' },
  value: String(holdDaysByDefault.usual),
  type: 'INT',
  min: 1,
  max: 30,
  description: {
    en_US: 'Days after which an uncleared authorization hold is released.',
    zh_CN: '授权占用超过该天数未清算即释放。',
  },
};

export const longStayHoldDays: NumberParameter = {
  code: 'hold.expiry.long_stay_days',
  group: 'CARDS',
  name: { en_US: 'Long-stay hold expiry (days)', zh_CN: '长期授权占用有效期（天）' },
  value: String(holdDaysByDefault.longStay),
  type: 'INT',
  min: 1,
  max: 60,
  atLeast: holdDays.code,
  description: {
    en_US: 'Days after which an uncleared hold of a hotel, car rental or cruise is released.',
    zh_CN: '酒店、租车及邮轮的授权占用超过该天数未清算即释放。',
  },
};

/** Parameter for authorizations while a company is suspended. */
export const suspendedAuthPolicy: ChoiceParameter<'DECLINE' | 'APPROVE'> = {
  code: 'company.suspended.auth_policy',
  group: 'CARDS',
  name: { en_US: 'Authorizations of suspended companies', zh_CN: '公司暂停期间的授权' },
  value: 'DECLINE',
  type: 'CHOICE',
  choices: [
    { value: 'DECLINE', label: { en_US: 'Decline', zh_CN: '拒绝' } },
    { value: 'APPROVE', label: { en_US: 'Decide as usual', zh_CN: '照常判定' } },
  ],
  description: {
    en_US: 'Decision on new authorizations while a company is suspended.',
    zh_CN: '公司暂停期间对新授权的处理方式。',
  },
};

export const transactionParameters: ParameterData[] = [holdDays, longStayHoldDays, suspendedAuthPolicy];
