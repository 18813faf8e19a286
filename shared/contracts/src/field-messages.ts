import type { FieldIssue } from './issues';
import type { Language } from './language';

/** Texts by field code; `{name}` is replaced by the parameter of an issue. */
export type FieldMessages = Readonly<Record<string, Record<Language, string>>>;

const unknownField = { en_US: 'This value is invalid', zh_CN: '该值不正确' };

/** Texts of the codes that all areas share. */
export const generalMessages: FieldMessages = {
  REQUIRED: { en_US: 'Cannot be empty', zh_CN: '不能为空' },
  UNKNOWN_FIELD: { en_US: "This field doesn't exist", zh_CN: '该字段不存在' },
  TYPE: { en_US: 'Must be {expected}', zh_CN: '类型须为{expected}' },
  CHOICE: { en_US: 'Must be one of: {choices}', zh_CN: '须为以下之一：{choices}' },
  FORMAT: { en_US: 'The format is invalid', zh_CN: '格式不正确' },
  EMAIL: { en_US: 'Must be an e-mail address', zh_CN: '请输入有效的邮箱地址' },
  PHONE: { en_US: 'Enter digits only, without the country code.', zh_CN: '请输入手机号，不含区号。' },
  INVALID: unknownField,
  TEXT: { en_US: 'Contains unsupported characters', zh_CN: '包含无法保存的字符' },
  WHOLE_NUMBER: { en_US: 'Enter a whole number, without a decimal part', zh_CN: '请输入整数，不要带小数' },
  MIN: { en_US: 'Must be {min} or more', zh_CN: '须不小于{min}' },
  MAX: { en_US: 'Must be {max} or less', zh_CN: '须不大于{max}' },
  MORE_THAN: { en_US: 'Must be more than {min}', zh_CN: '须大于{min}' },
  LESS_THAN: { en_US: 'Must be less than {max}', zh_CN: '须小于{max}' },
  MIN_ABOVE_MAX: { en_US: 'Minimum exceeds maximum', zh_CN: '最小值不能大于最大值' },
  LENGTH: { en_US: 'Use {min} to {max} characters', zh_CN: '长度须为{min}至{max}个字符' },
  MIN_LENGTH: { en_US: 'Use {min} characters or more', zh_CN: '至少{min}个字符' },
  MIN_ITEMS: { en_US: 'Choose {min} or more', zh_CN: '至少选择{min}项' },
  MAX_ITEMS: { en_US: 'Choose {max} or fewer', zh_CN: '最多选择{max}项' },
  DUPLICATE: { en_US: 'This item is a duplicate', zh_CN: '该项重复' },
  MAX_LENGTH: { en_US: 'Use {max} characters or fewer', zh_CN: '最多{max}个字符' },
  WRONG_CODE: { en_US: 'This code is incorrect', zh_CN: '验证码不正确' },
  CARD_NUMBER: { en_US: 'Invalid card number. Check the digits', zh_CN: '卡号不正确，请检查数字' },
  CARD_NUMBER_HERE: { en_US: "Full card numbers aren't allowed here", zh_CN: '此处不能填写完整卡号' },
  MASKED: {
    en_US: 'This value is masked. Enter the full value',
    zh_CN: '这是掩码而非真实值，请输入完整内容',
  },
  AMOUNT: { en_US: 'Enter a valid amount in {currency}', zh_CN: '请输入有效的{currency}金额' },
  AMOUNT_DIGITS: { en_US: 'Too many decimal places for this currency', zh_CN: '小数位数超出该币种的精度' },
  AMOUNT_FORMAT: {
    en_US: 'Enter an amount in {currency}, such as {example}',
    zh_CN: '请输入{currency}金额，例如 {example}',
  },
  CURRENCY_DIGITS: {
    en_US: '{currency} amounts have at most {digits} decimal places',
    zh_CN: '{currency}金额最多{digits}位小数',
  },
  CURRENCY_WHOLE: { en_US: '{currency} amounts have no decimal places', zh_CN: '{currency}金额没有小数位' },
  OTHER_CURRENCY: {
    en_US: 'Enter the amount in {currency}, not in {other}',
    zh_CN: '请输入{currency}金额，而不是{other}金额',
  },
  NUMBER_FORMAT: { en_US: 'Enter a number such as {example}', zh_CN: '请输入数字，例如 {example}' },
  NUMBER_WRITE: {
    en_US: 'Use a point for decimals and a comma for thousands. Write {first}',
    zh_CN: '小数点用“.”，千位分隔符用“,”。请输入 {first}',
  },
  NUMBER_READINGS: {
    en_US: 'Use a point for decimals and a comma for thousands. Write {first} or {second}',
    zh_CN: '小数点用“.”，千位分隔符用“,”。请输入 {first} 或 {second}',
  },
  NUMBER_DIGITS: { en_US: 'Use at most {digits} decimal places', zh_CN: '最多{digits}位小数' },
  NUMBER_DIGITS_OR: {
    en_US: 'Use at most {digits} decimal places. Without decimals, write {first}',
    zh_CN: '最多{digits}位小数；不含小数时请输入 {first}',
  },
  NUMBER_NEGATIVE: { en_US: 'Enter a number without a minus sign', zh_CN: '请输入不带负号的数字' },
  NUMBER_LARGE: {
    en_US: 'Use at most {digits} digits before the decimal point',
    zh_CN: '小数点前最多{digits}位数字',
  },
  AMOUNT_ORDER: { en_US: "The upper amount can't be below the lower one", zh_CN: '上限不能低于下限' },
  CURRENCY: { en_US: 'Must be in {currency}', zh_CN: '币种须为{currency}' },
  MIN_AMOUNT: { en_US: 'Enter {min} {currency} or more', zh_CN: '请输入不低于{min} {currency}的金额' },
  MAX_AMOUNT: { en_US: 'Enter {max} {currency} or less', zh_CN: '请输入不高于{max} {currency}的金额' },
  DAY_ORDER: { en_US: "The end date can't be before the start date", zh_CN: '结束日期不能早于开始日期' },
  DAY_RANGE: { en_US: 'Enter a date from {first} to {last}', zh_CN: '请输入{first}至{last}之间的日期' },
  FORMATTING: {
    en_US: 'Too much formatting. Paste the text without formatting',
    zh_CN: '文本格式过多，请粘贴为纯文本',
  },
  NAME_TAKEN: { en_US: 'This name is already taken', zh_CN: '该名称已被使用' },
};

const added: Record<string, Record<Language, string>> = {};

/**
 * Registers the texts of an area and returns them. Rules import the texts of their area, so a page loads only texts of
 * rules that it runs. The server loads all texts.
 */
export function addFieldMessages<Texts extends FieldMessages>(texts: Texts): Texts {
  Object.assign(added, texts);
  return texts;
}

/**
 * Fills in parameters. An amount followed by its currency is formatted with separators between groups of three digits.
 */
const fill = (template: string, params: Record<string, string>) =>
  template.replace(/\{(\w+)\}(?<unit> \{currency\})?/g, (whole, name: string, unit: string | undefined) => {
    const value = params[name];
    if (value === undefined) return whole;
    return unit === undefined ? value : `${groupedDigits(value)} ${params['currency'] ?? ''}`;
  });

const groupedDigits = (amount: string) => amount.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** Returns the text of a field issue. The server passes the texts of all areas. */
export const fieldMessageOf = (
  { code, params }: FieldIssue,
  language: Language,
  areas: FieldMessages = added,
): string => fill((generalMessages[code] ?? areas[code] ?? unknownField)[language], params);
