import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const companyMessages = addFieldMessages({
  INVOICE_QUANTITY: { en_US: 'Enter a number above zero', zh_CN: '请输入大于零的数量' },
  INVOICE_SIGN: {
    en_US: 'Rebates and credits must be negative, all other lines positive',
    zh_CN: '返利与抵扣须为负数，其他须为正数',
  },
  INVOICE_TOTAL: { en_US: 'The invoice total must be above zero', zh_CN: '账单合计须大于零' },
  INVOICE_MOST: { en_US: 'The invoice total is above the maximum', zh_CN: '超出账单金额上限' },
  INVOICE_PERIOD: { en_US: 'An invoice for this period already exists', zh_CN: '该账期已有账单' },
  AGREEMENT_HAS_DRAFT: {
    en_US: 'This type already has a draft. Edit or delete it first',
    zh_CN: '该类型已有草稿，请先编辑或删除该草稿',
  },
  EFFECTIVE_FAR: { en_US: 'Choose a date within the next {days} days', zh_CN: '请选择{days}天内的日期' },
  EFFECTIVE_PAST: { en_US: 'Choose today or a later date', zh_CN: '请选择今天或之后的日期' },
  EFFECTIVE_EARLY: {
    en_US: 'A version that takes effect on {day} is already published. Choose that day or a later one',
    zh_CN: '已发布的版本将于{day}生效，请选择该日或之后的日期',
  },
  INVOICE_PAID_DAY: { en_US: 'Choose today or an earlier date', zh_CN: '请选择今天或更早的日期' },
  YEAR_FUTURE: { en_US: "The year can't be in the future", zh_CN: '年份不能晚于今年' },
  COLOR: { en_US: 'Enter a color such as #34398F', zh_CN: '请输入颜色值，例如#34398F' },
  ORIGIN: {
    en_US: 'Enter scheme and host only, such as https://cards.example.com',
    zh_CN: '请只输入协议和域名，例如https://cards.example.com',
  },
  ORIGIN_TAKEN: { en_US: 'Another company uses this site', zh_CN: '其他公司已使用此站点' },
  ORIGIN_IN_USE: {
    en_US: "You're using the console at this site, so it can't be removed here",
    zh_CN: '您正在此站点使用控制台，无法在此移除',
  },
  COMPANY_NAME_TAKEN: { en_US: 'Another company has this name', zh_CN: '其他公司已使用此名称' },
  AGREEMENT_NO_TAKEN: { en_US: 'Another company has this agreement number', zh_CN: '其他公司已使用此协议编号' },
  COMPANY_REGISTRATION_TAKEN: {
    en_US: 'Another company in this country has this registration number',
    zh_CN: '该国家/地区的其他公司已使用此注册号',
  },
  CONTACT_HAS_ACCOUNT: {
    en_US: "This e-mail address already has an account. The company's first user needs another address",
    zh_CN: '该邮箱已有账号，公司首个用户须使用其他邮箱',
  },
  OWN_COUNTRY: {
    en_US: "You're signed in from {country}. Confirm that users there can no longer sign in",
    zh_CN: '您当前从{country}登录，请确认该国家/地区的用户将无法登录',
  },
  FEE_CURRENCY_FIXED: {
    en_US: "The fee currency can't change after the first invoice",
    zh_CN: '已有账单，不能再更改费用币种',
  },
});
