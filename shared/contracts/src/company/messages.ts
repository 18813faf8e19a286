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
  INVOICE_PAID_DAY: { en_US: 'Choose today or an earlier date', zh_CN: '请选择今天或更早的日期' },
});
