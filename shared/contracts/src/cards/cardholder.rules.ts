import type { FieldIssue } from '../issues';
import { addMonths } from '../day';
import { wholeName } from '../person-name.rules';
import type { KycStatus } from './cardholder.states';
import './messages';

/** Default minimum age in years; a parameter of the server can change it. */
export const holderAgeMin = 18;
const holderAgeMax = 120;
const nameMax = 100;
/** Maximum digits of a phone number with its area code (E.164). */
const phoneDigitsMax = 15;

/** Validated fields of a holder. An undefined field is still empty, or stays unchanged. */
export interface HolderValues {
  firstName?: string | undefined;
  middleName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  areaCode?: string | undefined;
  phone?: string | undefined;
  birthday?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
  address?: string | undefined;
  postalCode?: string | undefined;
}

/** Parameters of the rules. */
export interface HolderRules {
  /** Calendar day of the company. */
  today: string;
  ageMin: number;
  /** State codes of the selected country; empty without a list. */
  states: readonly string[];
  /** A new holder must have all required fields; an existing one can omit masked fields. */
  isNew: boolean;
}

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

const masked = ['email', 'areaCode', 'phone', 'birthday', 'address', 'postalCode'] as const;

/** Validates a holder across fields. Form and server run the same function. */
export const checkHolder = (values: HolderValues, rules: HolderRules): FieldIssue[] => [
  ...(rules.isNew ? masked.filter((name) => isDemanded(name, values) && !values[name]).map(missing) : []),
  ...checkName(values),
  ...checkPhone(values, rules),
  ...checkBirthday(values, rules),
  ...checkPlace(values, rules),
];

const missing = (field: string) => issue(field, 'REQUIRED');

const isDemanded = (name: (typeof masked)[number], { country = '' }: HolderValues) =>
  name !== 'postalCode' || postalPatterns[country] !== undefined;

const checkName = ({ firstName = '', middleName = '', lastName = '' }: HolderValues) =>
  [...wholeName({ firstName, middleName, lastName })].length > nameMax
    ? [issue('lastName', 'MAX_LENGTH', { max: String(nameMax) })]
    : [];

function checkPhone({ areaCode, phone }: HolderValues, { isNew }: HolderRules) {
  if (!isNew && areaCode && phone === undefined) return [missing('phone')];
  if (!isNew && phone && areaCode === undefined) return [missing('areaCode')];
  const digits = `${areaCode ?? ''}${phone ?? ''}`.replace(/\D/g, '');
  return digits.length > phoneDigitsMax ? [issue('phone', 'PHONE_LENGTH', { max: String(phoneDigitsMax) })] : [];
}

function checkBirthday({ birthday }: HolderValues, { today, ageMin }: HolderRules) {
  if (!birthday) return [];
  if (birthday > addMonths(today, -12 * ageMin)) return [issue('birthday', 'HOLDER_AGE', { min: String(ageMin) })];
  if (birthday < addMonths(today, -12 * holderAgeMax))
    return [issue('birthday', 'HOLDER_AGE_MAX', { max: String(holderAgeMax) })];
  return [];
}

function checkPlace({ country = '', state, postalCode }: HolderValues, { states }: HolderRules) {
  const pattern = postalPatterns[country];
  return [
    ...(states.length > 0 && !states.includes(state ?? '') ? [issue('state', 'STATE')] : []),
    ...(pattern && postalCode && !pattern.test(postalCode) ? [issue('postalCode', 'POSTAL_CODE')] : []),
  ];
}

/** Postal code formats by country. In other countries the code is optional and has any format. */
const postalPatterns: Record<string, RegExp> = {
  AU: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IN: /^\d{6}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  MY: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  SG: /^\d{6}$/,
  TH: /^\d{5}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  US: /^\d{5}(-\d{4})?$/,
  VN: /^\d{5,6}$/,
};

interface KycStep {
  to: KycStatus;
  reason?: string | undefined;
  validTo?: string | undefined;
}

/**
 * Validates an identity verification result: a rejection or expiry requires a reason, and a pass requires an expiry day
 * in the future.
 */
export function checkKyc({ to, reason, validTo }: KycStep, today: string): FieldIssue[] {
  if (to === 'REJECTED' || to === 'EXPIRED') return reason ? [] : [missing('reason')];
  if (to !== 'PASSED') return [];
  if (!validTo) return [missing('validTo')];
  return validTo > today ? [] : [issue('validTo', 'DAY_TO_COME')];
}

/** Maximum length of a name on a card. */
const embossedMax = 26;

/**
 * Returns whether a name can be embossed: Latin letters, spaces, hyphens, apostrophes and periods, within the maximum
 * length.
 */
export function canBeEmbossed(names: Record<'firstName' | 'middleName' | 'lastName', string>): boolean {
  const whole = wholeName(names);
  return [...whole].length <= embossedMax && /^\p{Script=Latin}[\p{Script=Latin} .'’-]*$/u.test(whole);
}
