/** Reasons why a job could not create or change one of its cards; shown only in the job's results. */
export const bulkReasons = {
  CARD_PENDING_TRANSACTIONS: {
    en_US: 'Pending transactions exist. Card cancellation is unavailable.',
    zh_CN: '存在未完成的交易，暂时无法注销卡片。',
  },
  CHANNEL_CANNOT: { en_US: 'Not supported by the channel', zh_CN: '渠道不支持此操作' },
  CARD_NEEDS_LIMIT: { en_US: 'A card of a group or wallet needs a limit', zh_CN: '共享卡组或钱包的卡片必须设置限额' },
  CARD_CURRENCY: { en_US: 'The card is in another currency', zh_CN: '该卡币种不同' },
  CARD_CHANGED: { en_US: 'Someone else changed the card', zh_CN: '该卡已被他人修改' },
  ACCOUNT_NOT_USABLE: {
    en_US: 'The merchant has no active account in this currency',
    zh_CN: '该商户没有该币种的正常账户',
  },
  EXCEEDS_BALANCE: { en_US: 'Cannot exceed balance', zh_CN: '不能超过余额' },
  BIN_NOT_ISSUABLE: { en_US: "This BIN can't issue cards right now", zh_CN: '该卡BIN暂不支持开卡' },
  HOLDER_NOT_USABLE: { en_US: "The cardholder can't receive new cards", zh_CN: '该持卡人暂不可持有新卡' },
  MIN_VALIDITY: { en_US: 'The end date is too soon', zh_CN: '使用有效期已不足最短天数' },
  HOLDER_OF_WALLET: { en_US: 'The wallet is restricted to other cardholders', zh_CN: '该钱包指定了其他持卡人' },
  HOLDER_COUNTRY: {
    en_US: "The BIN doesn't accept cardholders from this country, region or country code",
    zh_CN: '该卡BIN不支持此持卡人所在的国家/地区或区号',
  },
  HOLDER_KYC: { en_US: 'The BIN accepts verified cardholders only', zh_CN: '该卡BIN仅支持已通过身份核验的持卡人' },
  HOLDER_EMBOSSING: { en_US: "The cardholder's name can't be embossed", zh_CN: '该持卡人姓名无法压印' },
  HOLDER_CAP: { en_US: 'Card limit per cardholder reached for this BIN', zh_CN: '该持卡人的卡片数量已达卡BIN上限' },
  BIN_CAP: { en_US: 'Card limit of this BIN reached', zh_CN: '该卡BIN可开卡数量已用完' },
  LIMITS_EXCEED: {
    en_US: 'Card limits would exceed the total that the rule allows',
    zh_CN: '全部卡片限额合计将超过规则允许的上限',
  },
  POOL_NOT_ACTIVE: {
    en_US: "This group or wallet can't add cards right now",
    zh_CN: '该共享卡组或钱包当前不能新增卡片',
  },
  POOL_FULL: { en_US: 'Card limit of the group or wallet reached', zh_CN: '该共享卡组或钱包的卡片数量已达规则上限' },
  POOL_ACTIVE: { en_US: 'Not frozen', zh_CN: '未被冻结' },
  POOL_BLOCKED: { en_US: 'Frozen', zh_CN: '已被冻结' },
  POOL_FROZEN: { en_US: 'Frozen', zh_CN: '已被冻结' },
  POOL_CANCELLED: { en_US: 'Cancelled', zh_CN: '已注销' },
} as const;
