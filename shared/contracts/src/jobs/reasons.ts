import type { Language } from '../language';
import type { I18nText } from '../text';

/** Why something could not be done to one of many, or why a whole job ended early. */
const reasons: Record<string, I18nText> = {
  CARD_CREATING: { en_US: 'The card is still being created', zh_CN: '卡片仍在创建中' },
  CARD_PENDING: { en_US: 'The channel has not answered yet', zh_CN: '渠道尚未答复' },
  CARD_FAILED: { en_US: 'The card could not be created', zh_CN: '卡片创建失败' },
  CARD_ACTIVE: { en_US: 'The card is not frozen', zh_CN: '卡片未被冻结' },
  CARD_FROZEN: { en_US: 'The card is already frozen', zh_CN: '卡片已被冻结' },
  CARD_CANCEL_REVIEW: { en_US: 'The cancellation of the card is under review', zh_CN: '卡片正在注销审核中' },
  CARD_EXPIRED: { en_US: 'The card has expired', zh_CN: '卡片已过期' },
  CARD_CANCELLED: { en_US: 'The card is cancelled', zh_CN: '卡片已注销' },
  CARD_CANCEL_FAILED: {
    en_US: 'The channel refused the cancellation, which waits at the desk',
    zh_CN: '渠道拒绝注销，待注销审核处理',
  },
  CANCEL_NOT_MATCHED: {
    en_US: 'Channel and ledger do not match any more',
    zh_CN: '渠道与账本余额已不一致',
  },
  CANCEL_NOT_NOW: { en_US: 'It was decided meanwhile', zh_CN: '该注销已被处理' },
  CANCEL_SECOND: {
    en_US: 'Somebody else has to decide about so large a difference',
    zh_CN: '差额较大，须由他人处理',
  },
  MISMATCH: { en_US: 'Balance mismatch: the difference has to be settled first', zh_CN: '余额不一致，请先处理差异' },
  OWN_ITEM: { en_US: 'You cannot decide what you asked for yourself', zh_CN: '不能审核自己提交的申请' },
  REVIEW_OVER: { en_US: 'The review is over', zh_CN: '该审核已结束' },
  CARD_PENDING_TRANSACTIONS: {
    en_US: 'Pending transactions exist. Card cancellation is unavailable.',
    zh_CN: '存在未完成的交易，暂时无法注销卡片。',
  },
  CHANNEL_CANNOT: { en_US: 'The channel cannot do this', zh_CN: '渠道不支持此操作' },
  HOLDER_HAS_CARDS: { en_US: 'There are cards that are not cancelled', zh_CN: '存在未注销的卡片' },
  HOLDER_HAS_NO_CARDS: { en_US: 'No card can be updated', zh_CN: '没有可更新的卡片' },
  CARD_SHARED: { en_US: 'The card spends from a shared balance', zh_CN: '该卡使用共享余额' },
  CARD_NEEDS_LIMIT: { en_US: 'A card of a group or wallet needs a limit', zh_CN: '共享组或钱包的卡片必须设置限额' },
  CARD_CURRENCY: { en_US: 'The card is in another currency', zh_CN: '该卡币种不同' },
  CARD_NOT_NOW: { en_US: 'Not possible in the state of this card', zh_CN: '该卡当前状态不支持此操作' },
  CARD_CHANGED: { en_US: 'The card was changed by someone else meanwhile', zh_CN: '该卡已被他人修改' },
  ACCOUNT_NOT_USABLE: {
    en_US: 'The merchant has no normal account in this currency',
    zh_CN: '该商户没有该币种的正常账户',
  },
  EXCEEDS_BALANCE: { en_US: 'Cannot exceed balance', zh_CN: '不能超过余额' },
  MERCHANT_NOT_ACTIVE: {
    en_US: 'This merchant cannot issue cards at the moment',
    zh_CN: '该商户暂不可发卡',
  },
  BIN_NOT_ISSUABLE: { en_US: 'This BIN cannot issue cards at the moment', zh_CN: '该卡BIN暂不可发卡' },
  HOLDER_NOT_USABLE: { en_US: 'The cardholder may not hold a new card', zh_CN: '该持卡人暂不可持有新卡' },
  MIN_VALIDITY: { en_US: 'The last day is too near by now', zh_CN: '使用有效期已不足最短天数' },
  HOLDER_OF_WALLET: { en_US: 'The wallet names other cardholders', zh_CN: '该钱包指定了其他持卡人' },
  HOLDER_COUNTRY: {
    en_US: 'The BIN does not take cardholders from there',
    zh_CN: '该卡BIN不支持此持卡人所在的国家/地区或区号',
  },
  HOLDER_KYC: { en_US: 'The BIN takes verified cardholders only', zh_CN: '该卡BIN仅支持已通过身份核验的持卡人' },
  HOLDER_EMBOSSING: { en_US: 'The name of the cardholder cannot be embossed', zh_CN: '该持卡人姓名无法压印' },
  HOLDER_CAP: { en_US: 'The cardholder has as many cards as the BIN allows', zh_CN: '该持卡人的卡片数量已达卡BIN上限' },
  BIN_CAP: { en_US: 'No more cards can be issued from this BIN', zh_CN: '该卡BIN可开卡数量已用完' },
  LIMITS_EXCEED: {
    en_US: 'The limits of all cards together would exceed what the rule allows',
    zh_CN: '全部卡片限额合计将超过规则允许的上限',
  },
  POOL_NOT_ACTIVE: { en_US: 'This group or wallet takes no cards now', zh_CN: '该卡组或钱包当前不能新增卡片' },
  POOL_FULL: {
    en_US: 'The group or wallet has as many cards as its rule allows',
    zh_CN: '该卡组或钱包的卡片数量已达规则上限',
  },
  POOL_ACTIVE: { en_US: 'It is not frozen', zh_CN: '未被冻结' },
  POOL_BLOCKED: { en_US: 'It is frozen', zh_CN: '已被冻结' },
  POOL_FROZEN: { en_US: 'It is frozen', zh_CN: '已被冻结' },
  POOL_CANCELLED: { en_US: 'It is cancelled', zh_CN: '已注销' },
  BLOCKED_BY_ADMIN: {
    en_US: 'The platform froze this card, only the platform can unfreeze it',
    zh_CN: '卡片由平台冻结，只能由平台解冻',
  },
  BLOCKED_BY_SYSTEM: {
    en_US: 'The system froze this card, only the platform can unfreeze it',
    zh_CN: '卡片由系统冻结，只能由平台解冻',
  },
  BLOCKED_BY_WALLET: { en_US: 'The wallet of this card is frozen', zh_CN: '卡片所属的钱包已冻结' },
  BLOCKED_BY_GROUP: { en_US: 'The shared card group of this card is frozen', zh_CN: '卡片所属的共享卡组已冻结' },
  BLOCKED_BY_RISK: { en_US: 'Risk control froze this card', zh_CN: '卡片由风控冻结' },
  BLOCKED_BY_CHANNEL: { en_US: 'The channel froze this card', zh_CN: '卡片由渠道冻结' },
  JOB_INTERRUPTED: { en_US: 'It was interrupted too often', zh_CN: '任务多次中断' },
  JOB_NO_PERMISSION: {
    en_US: 'The permission for it was taken away meanwhile',
    zh_CN: '执行所需的权限已被收回',
  },
  JOB_COUNT_DIFFERS: {
    en_US: 'Fewer rows were written than were counted, so the file was thrown away',
    zh_CN: '写入行数与统计行数不一致，文件已作废',
  },
};

/** Words for a reason; a reason without words says itself, so that the gap is seen. */
export const reasonMessageOf = (reason: string, language: Language): string => reasons[reason]?.[language] ?? reason;
