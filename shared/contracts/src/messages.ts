import { codes } from './envelope';
import type { FieldIssue } from './issues';
import type { Language } from './language';

type Catalogue = Record<string, Record<Language, string>>;

const unknownRefusal = { en_US: 'request error, please try later', zh_CN: '请求错误，请稍后再试' };
const unknownField = { en_US: 'This value is not right', zh_CN: '该值不正确' };

/** Texts of the envelope's codes; those of the specification word for word. */
const refusals: Catalogue = {
  [codes.ok]: { en_US: 'Success', zh_CN: '成功' },
  [codes.signedOut]: { en_US: 'Login has expired, please log in again', zh_CN: '登录已过期，请重新登录' },
  [codes.countryBlocked]: {
    en_US: 'IP access from this country/region is not supported at the moment.',
    zh_CN: '暂不支持来自该国家/地区的IP访问。',
  },
  [codes.serverError]: unknownRefusal,
  [codes.badRequest]: { en_US: 'The request is not readable JSON', zh_CN: '请求不是可读取的JSON' },
  [codes.insecure]: { en_US: 'This console is reached over HTTPS only', zh_CN: '本控制台只能通过HTTPS访问' },
  [codes.tooLarge]: { en_US: 'The request is larger than 1 MB', zh_CN: '请求超过1 MB' },
  [codes.mediaType]: { en_US: 'Send the request as application/json', zh_CN: '请以application/json发送请求' },
  [codes.unavailable]: { en_US: 'The service is busy, try again shortly', zh_CN: '服务繁忙，请稍后再试' },
  [codes.invalid]: { en_US: 'Some fields need attention', zh_CN: '部分字段需要修改' },
  [codes.notFound]: { en_US: 'This record does not exist or is not yours to see', zh_CN: '记录不存在或您无权查看' },
  [codes.versionConflict]: {
    en_US: 'This record was changed by someone else meanwhile',
    zh_CN: '该记录已被他人修改',
  },
  [codes.idempotencyMismatch]: {
    en_US: 'This submission was already used for other content',
    zh_CN: '该提交已用于其他内容',
  },
  [codes.idempotencyInProgress]: { en_US: 'This submission is still running', zh_CN: '该提交仍在处理中' },
  [codes.transition]: { en_US: 'This is not possible in the current state', zh_CN: '当前状态不允许此操作' },
  [codes.ownItem]: { en_US: 'You cannot review your own item', zh_CN: '不能审核自己提交的内容' },
  [codes.openReview]: { en_US: 'This is already waiting for a review', zh_CN: '该对象已有待处理的审核' },
  [codes.binExists]: {
    en_US: 'This card BIN already exists in the current channel.',
    zh_CN: '该卡BIN在当前渠道中已存在。',
  },
  [codes.pendingTransactions]: {
    en_US: 'Pending transactions exist. Card cancellation is unavailable.',
    zh_CN: '存在未完成的交易，暂时无法注销卡片。',
  },
  [codes.tooMany]: { en_US: 'Too many attempts, try again later', zh_CN: '尝试次数过多，请稍后再试' },
  [codes.stepUp]: { en_US: 'Confirm that it is you', zh_CN: '请确认是您本人操作' },
  [codes.noPermission]: {
    en_US: 'Your current account does not have permission to save changes',
    zh_CN: '您当前的账号没有保存更改的权限',
  },
  [codes.exceedsBalance]: { en_US: 'Cannot exceed balance', zh_CN: '不能超过余额' },
  [codes.poolHasCards]: {
    en_US: 'Cards of it are not cancelled yet, cancel them first',
    zh_CN: '仍有未注销的卡片，请先注销全部卡片',
  },
  [codes.poolHasActiveCards]: {
    en_US: 'Cards of it are not frozen yet, freeze them first',
    zh_CN: '仍有未冻结的卡片，请先冻结全部卡片',
  },
  [codes.ruleUsed]: {
    en_US: 'This rule is used already and cannot be edited, copy it as a new rule',
    zh_CN: '该规则已被使用，不能编辑，请复制为新规则',
  },
  [codes.limitAboveDeposit]: {
    en_US: 'The limit cannot exceed the deposit it is shared from',
    zh_CN: '限额不能超过共享额度的存入金额',
  },
  [codes.balanceMismatch]: {
    en_US: 'The balance at the channel differs from the ledger, decide about that first',
    zh_CN: '渠道余额与账本不一致，请先处理差异',
  },
  [codes.channelUnavailable]: { en_US: 'The channel cannot do this at the moment', zh_CN: '渠道暂时无法执行此操作' },
  [codes.signInFailed]: {
    en_US: 'Incorrect account or password, please try again.',
    zh_CN: '账号或密码错误，请重试。',
  },
  [codes.captcha]: { en_US: 'Checking that you are not a robot', zh_CN: '正在进行人机验证' },
  [codes.secondFactor]: {
    en_US: 'Enter the code of your authenticator or a recovery code',
    zh_CN: '请输入身份验证器的验证码或恢复码',
  },
  [codes.passwordExpired]: { en_US: 'Set a password of your own first', zh_CN: '请先设置您自己的密码' },
  [codes.linkInvalid]: {
    en_US: 'This link or code is wrong, used or no longer valid',
    zh_CN: '链接或验证码错误、已使用或已失效',
  },
  [codes.noRevealOrigin]: {
    en_US: 'Card numbers cannot be shown here: no address of their own is set for this console',
    zh_CN: '此处无法显示卡号：当前控制台未配置独立的显示地址',
  },
};

