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
 * Rules of the chosen BIN for what is filled in so far. What is missing counts as right here, since the contract
 * already says that it is missing.
 */
export function draftIssues(values: Values, bin: IssuableBin | undefined, today: string): FieldIssue[] {
  if (!bin) return [];
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const draft = { ...rightValues(bin, today), ...filled };
  return checkBatchDraft({ ...draft, holderMode: modeOf(draft) }, bin, today);
}

/** Taking turns is for many, and the form of one card does not ask for it. */
export const modeOf = ({ count, holderMode }: Pick<Values, 'count' | 'holderMode'>): CardBatchDraft['holderMode'] =>
  holderMode === 'ROUND_ROBIN' && count === 1 ? 'ONE' : (holderMode ?? 'ONE');

/** The draft of one card alone. */
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

/** What follows from choosing a BIN: its currency for all amounts, its usual validity, an account in that currency. */
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

/** The chosen holders whose names cannot be embossed, where the product demands it; undefined where there is none. */
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

/** An amount as it is typed: nothing where nothing is typed, so that it counts as missing and not as wrong. */
export const amountOf = (amount: string, { currency }: IssuableBin): Money | undefined =>
  amount === '' ? undefined : { amount, currency };

/** How much is missing in the account, or null where it is enough. */
export function shortBy(total: Money, available: Money): bigint | null {
  const [needed, there] = [toMinor(total.amount, total.currency), toMinor(available.amount, available.currency)];
  return needed === null || there === null || needed <= there ? null : needed - there;
}

/** BINs that the text finds in number, scheme, currency or either name; those of one scheme side by side. */
export function matching(bins: readonly IssuableBin[], text: string): IssuableBin[] {
  const wanted = text.trim().toLowerCase();
  const matching = bins.filter((bin) => messageOf(bin).includes(wanted));
  return schemes.flatMap((scheme) => matching.filter((bin) => bin.scheme === scheme));
}

const messageOf = ({ bin, currency, scheme, productName }: IssuableBin) =>
  [bin, currency, scheme, productName.en_US, productName.zh_CN].join(' ').toLowerCase();
