import type { Language } from '../language';
import { restrictionMessages } from '../merchants/restriction-messages';
import type { I18nText } from '../text';

/** Reasons why an item failed or a whole job ended early. */
const reasons: Record<string, I18nText> = {
  CARD_CREATING: { en_US: 'Card not active yet', zh_CN: '卡片仍在创建中' },
  CARD_PENDING: { en_US: 'Waiting for channel', zh_CN: '渠道尚未答复' },
  CARD_FAILED: { en_US: 'Card creation failed', zh_CN: '卡片创建失败' },
  CARD_ACTIVE: { en_US: "The card isn't frozen", zh_CN: '卡片未被冻结' },
  CARD_FROZEN: { en_US: 'The card is already frozen', zh_CN: '卡片已被冻结' },
  CARD_CANCEL_REVIEW: { en_US: 'Card cancellation pending review', zh_CN: '卡片正在注销审核中' },
  CARD_EXPIRED: { en_US: 'The card has expired', zh_CN: '卡片已过期' },
  CARD_CANCELLED: { en_US: 'The card is cancelled', zh_CN: '卡片已注销' },
  CARD_CANCEL_FAILED: {
    en_US: 'Cancellation rejected by channel, decision pending',
    zh_CN: '渠道拒绝注销，待处理',
  },
  CANCEL_NOT_MATCHED: {
    en_US: 'Channel and ledger no longer match',
    zh_CN: '渠道与账本余额已不一致',
  },
  CANCEL_NOT_NOW: { en_US: 'Already decided', zh_CN: '该注销已被处理' },
  CANCEL_SECOND: {
    en_US: 'A difference this large needs approval from someone else',
    zh_CN: '差额较大，须由他人处理',
  },
  MISMATCH: { en_US: 'Balance mismatch: resolve the difference first', zh_CN: '余额不一致，请先处理差异' },
  OWN_ITEM: { en_US: "You can't review your own request", zh_CN: '不能审核自己提交的申请' },
  REVIEW_OVER: { en_US: 'The review is closed', zh_CN: '该审核已结束' },
  CARD_PENDING_TRANSACTIONS: {
    en_US: 'Pending transactions exist. Card cancellation is unavailable.',
    zh_CN: '存在未完成的交易，暂时无法注销卡片。',
  },
  CHANNEL_CANNOT: { en_US: 'Not supported by the channel', zh_CN: '渠道不支持此操作' },
  HOLDER_HAS_CARDS: { en_US: "Cardholder has cards that aren't cancelled", zh_CN: '存在未注销的卡片' },
  HOLDER_HAS_NO_CARDS: { en_US: 'No cards to update', zh_CN: '没有可更新的卡片' },
  CARD_SHARED: { en_US: 'The card uses a shared balance', zh_CN: '该卡使用共享余额' },
  CARD_NEEDS_LIMIT: { en_US: 'A card of a group or wallet needs a limit', zh_CN: '卡组或钱包的卡片必须设置限额' },
  CARD_CURRENCY: { en_US: 'The card is in another currency', zh_CN: '该卡币种不同' },
  CARD_NOT_NOW: { en_US: "Not available in the card's current status", zh_CN: '该卡当前状态不支持此操作' },
  CARD_CHANGED: { en_US: 'Someone else changed the card', zh_CN: '该卡已被他人修改' },
  ACCOUNT_NOT_USABLE: {
    en_US: 'The merchant has no active account in this currency',
    zh_CN: '该商户没有该币种的正常账户',
  },
  EXCEEDS_BALANCE: { en_US: 'Cannot exceed balance', zh_CN: '不能超过余额' },
  ...restrictionMessages,
  BIN_NOT_ISSUABLE: { en_US: "This BIN can't issue cards right now", zh_CN: '该卡BIN暂不可发卡' },
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
  POOL_NOT_ACTIVE: { en_US: "This group or wallet can't add cards right now", zh_CN: '该卡组或钱包当前不能新增卡片' },
  POOL_FULL: {
    en_US: 'Card limit of the group or wallet reached',
    zh_CN: '该卡组或钱包的卡片数量已达规则上限',
  },
  POOL_ACTIVE: { en_US: 'Not frozen', zh_CN: '未被冻结' },
  POOL_BLOCKED: { en_US: 'Frozen', zh_CN: '已被冻结' },
  POOL_FROZEN: { en_US: 'Frozen', zh_CN: '已被冻结' },
  POOL_CANCELLED: { en_US: 'Cancelled', zh_CN: '已注销' },
  BLOCKED_BY_ADMIN: {
    en_US: 'Frozen by the platform. Only the platform can unfreeze this card',
    zh_CN: '卡片由平台冻结，只能由平台解冻',
  },
  BLOCKED_BY_SYSTEM: {
    en_US: 'Frozen by the system. Only the platform can unfreeze this card',
    zh_CN: '卡片由系统冻结，只能由平台解冻',
  },
  BLOCKED_BY_WALLET: { en_US: "The card's wallet is frozen", zh_CN: '卡片所属的钱包已冻结' },
  BLOCKED_BY_GROUP: { en_US: "The card's group is frozen", zh_CN: '卡片所属的共享卡组已冻结' },
  BLOCKED_BY_RISK: { en_US: 'Frozen by risk control', zh_CN: '卡片由风控冻结' },
  BLOCKED_BY_CHANNEL: { en_US: 'Frozen by the channel', zh_CN: '卡片由渠道冻结' },
  JOB_INTERRUPTED: { en_US: 'Interrupted too many times', zh_CN: '任务多次中断' },
  JOB_NO_PERMISSION: {
    en_US: 'The required permission was revoked',
    zh_CN: '执行所需的权限已被收回',
  },
  JOB_FAULT: {
    en_US: 'Failed because of an internal error. Give support the error ID.',
    zh_CN: '任务因系统内部错误而失败，请将错误编号提供给技术支持。',
  },
  JOB_REFUSED: {
    en_US: 'The request is no longer valid. Check the list and start again.',
    zh_CN: '该请求已失效，请检查列表后重新发起。',
  },
  JOB_COUNT_DIFFERS: {
    en_US: 'Row count mismatch. The file was discarded',
    zh_CN: '写入行数与统计行数不一致，文件已作废',
  },
};

/** Returns the text of a reason. A reason without a text is returned as it is, so that the gap is noticed. */
export const reasonMessageOf = (reason: string, language: Language): string => reasons[reason]?.[language] ?? reason;