/** Texts of field issues. `{name}` is filled from the issue's params. */
const fields: Catalogue = {
  REQUIRED: { en_US: 'Cannot be empty', zh_CN: '不能为空' },
  UNKNOWN_FIELD: { en_US: 'This field does not exist', zh_CN: '该字段不存在' },
  TYPE: { en_US: 'Must be {expected}', zh_CN: '类型须为{expected}' },
  CHOICE: { en_US: 'Must be one of: {choices}', zh_CN: '须为以下之一：{choices}' },
  FORMAT: { en_US: 'The format is not right', zh_CN: '格式不正确' },
  EMAIL: { en_US: 'Must be an e-mail address', zh_CN: '须为电子邮箱地址' },
  INVALID: unknownField,
  TEXT: { en_US: 'Contains characters that cannot be stored', zh_CN: '包含无法保存的字符' },
  MIN: { en_US: 'Must be {min} or more', zh_CN: '须不小于{min}' },
  MAX_BILLED: {
    en_US: 'The billed amount must be {max} {currency} or less',
    zh_CN: '账单金额须不大于{max} {currency}',
  },
  MAX: { en_US: 'Must be {max} or less', zh_CN: '须不大于{max}' },
  MAX_LENGTH: { en_US: 'Use {max} characters or fewer', zh_CN: '最多{max}个字符' },
  PASSWORD_RULE: {
    en_US: 'Use 8 to 16 characters with upper case, lower case and a special character',
    zh_CN: '请使用8至16个字符，须包含大写字母、小写字母和特殊字符',
  },
  PASSWORD_SAME: { en_US: 'The new password must differ from the old one', zh_CN: '新密码不能与旧密码相同' },
  PASSWORD_CONFIRM: {
    en_US: 'The password entered are different, please try again.',
    zh_CN: '两次输入的密码不一致，请重新输入。',
  },
  WRONG_PASSWORD: { en_US: 'This is not your password', zh_CN: '密码不正确' },
  REFERRAL_CODE: { en_US: 'This invitation code is not right', zh_CN: '邀请码不正确' },
  REGISTRATION_CLOSED: {
    en_US: 'This merchant takes no registrations at the moment',
    zh_CN: '该商户暂不接受注册',
  },
  WRONG_CODE: { en_US: 'This code is not right', zh_CN: '验证码不正确' },
  NO_SUCH_MENU: { en_US: 'No menu leads to this page', zh_CN: '没有通往该页面的菜单' },
  MENU_DEPTH: { en_US: 'Menus nest one level deep', zh_CN: '菜单最多两级' },
  PRODUCT_REQUIRED: { en_US: 'Select a product', zh_CN: '请选择产品' },
  PLAN_NOT_OFFERED: { en_US: 'This plan is not on offer', zh_CN: '该方案不可选' },
  CERTIFY_REQUIRED: { en_US: 'Certify that the information is true', zh_CN: '请确认所填信息真实' },
  FILE_SIZE: { en_US: 'The file is larger than {max} MB', zh_CN: '文件超过{max} MB' },
  FILE_TYPE: { en_US: 'A file of this type is not taken here', zh_CN: '此处不接受该类型的文件' },
  FILE_BROKEN: { en_US: 'The file is damaged, choose another one', zh_CN: '文件已损坏，请选择其他文件' },
  CLOCK_BACK: { en_US: 'The clock goes ahead only, choose a later day', zh_CN: '时钟只能向前拨，请选择更晚的日期' },
  CLOCK_FAR: { en_US: 'A year is the furthest it goes at once', zh_CN: '一次最多拨快一年' },
  FILE_GONE: { en_US: 'The file is no longer there, choose it again', zh_CN: '文件已失效，请重新选择' },
  FILE_PIXELS: {
    en_US: 'The image has more than 25 megapixels, choose a smaller one',
    zh_CN: '图片超过2500万像素，请选择较小的图片',
  },
  CARD_NUMBER: { en_US: 'This is not a card number, check the digits', zh_CN: '卡号不正确，请检查数字' },
  CARD_NUMBER_HERE: { en_US: 'A whole card number must not be written here', zh_CN: '此处不能填写完整卡号' },
  MASKED: {
    en_US: 'This is a mask and not a value, enter the whole value',
    zh_CN: '这是掩码而非真实值，请输入完整内容',
  },
  URL: { en_US: 'Must be a web address', zh_CN: '须为网址' },
  URL_HTTPS: { en_US: 'Must begin with https://', zh_CN: '须以https://开头' },
  URL_INSIDE: { en_US: 'Must be an address on the internet', zh_CN: '须为互联网上的地址' },
  NUMBER: { en_US: 'Must be a number', zh_CN: '须为数字' },
  AMOUNT: { en_US: 'Enter a valid amount in {currency}', zh_CN: '请输入有效的{currency}金额' },
  AMOUNT_DIGITS: { en_US: 'The currency has fewer decimals', zh_CN: '小数位数超出该币种的精度' },
  AMOUNT_ORDER: { en_US: 'Enter the first amount or a higher one', zh_CN: '上限不能低于下限' },
  CURRENCY: { en_US: 'Must be in {currency}', zh_CN: '币种须为{currency}' },
  MIN_AMOUNT: { en_US: 'Enter {min} {currency} or more', zh_CN: '请输入不低于{min} {currency}的金额' },
  MAX_AMOUNT: { en_US: 'Enter {max} {currency} or less', zh_CN: '请输入不高于{max} {currency}的金额' },
  CARD_COUNT: { en_US: 'Enter a whole number from 1 to {max}', zh_CN: '请输入1到{max}之间的整数' },
  MIN_VALIDITY: {
    en_US: 'Choose {first} or later, at least {days} days from today',
    zh_CN: '请选择{first}或之后，至少{days}天有效',
  },
  MAX_VALIDITY: {
    en_US: 'Choose {last} or earlier, at most {months} months from today',
    zh_CN: '请选择{last}或之前，最多{months}个月',
  },
  BIN_NOT_ISSUABLE: { en_US: 'This BIN cannot issue cards at the moment', zh_CN: '该卡BIN暂不可发卡' },
  MERCHANT_NOT_ACTIVE: { en_US: 'This merchant cannot issue cards at the moment', zh_CN: '该商户暂不可发卡' },
  ACCOUNT_NOT_USABLE: {
    en_US: 'Choose a normal {currency} account of this merchant',
    zh_CN: '请选择该商户状态正常的{currency}账户',
  },
  HOLDER_NOT_USABLE: { en_US: 'Choose an active cardholder of this merchant', zh_CN: '请选择该商户的有效持卡人' },
  HOLDER_UNKNOWN: { en_US: 'This merchant has no such cardholder', zh_CN: '该商户没有此持卡人' },
  HOLDER_AMBIGUOUS: {
    en_US: 'Several cardholders fit, write the ID of one',
    zh_CN: '有多位持卡人符合，请填写持卡人ID',
  },
  HOLDER_HIDDEN: {
    en_US: 'You may not see this, write the ID of the cardholder',
    zh_CN: '您无权查看此信息，请填写持卡人ID',
  },
  FILE_ISSUES: { en_US: 'Lines to correct: {count}', zh_CN: '有{count}行需要修改' },
  FILE_COUNT: { en_US: 'The file has {count} cards', zh_CN: '文件中有{count}张卡片' },
  FILE_QUOTE: { en_US: 'A quotation mark is not closed', zh_CN: '引号未闭合' },
  FILE_EMPTY: { en_US: 'The file has no line with a card', zh_CN: '文件中没有卡片数据' },
  FILE_COLUMN: { en_US: 'No column is called {name}', zh_CN: '没有名为{name}的列' },
  FILE_COLUMN_TWICE: { en_US: 'This column is there twice', zh_CN: '该列重复' },
  FILE_NO_COLUMN: { en_US: 'The file needs this column', zh_CN: '文件缺少该列' },
  FILE_LINES_MAX: { en_US: 'From here on there are more cards than {max}', zh_CN: '从此行起超过{max}张卡片' },
  FILE_BIRTHDAY: { en_US: 'A name needs the date of birth beside it', zh_CN: '填写姓名时须同时填写出生日期' },
  FILE_DAY: { en_US: 'Write a date like 1990-05-31', zh_CN: '日期格式须为1990-05-31' },
  BIN_EXISTS: {
    en_US: 'This card BIN already exists in the current channel.',
    zh_CN: '该卡BIN在当前渠道中已存在。',
  },
  BIN_RANGE: { en_US: 'Numbers of this card scheme begin with other digits', zh_CN: '与该卡组织的号段不符' },
  BIN_FIXED: { en_US: 'This can be changed in a draft only', zh_CN: '仅草稿状态可修改' },
  BIN_NEEDS_ASSIGNMENT: {
    en_US: 'Assign it to a company first, so that somebody may issue',
    zh_CN: '请先分配给公司，再上线',
  },
  BIN_NEEDS_FEE: { en_US: 'Set the fees of this BIN first', zh_CN: '请先设置该卡BIN的费率' },
  BIN_NOT_VISIBLE: { en_US: 'This BIN is not visible to the company', zh_CN: '该卡BIN对此公司不可见' },
  BIN_CAP: { en_US: 'Only {left} more cards can be issued from this BIN', zh_CN: '该卡BIN还可开{left}张卡' },
  HOLDER_CAP: {
    en_US: 'This cardholder can get {left} more cards of this BIN',
    zh_CN: '该持卡人还可开{left}张此卡BIN的卡',
  },
  HOLDER_COUNTRY: {
    en_US: 'This BIN does not take cardholders from there',
    zh_CN: '该卡BIN不支持此持卡人所在的国家/地区或区号',
  },
  HOLDER_EMBOSSING: {
    en_US: 'This name cannot be embossed: use Latin letters, 26 characters at most',
    zh_CN: '该姓名无法压印：仅限拉丁字母，最多26个字符',
  },
  HOLDERS_EMBOSSING: {
    en_US: 'Cannot be embossed: {names}. Use Latin letters, 26 characters at most',
    zh_CN: '无法压印：{names}。仅限拉丁字母，最多26个字符',
  },
  HOLDER_KYC: { en_US: 'This BIN takes verified cardholders only', zh_CN: '该卡BIN仅支持已通过身份核验的持卡人' },
  DAY_TO_COME: { en_US: 'Choose a day after today', zh_CN: '请选择今天之后的日期' },
  DAY_ORDER: { en_US: 'Choose the first day or a later one', zh_CN: '结束日期不能早于开始日期' },
  HOLDER_AGE: { en_US: 'A cardholder is {min} years old or older', zh_CN: '持卡人须年满{min}周岁' },
  HOLDER_AGE_MAX: {
    en_US: 'Nobody is older than {max} years, check the year',
    zh_CN: '年龄不能超过{max}岁，请检查年份',
  },
  HOLDER_DISABLED: { en_US: 'A disabled cardholder cannot be the default', zh_CN: '已停用的持卡人不能设为默认' },
  PHONE_LENGTH: {
    en_US: 'Use {max} digits or fewer, area code included',
    zh_CN: '含区号最多{max}位数字',
  },
  COUNTRY: { en_US: 'Choose a country or region of the list', zh_CN: '请从列表中选择国家/地区' },
  STATE: { en_US: 'Choose a state or province of the list', zh_CN: '请从列表中选择州/省' },
  POSTAL_CODE: { en_US: 'Enter a postal code of this country or region', zh_CN: '请输入该国家/地区的邮政编码' },
  INVOICE_QUANTITY: { en_US: 'Enter a number above zero', zh_CN: '请输入大于零的数量' },
  INVOICE_SIGN: {
    en_US: 'Rebates and credits are below zero, everything else is above',
    zh_CN: '返利与抵扣须为负数，其他须为正数',
  },
  INVOICE_TOTAL: { en_US: 'The invoice must come to more than zero', zh_CN: '账单合计须大于零' },
  INVOICE_MOST: { en_US: 'This is more than an invoice may come to', zh_CN: '超出账单金额上限' },
  INVOICE_PERIOD: { en_US: 'There is an invoice for this period already', zh_CN: '该账期已有账单' },
  INVOICE_PAID_DAY: { en_US: 'Choose today or an earlier day', zh_CN: '请选择今天或更早的日期' },
  NAME_TAKEN: { en_US: 'This name is taken already', zh_CN: '该名称已被使用' },
  RULE_NOT_USABLE: { en_US: 'Choose an active rule of this merchant', zh_CN: '请选择该商户的启用规则' },
  BIN_OF_GROUP: { en_US: 'Choose the BIN of the group', zh_CN: '请选择共享卡组的卡BIN' },
  WALLET_RULE: { en_US: 'Choose an active wallet rule of this merchant', zh_CN: '请选择该商户启用的钱包规则' },
  HOLDER_OF_WALLET: { en_US: 'Choose a cardholder of this wallet', zh_CN: '请选择该钱包的持卡人' },
  EMAIL_OF_LIST: { en_US: '{email} is no e-mail address', zh_CN: '{email}不是有效的邮箱地址' },
  EMAILS_MAX: { en_US: 'Enter {max} addresses or fewer', zh_CN: '最多填写{max}个邮箱' },
  WALLET_USER_EXISTS: { en_US: 'This address uses the wallet already', zh_CN: '该邮箱已是此钱包的用户' },
  CARD_OF_WALLET: { en_US: 'Choose cards of this wallet that you see', zh_CN: '请选择您可见的该钱包卡片' },
  CARDS_OF_OWN: { en_US: 'You see chosen cards only, so choose among them', zh_CN: '您仅可见部分卡片，请从中选择' },
  ROLE_OF_OWN: { en_US: 'Give a role no higher than your own', zh_CN: '授予的角色不能高于您自己的角色' },
  LIMIT_OF_OWN: {
    en_US: 'Your own limit is {amount} {currency}; give no more',
    zh_CN: '您自己的限额为{amount} {currency}，不能授予更多',
  },
  SEAT_BEYOND_OWN: {
    en_US: 'This user manages the wallet or sees more of it than you, so you cannot invite them again',
    zh_CN: '该用户可管理钱包或可见范围大于您，您不能重新邀请',
  },
  VIEWER_SPENDS_NOTHING: { en_US: 'A viewer spends nothing and has no limit', zh_CN: '仅查看的用户不可消费，无需限额' },
  POOL_NOT_ACTIVE: { en_US: 'This group or wallet takes no cards now', zh_CN: '该卡组或钱包当前不能新增卡片' },
  POOL_FULL: { en_US: 'There is room for {max} more cards', zh_CN: '最多还可新增{max}张卡片' },
  BALANCE_MAX: { en_US: 'A card may hold {max} {currency} or less', zh_CN: '卡片余额不能超过{max} {currency}' },
  BALANCE_MIN: { en_US: '{min} {currency} or more must stay on the card', zh_CN: '卡片须保留至少{min} {currency}' },
  LIMIT_WINDOW: { en_US: 'A number of purchases needs a period', zh_CN: '笔数限制须选择周期' },
  LIMIT_CURRENCY: { en_US: 'Choose the currency of the rule first', zh_CN: '请先选择规则的币种' },
  LIMIT_STREAK: { en_US: 'Declines in a row need a period that ends', zh_CN: '连续拒绝须选择会结束的周期' },
  LIMIT_SHOPS_MAX: { en_US: 'Enter {max} shops or fewer', zh_CN: '最多填写{max}家商店' },
  LIMIT_SHOP_LENGTH: { en_US: 'Use {max} characters or fewer for each shop', zh_CN: '每家商店最多{max}个字符' },
  LIMIT_SHOP_STAR: {
    en_US: 'A star alone is every shop. Add letters of its name',
    zh_CN: '单独的星号代表所有商店，请加上名称',
  },
  LIMIT_NAMES_SHOPS: {
    en_US: 'Say which shops are blocked',
    zh_CN: '请指定要禁止的商店范围',
  },
  LIMIT_ITEM: { en_US: 'The rule no longer has this limit', zh_CN: '规则中已无此限额' },
  LIMITS_EXCEED: {
    en_US: 'The limits of all its cards together cannot exceed {max} {currency}',
    zh_CN: '全部卡片限额合计不能超过{max} {currency}',
  },
  EXCEEDS_BALANCE: {
    en_US: 'Cannot exceed balance: {required} {currency} needed, {available} {currency} available',
    zh_CN: '不能超过余额：需要{required} {currency}，可用{available} {currency}',
  },
};

const fill = (template: string, params: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);

/** Ways in which a call can fail without an answer of the server that we understand. */
export type FaultKind = 'network' | 'timeout' | 'malformed' | 'empty';

/** An answer that says nothing, in the words of the specification. */
const requestError = { en_US: 'request error', zh_CN: '请求错误' };

/** Words for a call without an answer that we understand (specification, section 8). */
export const faultMessageOf = (kind: FaultKind, language: Language): string =>
  (kind === 'network' || kind === 'timeout' ? unknownRefusal : requestError)[language];

/** Words for a code of the envelope. */
export const messageOf = (code: number, language: Language): string => (refusals[code] ?? unknownRefusal)[language];

/** Words for a field issue. */
export const fieldMessageOf = ({ code, params }: FieldIssue, language: Language): string =>
  fill((fields[code] ?? unknownField)[language], params);

/** For the test that no code is without words. */
export const messageCatalogue = { refusals, fields };
