import type { DictData } from '../../../platform/reference/reference';

export const cardDicts: DictData[] = [
  {
    code: 'card_state',
    name: ['Combined card status', '卡片综合状态'],
    details: [
      ['CREATING', 'Creating', '创建中', 'info'],
      ['PENDING', 'Pending', '处理中', 'info'],
      ['FAILED', 'Failed', '失败', 'bad'],
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['FROZEN', 'Frozen', '已冻结', 'warn'],
      ['CANCEL_REVIEW', 'Cancellation review', '注销审核', 'warn'],
      ['EXPIRED', 'Expired', '已过期', 'mute'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
  {
    code: 'cancel_reason',
    name: ['Cancellation reason', '注销原因'],
    details: [
      ['NOT_NEEDED', 'No longer needed', '不再使用'],
      ['HOLDER_LEFT', 'Cardholder left', '持卡人离职'],
      ['REPLACED', 'Replaced by another card', '已更换新卡'],
      ['COMPROMISED', 'Card compromised', '卡信息泄露'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'share_rule_type',
    name: ['Sharing rule type', '共享规则类型'],
    details: [
      ['SMART_ALLOCATION', 'Smart allocation', '智能分配'],
      ['CLASSIC_SHARE', 'Classic share', '经典共享'],
      ['WALLET', 'Wallet', '钱包'],
      ['EXTENDED_SHARE', 'Extended share', '扩展共享'],
    ],
  },
  {
    code: 'share_rule_status',
    name: ['Sharing rule status', '共享规则状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'share_group_status',
    name: ['Card group status', '共享卡组状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['BLOCKED', 'Frozen', '已冻结', 'warn'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
  {
    code: 'wallet_status',
    name: ['Wallet status', '钱包状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['FROZEN', 'Frozen', '已冻结', 'warn'],
      ['CANCELLED', 'Cancelled', '已注销', 'mute'],
    ],
  },
  {
    code: 'wallet_user_state',
    name: ['Wallet user status', '钱包用户状态'],
    details: [
      ['INVITED', 'Invited', '已邀请', 'info'],
      ['ACCEPTED', 'Accepted', '已接受', 'ok'],
      ['EXPIRED', 'Expired', '已过期', 'warn'],
      ['REMOVED', 'Removed', '已移除', 'mute'],
    ],
  },
  {
    code: 'wallet_role',
    name: ['Wallet role', '钱包角色'],
    details: [
      ['VIEWER', 'Viewer', '仅查看'],
      ['SPENDER', 'Spender', '可消费'],
      ['MANAGER', 'Manager', '管理者'],
    ],
  },
  {
    code: 'visible_cards',
    name: ['Cards visible to wallet user', '钱包用户可见卡片'],
    details: [
      ['ALL', 'All cards', '全部卡片'],
      ['SELECTED', 'Selected cards', '指定卡片'],
    ],
  },
  {
    code: 'mismatch_cause',
    name: ['Mismatch cause', '余额不一致原因'],
    details: [
      ['OPEN_HOLDS', 'Pending authorizations', '仍有占用金额'],
      ['ESTIMATED_FEES', 'Estimated fees', '费用尚为预估'],
      ['RECENT_REFUNDS', 'Refunds of the last 30 days', '近30天退款'],
      ['UNKNOWN_ORDERS', 'Orders with unconfirmed result', '结果未知的指令'],
      ['CLOSED_THERE', 'Card closed at channel', '渠道已关闭该卡'],
    ],
  },
  {
    code: 'reveal_purpose',
    name: ['Reveal purpose', '查看卡号用途'],
    details: [
      ['HOLDER_REQUEST', 'Requested by cardholder', '持卡人要求'],
      ['PAYMENT_SETUP', 'Set up a payment', '设置付款'],
      ['DISPUTE', 'Dispute or refund', '争议或退款'],
      ['FRAUD_CHECK', 'Fraud check', '欺诈核查'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'card_create_status',
    name: ['Creation result', '创建结果'],
    details: [
      ['CREATING', 'Creating', '创建中', 'info'],
      ['PENDING', 'Pending', '处理中', 'info'],
      ['SUCCESS', 'Success', '成功', 'ok'],
      ['FAILED', 'Failed', '失败', 'bad'],
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
    code: 'cancel_state',
    name: ['Cancellation', '注销进度'],
    details: [
      ['NONE', 'None', '无'],
      ['REVIEWING', 'In review', '审核中', 'warn'],
      ['EXECUTING', 'In progress', '执行中', 'info'],
      ['MISMATCH', 'Balance mismatch', '余额不一致', 'bad'],
      ['DONE', 'Completed', '已完成', 'ok'],
      ['FAILED', 'Failed', '失败', 'bad'],
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
  {
    code: 'card_scheme',
    name: ['Card scheme', '卡组织'],
    details: [
      ['VISA', 'Visa', 'Visa'],
      ['MASTERCARD', 'Mastercard', 'Mastercard'],
      ['UNIONPAY', 'UnionPay', '银联'],
    ],
  },
  {
    code: 'business_scenario',
    name: ['Scenario', '使用场景'],
    details: [
      ['ADVERTISING', 'Advertising', '广告投放'],
      ['ECOMMERCE', 'E-commerce', '电商采购'],
      ['SUBSCRIPTION', 'Subscriptions', '订阅服务'],
      ['TRAVEL', 'Travel', '差旅'],
      ['PROCUREMENT', 'Procurement', '企业采购'],
      ['GENERAL', 'General', '通用'],
    ],
  },
];
