import { type FieldIssue, type InputOf, type Money, toMinor, addDays, addMonths } from '@console/contracts';
import '@console/contracts/cards/messages';
import {
  aliasesOf,
  type AccountOption,
  type CardBatchDraft,
  type CardholderOption,
  checkBatchDraft,
  type createCard,
  type IssuableBin,
  schemes,
} from '@console/contracts/cards';

type Values = Partial<CardBatchDraft>;
type SingleDraft = InputOf<typeof createCard>;

/**
 * Validates the entered values by the rules of the selected BIN. Missing values count as valid here, because the
 * contract already reports them.
 */
export function draftIssues(values: Values, bin: IssuableBin | undefined, today: string): FieldIssue[] {
  if (!bin) return [];
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const draft = { ...rightValues(bin, today), ...filled };
  return checkBatchDraft({ ...draft, holderMode: modeOf(draft) }, bin, today);
}

/** Assignment of cardholders; a single card has no round robin. */
export const modeOf = ({ count, holderMode }: Pick<Values, 'count' | 'holderMode'>): CardBatchDraft['holderMode'] =>
  holderMode === 'ROUND_ROBIN' && count === 1 ? 'ONE' : (holderMode ?? 'ONE');

/** Draft of a single card. */
export function singleOf({
  count: _one,
  holderMode: _mode,
  cardholderIds: _ids,
  file: _file,
  ...draft
}: CardBatchDraft): SingleDraft {
  const [alias = draft.alias] = aliasesOf(draft.alias, 1);
  return { ...draft, alias };
}

const rightValues = (bin: IssuableBin, today: string): CardBatchDraft => ({
  binId: bin.id,
  merchantId: '',
  accountId: '',
  count: 1,
  deposit: bin.minDeposit,
  alias: '',
  holderMode: 'ONE',
  validTo: addDays(today, bin.minValidityDays),
});

/** Applies a selected BIN: its currency for all amounts, its default validity, and an account in that currency. */
export function withBin(values: Values, bin: IssuableBin, accounts: readonly AccountOption[], today: string): Values {
  const { currency } = bin;
  const account = accounts.find(({ id }) => id === values.accountId);
  return {
    ...values,
    binId: bin.id,
    deposit: values.deposit && { ...values.deposit, currency },
    limit: values.limit && { ...values.limit, currency },
    validTo: addMonths(today, bin.defaultValidityMonths),
    accountId: account?.currency === currency ? account.id : undefined,
  };
}

/** Issue for selected cardholders whose names the product cannot emboss; undefined if there are none. */
export function embossingIssue(
  {
    cardholderId,
    cardholderIds = [],
    ...values
  }: Pick<Values, 'cardholderId' | 'cardholderIds' | 'count' | 'holderMode'>,
  bin: Pick<IssuableBin, 'needsEmbossing'> | undefined,
  holders: readonly CardholderOption[],
): FieldIssue | undefined {
  const field = modeOf(values) === 'ROUND_ROBIN' ? 'cardholderIds' : 'cardholderId';
  const chosen = field === 'cardholderIds' ? cardholderIds : [cardholderId];
  const wrong = holders.filter(({ id, canBeEmbossed }) => chosen.includes(id) && !canBeEmbossed);
  if (!bin?.needsEmbossing || wrong.length === 0) return undefined;
  return { field, code: 'HOLDERS_EMBOSSING', params: { names: wrong.map(({ name }) => name).join(', ') } };
}

/** Typed amount; undefined for an empty input, which is then reported as missing instead of invalid. */
export const amountOf = (amount: string, { currency }: IssuableBin): Money | undefined =>
  amount === '' ? undefined : { amount, currency };

/** Missing balance in minor units; null if the balance is sufficient. */
export function shortBy(total: Money, available: Money): bigint | null {
  const [needed, there] = [toMinor(total.amount, total.currency), toMinor(available.amount, available.currency)];
  return needed === null || there === null || needed <= there ? null : needed - there;
}

/** BINs whose number, scheme, currency or name contains the text, grouped by scheme. */
export function matching(bins: readonly IssuableBin[], text: string): IssuableBin[] {
  const wanted = text.trim().toLowerCase();
  const matching = bins.filter((bin) => messageOf(bin).includes(wanted));
  return schemes.flatMap((scheme) => matching.filter((bin) => bin.scheme === scheme));
}

const messageOf = ({ bin, currency, scheme, productName }: IssuableBin) =>
  [bin, currency, scheme, productName.en_US, productName.zh_CN].join(' ').toLowerCase();
