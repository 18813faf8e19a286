import type { FieldIssue } from '../issues';
import { fromMinor, toMinor } from '../money';
import type { CardBinDraft } from './card-bin-record';
import './messages';

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

type Values = Partial<CardBinDraft>;

/** First digits by scheme: Visa 4, Mastercard 51 to 55 and 2221 to 2720, UnionPay 62 and 81. */
const schemeRanges: Record<CardBinDraft['scheme'], [first: number, last: number][]> = {
  VISA: [[4000, 4999]],
  MASTERCARD: [
    [5100, 5599],
    [2221, 2720],
  ],
  UNIONPAY: [
    [6200, 6299],
    [8100, 8199],
  ],
};

const amountFields = [
  'minDeposit',
  'maxDeposit',
  'issueFee',
  'minTopup',
  'maxTopup',
  'minRetained',
  'maxBalance',
] as const;

/** Validates a BIN across fields. Form and server run the same function. */
export const checkBin = (values: Values): FieldIssue[] => [
  ...checkRange(values),
  ...amountFields.flatMap((field) => checkAmount(values, field)),
  ...checkBounds(values, 'minDeposit', 'maxDeposit'),
  ...checkBounds(values, 'minTopup', 'maxTopup'),
  ...checkOrder(values, 'minRetained', 'maxBalance'),
  ...checkOrder(values, 'minDeposit', 'maxBalance'),
  ...checkMonths(values),
  ...(values.isVisibleToAll === false && values.visibleTo?.length === 0 ? [issue('visibleTo', 'REQUIRED')] : []),
];

function checkRange({ bin, scheme }: Values) {
  if (!bin || !scheme) return [];
  const first = Number(bin.slice(0, 4));
  return schemeRanges[scheme].some(([from, to]) => first >= from && first <= to) ? [] : [issue('bin', 'BIN_RANGE')];
}

type AmountField = (typeof amountFields)[number];

/** Amounts that can be zero: a price, and the minimum balance of a card. */
const mayBeZero = new Set<AmountField>(['issueFee', 'minRetained']);

/** Upper bounds in minor units: a fee of USD 1 million, and any other amount of USD 1 billion. */
const maxMinorOf = (field: AmountField) => (field === 'issueFee' ? 100_000_000n : 100_000_000_000n);

function checkAmount({ currency, ...values }: Values, field: AmountField) {
  const amount = values[field];
  if (amount === undefined || currency === undefined) return [];
  const minor = toMinor(amount, currency);
  const isRight = minor !== null && (minor > 0n || (minor === 0n && mayBeZero.has(field)));
  if (!isRight) return [issue(field, 'AMOUNT', { currency })];
  const max = maxMinorOf(field);
  return minor <= max ? [] : [issue(field, 'MAX_AMOUNT', { max: fromMinor(max, currency), currency })];
}

function checkOrder({ currency, ...values }: Values, low: AmountField, high: AmountField) {
  const [least, most] = [values[low], values[high]];
  if (currency === undefined || least === undefined || most === undefined) return [];
  const [from, to] = [toMinor(least, currency), toMinor(most, currency)];
  if (from === null || to === null || from <= to) return [];
  return [issue(high, 'MIN_AMOUNT', { min: fromMinor(from, currency), currency })];
}

/** Reports a minimum that exceeds its maximum, at the field of the minimum. */
const checkBounds = (values: Values, low: AmountField, high: AmountField) =>
  checkOrder(values, low, high).map(() => issue(low, 'MIN_ABOVE_MAX'));

function checkMonths({ defaultValidityMonths, maxValidityMonths, minValidityDays }: Values) {
  const max = maxValidityMonths ?? 120;
  return [
    ...(defaultValidityMonths !== undefined && defaultValidityMonths > max
      ? [issue('defaultValidityMonths', 'MAX', { max: String(max) })]
      : []),
    // A month has at least 28 days, so a card with the minimum validity never exceeds the maximum.
    ...(minValidityDays !== undefined && minValidityDays > max * 28
      ? [issue('minValidityDays', 'MAX', { max: String(max * 28) })]
      : []),
  ];
}
