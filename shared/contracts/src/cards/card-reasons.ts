/** Reasons why an action on a card is not possible, shown at its buttons and in the results of a job. */
export const cardReasons = {
  BLOCKED_BY_ADMIN: {
    en_US: 'The platform froze this card. Only the platform can unfreeze it',
    zh_CN: '卡片由平台冻结，只能由平台解冻',
  },
  BLOCKED_BY_CHANNEL: { en_US: 'The channel froze this card', zh_CN: '卡片由渠道冻结' },
  BLOCKED_BY_GROUP: { en_US: 'The group of this card is frozen', zh_CN: '卡片所属的共享卡组已冻结' },
  BLOCKED_BY_RISK: { en_US: 'Frozen by risk control', zh_CN: '卡片由风控冻结' },
  BLOCKED_BY_SYSTEM: {
    en_US: 'The system froze this card. Only the platform can unfreeze it',
    zh_CN: '卡片由系统冻结，只能由平台解冻',
  },
  BLOCKED_BY_WALLET: { en_US: 'The wallet of this card is frozen', zh_CN: '卡片所属的钱包已冻结' },
  CARD_ACTIVE: { en_US: "The card isn't frozen", zh_CN: '卡片未被冻结' },
  CARD_CANCELLED: { en_US: 'The card is cancelled', zh_CN: '卡片已注销' },
  CARD_CANCEL_FAILED: {
    en_US: 'The channel rejected the cancellation, which is back in review',
    zh_CN: '渠道拒绝注销，待注销审核处理',
  },
  CARD_CANCEL_REVIEW: { en_US: 'The cancellation of the card is under review', zh_CN: '卡片正在注销审核中' },
  CARD_CREATING: { en_US: 'The card is still being created', zh_CN: '卡片仍在创建中' },
  CARD_EXPIRED: { en_US: 'The card has expired', zh_CN: '卡片已过期' },
  CARD_FAILED: { en_US: 'Card creation failed', zh_CN: '卡片创建失败' },
  CARD_FROZEN: { en_US: 'The card is already frozen', zh_CN: '卡片已被冻结' },
  CARD_NOT_NOW: { en_US: 'Not possible in the current status of the card', zh_CN: '该卡当前状态不支持此操作' },
  CARD_PENDING: { en_US: "The channel hasn't responded yet", zh_CN: '渠道尚未答复' },
  CARD_SHARED: { en_US: 'The card uses a shared balance', zh_CN: '该卡使用共享余额' },
} as const;
