import { field, technical } from './field';

/** Fields of limit rules in the audit log. */
export const limitFields = {
  items: field('Limit', '限额'),
  itemId: technical('Limit id', '限额编号'),
  binIds: field('BINs', '卡BIN'),
  bins: field('BINs', '卡BIN'),
  countedBy: field('Counted by', '统计维度'),
  priority: field('Priority', '优先级'),
  isOverridable: field('Merchants may be stricter', '商户可设更严限额'),
  maxAmount: field('Largest amount', '金额上限'),
  maxCount: field('Most payments', '笔数上限'),
  txnKinds: field('Transaction types', '交易类型', 'limit_txn_kind'),
  mccMode: field('Categories', '类别条件', 'match_mode'),
  mccs: field('Category codes', '类别代码'),
  countryMode: field('Countries', '国家/地区条件', 'match_mode'),
  countries: field('Country list', '国家/地区'),
  shopMode: field('Card acceptors', '交易商户条件', 'match_mode'),
  shops: field('Card acceptor list', '交易商户'),
  presence: field('Card presence', '有卡/无卡', 'limit_presence'),
  firstDays: field('Only in the first days', '仅限开卡后天数'),
  messageEn: field('Message in English', '英文提示'),
  messageZh: field('Message in Chinese', '中文提示'),
  mode: field('Mode', '模式', 'limit_mode'),
} as const;
