import type { Language } from '../language';
import { auditFields, type AuditFieldFacts } from './fields';
import { auditValues } from './values';

/** Formatters for values in the reader's language. */
export interface Saying {
  code: (dicts: readonly string[], code: string) => string | undefined;
  money: (money: { amount: string; currency: string }) => string;
  moment: (at: string) => string;
  day: (day: string) => string;
  country: (code: string) => string;
  number: (value: number) => string;
  yesNo: (is: boolean) => string;
  list: (texts: readonly string[]) => string;
  /** Name of a record; undefined if it is unknown. */
  record: (id: string) => string | undefined;
  language: Language;
}

type Facts = Readonly<Record<string, unknown>>;

/** Typed as a record, because keys can also be data, such as codes of remotes. */
const fields: Readonly<Record<string, AuditFieldFacts>> = auditFields;
const values: Readonly<Record<string, readonly [string, string]>> = auditValues;

/** Dictionaries of reasons that users choose. */
const reasonDicts = [
  'freeze_reason',
  'unfreeze_reason',
  'limit_reason',
  'cancel_reason',
  'reveal_purpose',
  'recon_category',
  'decline_reason',
  'card_state',
] as const;

/** All dictionaries used for fields and reasons. */
export const auditDicts: readonly string[] = [
  ...new Set([...Object.values(fields).flatMap(({ dicts = [] }) => dicts), ...reasonDicts, 'limit_period']),
];

const placeOf = (language: Language) => (language === 'zh_CN' ? 1 : 0);

/**
 * Returns the label of a code from the first dictionary that has it, otherwise from `auditValues`; undefined if it is
 * unknown.
 */
export const codeSayer =
  (label: (dict: string, code: string) => string, language: Language): Saying['code'] =>
  (dicts, code) =>
    dicts.map((dict) => label(dict, code)).find((text) => text !== code) ?? values[code]?.[placeOf(language)];

/** Returns the label of a field path, such as `limit.amount`. */
export const fieldText = (path: string, language: Language): string =>
  path
    .split('.')
    .map((name) => fields[name]?.label[placeOf(language)] ?? values[name]?.[placeOf(language)] ?? name)
    .join(' · ');

/** Returns a reason with the label of its code; text that a user entered stays unchanged. */
export function reasonText(reason: string | null, code: Saying['code']): string {
  if (reason === null) return '';
  const parts = reasonParts(reason);
  return [parts.code && (code(reasonDicts, parts.code) ?? parts.code), parts.text].filter(Boolean).join(' · ');
}

/** Returns a line for each changed field, with its values before and after: `Status: Active → Frozen`. */
export function changeTexts(before: Facts | null, after: Facts | null, saying: Saying): string[] {
  const [old, now] = [spelledOut(before, saying), spelledOut(after, saying)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((path) => old[path] !== now[path])
    .map((path) => {
      const change = before === null ? (now[path] ?? '') : `${old[path] ?? '–'} → ${now[path] ?? '–'}`;
      return `${fieldText(path, saying.language)}${saying.language === 'zh_CN' ? '：' : ': '}${change}`;
    });
}

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields with country codes. */
const countryFields = new Set(['country', 'countries', 'issuingCountry', 'holderCountries']);
/** Fields with decimal amounts in the currency of the same record. */
const amountFields =
  /^(deposit|limit|rate|total|paid|amount|maxAmount|issueFee|m(in|ax)(Deposit|Topup|Balance|Retained))$/;
const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const dayPattern = /^\d{4}-\d\d-\d\d$/;
const decimalPattern = /^-?\d+(\.\d+)?$/;

/**
 * Formats the values of an entry as text, field by field: `{ limit: { amount: '10.00', currency: 'USD' } }` becomes `{
 * limit: '10.00 USD' }`. Technical fields are omitted.
 */
export function spelledOut(facts: Facts | null, saying: Saying): Record<string, string> {
  const text: Record<string, string> = {};
  const place = (path: string, name: string, value: unknown, beside: Facts): void => {
    if (value === null || value === undefined || value === '') return;
    const about = fields[name];
    if (about?.isTechnical) return;
    const whole = wholeOf(value, { name, about, beside, saying });
    if (whole !== null) {
      if (whole !== '') text[path] = whole;
      return;
    }
    if (Array.isArray(value)) {
      for (const [index, part] of value.entries())
        if (isRecord(part))
          for (const [inner, it] of Object.entries(part)) place(`${path}.${index + 1}.${inner}`, inner, it, part);
      return;
    }
    if (isRecord(value))
      for (const [inner, part] of Object.entries(value)) place(path ? `${path}.${inner}` : inner, inner, part, value);
  };
  for (const [name, value] of Object.entries(facts ?? {})) place(name, name, value, facts ?? {});
  return text;
}

interface Place {
  name: string;
  about: AuditFieldFacts | undefined;
  beside: Facts;
  saying: Saying;
}

/** Formats a value as a whole; null for a value whose fields are formatted one by one. */
function wholeOf(value: unknown, place: Place): string | null {
  const { saying } = place;
  if (Array.isArray(value)) {
    const parts: unknown[] = value;
    return parts.some(isRecord) ? null : saying.list(parts.map((part) => plainOf(part, place)));
  }
  return isRecord(value) ? namedOf(value, place) : plainOf(value, place);
}

/** Formats an amount, a name in two languages, or a record with a name. */
function namedOf(value: Facts, { saying }: Place): string | null {
  const { amount, currency, period, name } = value;
  if (isRecord(amount)) {
    const whole = namedOf(amount, { name: '', about: undefined, beside: value, saying });
    return whole === null ? null : withPeriod(whole, period, saying);
  }
  if (typeof amount === 'string' && typeof currency === 'string')
    return withPeriod(saying.money({ amount, currency }), period, saying);
  if (typeof value['en_US'] === 'string' && typeof value['zh_CN'] === 'string') return String(value[saying.language]);
  if ('id' in value && name !== undefined)
    return isRecord(name) ? String(name[saying.language]) : typeof name === 'string' ? name : null;
  return null;
}

const withPeriod = (amount: string, period: unknown, saying: Saying) =>
  typeof period === 'string' ? `${amount} · ${saying.code(['limit_period'], period) ?? period}` : amount;

function plainOf(value: unknown, { name, about, beside, saying }: Place): string {
  if (typeof value === 'boolean') return saying.yesNo(value);
  if (typeof value === 'number') return /percent$/i.test(name) ? `${value}%` : saying.number(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (countryFields.has(name) && /^[A-Z]{2}$/.test(value)) return saying.country(value);
  const { currency } = beside;
  if (amountFields.test(name) && decimalPattern.test(value) && typeof currency === 'string')
    return saying.money({ amount: value, currency });
  if (momentPattern.test(value)) return saying.moment(value);
  if (dayPattern.test(value)) return saying.day(value);
  return saying.code(about?.dicts ?? [], value) ?? saying.record(value) ?? value;
}

/** Splits `STOLEN` or `OTHER: text` into the code and the text after it. */
function reasonParts(reason: string): { code: string; text: string } {
  const [, code = '', text = ''] = /^([A-Z][A-Z0-9_]+)(?:: ([\s\S]*))?$/.exec(reason) ?? [];
  return code ? { code, text } : { code: '', text: reason };
}
