import { codes, type InputOf, moneyOf, type OutputOf, toMinor } from '@console/contracts';
import { type CardDraft, type createCard, depositsOf, type precheckCards } from '@console/contracts/cards';
import { findFundingAccount, type FundingAccount } from '../../accounts/accounts/account.query';
import { availableOf, type LedgerAccount } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts, openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { findIssuingBin, type IssuingBin } from '../card-bins/card-bin.query';
import { issuesOfCaps } from '../card-bins/issue-caps.query';
import { findCardholder } from '../cardholders/cardholder.query';
import { makeBatch } from './make-cards.actions';
import { type Batch, checkFunds, checkIssue, priceOf, shownPrice, withDeposits } from './issue-card.rules';
import { companyDay } from '../../../platform/clock/company-day.rules';

/**
 * Refuses null as not found. The response is the same for records outside the data scope, so that ids cannot be probed.
 */
export function requireFound<T>(found: T | null): T {
  if (found === null) throw new Refusal(codes.notFound);
  return found;
}

/** Creates one card within the call, as a batch of one. */
export async function issueCard(
  single: InputOf<typeof createCard>,
  context: Context,
  vault: CardVault,
): Promise<OutputOf<typeof createCard>> {
  const draft: CardDraft = { ...single, count: 1 };
  const batch = await planBatch(draft, context);
  const [card] = await makeBatch(batch, context, vault);
  if (!card) throw new Error(`The batch ${batch.id} has no card.`);
  await context.audit({
    objectType: 'cardBatch',
    objectId: batch.id,
    objectLabel: batch.batchNo,
    after: {
      binId: draft.binId,
      merchantId: draft.merchantId,
      count: draft.count,
      deposit: draft.deposit,
      cards: [card.id],
    },
  });
  return { batchNo: batch.batchNo, card };
}

/** Checks all rules including the balance. The accounts stay locked until the money is posted or put on hold. */
async function planBatch(draft: CardDraft, context: Context): Promise<Batch> {
  const origin = await checkOrigin(draft, context);
  const { account, incomeId } = origin;
  const batch = batchOf(draft, origin, context.now);
  refuseUnfunded(batch.price.total, account, await lockLedgerAccounts(context.db, [account.ledgerAccountId, incomeId]));
  return batch;
}

/** Records that a draft refers to; refused if one violates a rule. The balance is not checked. */
export async function checkOrigin(
  draft: CardDraft,
  context: Context,
  holders: ReadonlyMap<string, number> = new Map(draft.cardholderId ? [[draft.cardholderId, draft.count]] : []),
): Promise<Origin> {
  const today = companyDay(context);
  const issuing = requireFound(await findIssuingBin(context, draft.binId));
  const merchant = requireFound(await findMerchantOption(context, draft.merchantId));
  await refuseRestricted(context, { merchantId: merchant.id, field: 'merchantId' });
  const account = requireFound(await findFundingAccount(context, draft.accountId));
  const holder = draft.cardholderId ? requireFound(await findCardholder(context, draft.cardholderId)) : null;
  const { bin, purposes } = issuing;
  const facts = { bin, mayIssue: purposes.includes('CARD'), merchant, account, holder, today };
  const wrong = checkIssue(draft, facts);
  const { binId, merchantId, count } = draft;
  const fieldIssues = wrong.length > 0 ? wrong : await issuesOfCaps(context, { binId, merchantId, count, holders });
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  return { issuing, account, incomeId: await openIncome(context, account), today };
}

/** Price of a draft; refused as not found if account or BIN are outside the data scope. */
export async function precheckIssue(
  { binId, accountId, count, deposit, file }: InputOf<typeof precheckCards>,
  context: Context,
): Promise<OutputOf<typeof precheckCards>> {
  const { bin } = requireFound(await findIssuingBin(context, binId));
  const { available } = requireFound(await findFundingAccount(context, accountId));
  const wrong =
    deposit.currency !== bin.currency ? 'CURRENCY' : toMinor(deposit.amount, bin.currency) === null ? 'AMOUNT' : null;
  if (wrong !== null)
    throw new Refusal(codes.invalid, {
      fieldIssues: [{ field: 'deposit', code: wrong, params: { currency: bin.currency } }],
    });
  const price = priceOf(deposit, count, bin);
  const deposits = file ? depositsOf(file.text, deposit) : null;
  return {
    ...shownPrice(deposits?.length === count ? withDeposits(price, deposits) : price, count, bin.currency),
    available: moneyOf(available, bin.currency),
  };
}

async function openIncome({ db, actor, now }: Context, { currency }: FundingAccount): Promise<string> {
  const key = { companyId: actor.companyId, ownerId: actor.companyId, code: 'FEE_INCOME:ISSUANCE', currency } as const;
  const [id] = await openLedgerAccounts(db, [key], now);
  return requireFound(id ?? null);
}

/**
 * Refuses an amount above the balance. The accounts are locked, so that concurrent calls cannot spend the same money.
 */
export function refuseUnfunded(
  total: bigint,
  { ledgerAccountId, currency }: Pick<FundingAccount, 'ledgerAccountId' | 'currency'>,
  locked: Map<string, LedgerAccount>,
): void {
  const available = availableOf(requireFound(locked.get(ledgerAccountId) ?? null));
  const fieldIssues = checkFunds(total, available, currency);
  if (fieldIssues.length > 0) throw new Refusal(codes.exceedsBalance, { fieldIssues, data: fieldIssues[0]?.params });
}

/** Records that a draft refers to. */
export interface Origin {
  issuing: IssuingBin;
  account: FundingAccount;
  incomeId: string;
  today: string;
}

/** Batch with a new id and number. */
export function batchOf(draft: CardDraft, { issuing, account, incomeId, today }: Origin, now: Date): Batch {
  const id = newId('batch');
  return {
    id,
    // Batch numbers may have gaps but no duplicates; the end of the id is random.
    batchNo: `CB-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    draft,
    bin: issuing.bin,
    channelId: issuing.channelId,
    mode: issuing.mode,
    payer: { accountId: account.id, ledgerAccountId: account.ledgerAccountId, incomeId },
    price: priceOf(draft.deposit, draft.count, issuing.bin),
    today,
  };
}
