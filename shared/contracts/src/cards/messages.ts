import { addFieldMessages } from '../field-messages';
import { restrictionMessages } from '../merchants/restriction-messages';

/** Texts of the field codes that this area adds. */
export const cardsMessages = addFieldMessages({
  MAX_BILLED: {
    en_US: 'The billed amount must be {max} {currency} or less',
    zh_CN: '账单金额须不大于{max} {currency}',
  },
  NUMBER: { en_US: 'Must be a number', zh_CN: '须为数字' },
  CARD_COUNT: { en_US: 'Enter a whole number from 1 to {max}', zh_CN: '请输入1到{max}之间的整数' },
  MIN_VALIDITY: {
    en_US: 'Choose {first} or later, at least {days} days from today',
    zh_CN: '请选择{first}或之后，至少{days}天有效',
  },
  MAX_VALIDITY: {
    en_US: 'Choose {last} or earlier, at most {months} months from today',
    zh_CN: '请选择{last}或之前，最多{months}个月',
  },
  BIN_NOT_ISSUABLE: { en_US: "This BIN can't issue cards right now", zh_CN: '该卡BIN暂不支持开卡' },
  ...restrictionMessages,
  ACCOUNT_NOT_USABLE: {
    en_US: 'Choose an active {currency} account of this merchant',
    zh_CN: '请选择该商户状态正常的{currency}账户',
  },
  HOLDER_NOT_USABLE: { en_US: 'Choose an active cardholder of this merchant', zh_CN: '请选择该商户的有效持卡人' },
  HOLDER_UNKNOWN: { en_US: 'Cardholder not found for this merchant', zh_CN: '该商户没有此持卡人' },
  HOLDER_AMBIGUOUS: {
    en_US: 'Several cardholders match. Enter the cardholder ID',
    zh_CN: '有多位持卡人符合，请填写持卡人ID',
  },
  HOLDER_HIDDEN: {
    en_US: "You don't have access to this value. Enter the cardholder ID",
    zh_CN: '您无权查看此信息，请填写持卡人ID',
  },
  FILE_ISSUES: { en_US: 'Rows to fix: {count}', zh_CN: '有{count}行需要修改' },
  FILE_COUNT: { en_US: 'The file has {count} cards', zh_CN: '文件中有{count}张卡片' },
  FILE_QUOTE: { en_US: 'Unclosed quotation mark', zh_CN: '引号未闭合' },
  FILE_EMPTY: { en_US: 'The file contains no cards', zh_CN: '文件中没有卡片数据' },
  FILE_COLUMN: { en_US: 'Unknown column "{name}"', zh_CN: '没有名为{name}的列' },
  FILE_COLUMN_TWICE: { en_US: 'Duplicate column', zh_CN: '该列重复' },
  FILE_NO_COLUMN: { en_US: 'Required column missing', zh_CN: '文件缺少该列' },
  FILE_CELLS: {
    en_US: 'More cells than columns. Put quotation marks around a value that contains a comma, such as "1,234.50"',
    zh_CN: '单元格数多于列数。含逗号的内容请加英文双引号，例如 "1,234.50"',
  },
  FILE_LINES_MAX: { en_US: 'More than {max} cards from this row on', zh_CN: '从此行起超过{max}张卡片' },
  FILE_COLUMNS_MAX: { en_US: 'More than {max} columns', zh_CN: '超过{max}列' },
  FILE_BIRTHDAY: { en_US: 'Enter the date of birth together with the name', zh_CN: '填写姓名时须同时填写出生日期' },
  FILE_DAY: { en_US: 'Enter a date such as 1990-05-31', zh_CN: '日期格式须为1990-05-31' },
  BIN_EXISTS: {
    en_US: 'This card BIN already exists in the current channel.',
    zh_CN: '该卡BIN在当前渠道中已存在。',
  },
  BIN_RANGE: { en_US: "Doesn't match the number range of this card scheme", zh_CN: '与该卡组织的号段不符' },
  BIN_FIXED: { en_US: 'Can be changed in drafts only', zh_CN: '仅草稿状态可修改' },
  BIN_NEEDS_ASSIGNMENT: {
    en_US: 'Assign this BIN to a company first',
    zh_CN: '请先分配给公司，再上线',
  },
  BIN_NEEDS_FEE: { en_US: 'Set fees for this BIN first', zh_CN: '请先设置该卡BIN的费率' },
  BIN_NOT_VISIBLE: { en_US: "This BIN isn't visible to the company", zh_CN: '该卡BIN对此公司不可见' },
  BIN_CAP: { en_US: 'Only {left} more cards can be issued from this BIN', zh_CN: '该卡BIN还可开{left}张卡' },
  HOLDER_CAP: {
    en_US: 'This cardholder can have {left} more cards of this BIN',
    zh_CN: '该持卡人还可开{left}张此卡BIN的卡',
  },
  HOLDER_COUNTRY: {
    en_US: "This BIN doesn't accept cardholders from this country, region or country code",
    zh_CN: '该卡BIN不支持此持卡人所在的国家/地区或区号',
  },
  HOLDER_EMBOSSING: {
    en_US: "This name can't be embossed. Use up to 26 Latin letters",
    zh_CN: '该姓名无法压印：仅限拉丁字母，最多26个字符',
  },
  HOLDERS_EMBOSSING: {
    en_US: "Can't be embossed: {names}. Use up to 26 Latin letters",
    zh_CN: '无法压印：{names}。仅限拉丁字母，最多26个字符',
  },
  HOLDER_KYC: { en_US: 'This BIN accepts verified cardholders only', zh_CN: '该卡BIN仅支持已通过身份核验的持卡人' },
  DAY_TO_COME: { en_US: 'Choose a future date', zh_CN: '请选择今天之后的日期' },
  HOLDER_AGE: { en_US: 'Cardholders must be at least {min} years old', zh_CN: '持卡人须年满{min}周岁' },
  HOLDER_AGE_MAX: {
    en_US: "The age can't exceed {max} years. Check the year",
    zh_CN: '年龄不能超过{max}岁，请检查年份',
  },
  HOLDER_DISABLED: { en_US: "A disabled cardholder can't be the default", zh_CN: '已停用的持卡人不能设为默认' },
  PHONE_LENGTH: {
    en_US: 'Use up to {max} digits, including the country code',
    zh_CN: '含区号最多{max}位数字',
  },
  COUNTRY: { en_US: 'Choose a country or region from the list', zh_CN: '请从列表中选择国家/地区' },
  STATE: { en_US: 'Choose a state or province from the list', zh_CN: '请从列表中选择州/省' },
  POSTAL_CODE: { en_US: 'Enter a valid postal code for this country or region', zh_CN: '请输入该国家/地区的邮政编码' },
  RULE_NOT_USABLE: { en_US: 'Choose an active rule of this merchant', zh_CN: '请选择该商户的启用规则' },
  BIN_OF_GROUP: { en_US: 'Choose the BIN of the group', zh_CN: '请选择共享卡组的卡BIN' },
  WALLET_RULE: { en_US: 'Choose an active wallet rule of this merchant', zh_CN: '请选择该商户启用的钱包规则' },
  HOLDER_NOT_SHARED: {
    en_US: 'Choose a cardholder who is shared to wallet users',
    zh_CN: '请选择已共享给钱包用户的持卡人',
  },
  HOLDER_OF_WALLET: { en_US: 'Choose a cardholder of this wallet', zh_CN: '请选择该钱包的持卡人' },
  WALLET_USER_EXISTS: { en_US: 'This address already has access to the wallet', zh_CN: '该邮箱已是此钱包的用户' },
  CARD_OF_WALLET: { en_US: 'Choose cards of this wallet that you have access to', zh_CN: '请选择您可见的该钱包卡片' },
  CARDS_OF_OWN: {
    en_US: 'You have access to selected cards only. Choose from these',
    zh_CN: '您仅可见部分卡片，请从中选择',
  },
  ROLE_OF_OWN: { en_US: "You can't assign a role higher than your own", zh_CN: '授予的角色不能高于您自己的角色' },
  LIMIT_OF_OWN: {
    en_US: "The limit can't exceed your own of {amount} {currency}",
    zh_CN: '您自己的限额为{amount} {currency}，不能授予更多',
  },
  SEAT_BEYOND_OWN: {
    en_US: "This user has more access to the wallet than you. You can't invite them again",
    zh_CN: '该用户可管理钱包或可见范围大于您，您不能重新邀请',
  },
  VIEWER_SPENDS_NOTHING: { en_US: "Viewers can't spend, so no limit applies", zh_CN: '仅查看的用户不可消费，无需限额' },
  POOL_NOT_ACTIVE: { en_US: "This group or wallet can't add cards right now", zh_CN: '该卡组或钱包当前不能新增卡片' },
  POOL_FULL: { en_US: 'You can add up to {max} more cards', zh_CN: '最多还可新增{max}张卡片' },
  BALANCE_MAX: { en_US: "The card balance can't exceed {max} {currency}", zh_CN: '卡片余额不能超过{max} {currency}' },
  BALANCE_MIN: { en_US: 'Keep at least {min} {currency} on the card', zh_CN: '卡片须保留至少{min} {currency}' },
  LIMIT_WINDOW: { en_US: 'Choose a period for the number of transactions', zh_CN: '笔数限制须选择周期' },
  LIMIT_CURRENCY: { en_US: 'Choose the currency of the rule first', zh_CN: '请先选择规则的币种' },
  LIMIT_STREAK: { en_US: 'Choose a limited period for consecutive declines', zh_CN: '连续拒绝须选择会结束的周期' },
  LIMIT_SHOPS_MAX: { en_US: 'Enter up to {max} card acceptors', zh_CN: '最多填写{max}家交易商户' },
  LIMIT_SHOP_LENGTH: {
    en_US: 'Use up to {max} characters for each card acceptor',
    zh_CN: '每家交易商户最多{max}个字符',
  },
  LIMIT_SHOP_STAR: {
    en_US: 'An asterisk alone matches every card acceptor. Add part of the name',
    zh_CN: '单独的星号代表所有交易商户，请加上名称',
  },
  LIMIT_NAMES_SHOPS: {
    en_US: 'Specify which card acceptors are blocked',
    zh_CN: '请指定要禁止的交易商户范围',
  },
  LIMIT_ITEM: { en_US: 'This limit was removed from the rule', zh_CN: '规则中已无此限额' },
  LIMITS_EXCEED: {
    en_US: "Card limits can't exceed {max} {currency} in total",
    zh_CN: '全部卡片限额合计不能超过{max} {currency}',
  },
  EXCEEDS_BALANCE: {
    en_US: 'Cannot exceed balance: {required} {currency} needed, {available} {currency} available',
    zh_CN: '不能超过余额：需要{required} {currency}，可用{available} {currency}',
  },
});
