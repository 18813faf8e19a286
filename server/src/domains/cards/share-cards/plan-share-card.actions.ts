import { codes, type FieldIssue, toMinor } from '@console/contracts';
import type { ShareCardDraft } from '@console/contracts/cards';
import { findPayingAccount, type FundingAccount } from '../../accounts/accounts/account.query';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts, openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { Context } from '../../../platform/context';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { onlyUsesWallets } from '../../../platform/session/membership.rules';
import { newId } from '../../../platform/db/ids';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { findIssuingBin, type IssuingBin } from '../card-bins/card-bin.query';
import { issuesOfCaps } from '../card-bins/issue-caps.query';
import { findCardholder } from '../cardholders/cardholder.query';
import { type Batch, checkFunds, type Price } from '../cards/issue-card.rules';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { aboveDeposit } from '../pools/allowance.rules';
import { lockPoolFacts, type LockedPool } from './pool-facts.query';
import { findOwnAccess } from '../wallet-users/wallet-access.query';
import { checkOwnLimit } from '../wallet-users/wallet-access.rules';
import { checkShareCards } from './share-card.rules';

/**
 * Checks all rules for new cards except the balance. The pool stays locked until the transaction has stored cards or
 * batch, so that concurrent calls cannot exceed its limits.
 */
export async function planShareCards(draft: ShareCardDraft, context: Context): Promise<Batch> {
  const pool = await lockPoolFacts(draft.poolId, context);
  await refuseRestricted(context, { merchantId: pool.merchantId, field: 'poolId' });
  const issuing = requireRecord(await findIssuingBin(context, draft.binId));
  const holder = await holderOf(draft, context);
  const today = companyDay(context);
  const above = aboveDeposit(draft, pool.facts);
  if (above) throw new Refusal(codes.limitAboveDeposit, { fieldIssues: [above] });
  const holds = holder && holder.merchantId === pool.merchantId && holder.mayHold;
  const { bin, purposes } = issuing;
  const facts = { bin, mayIssue: purposes.includes('POOL'), pool: pool.facts, holds, today };
  const wrong = [...checkShareCards(draft, facts), ...(await ownLimitOf(draft, pool, context))];
  const fieldIssues = wrong.length > 0 ? wrong : await capsOf(draft, pool, context);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const account = requireRecord(await findPayingAccount(context, pool.accountId));
  return batchOf(draft, { pool, issuing, account, today }, context);
}

/** Checks a wallet user's own limit for the cards that they create. */
async function ownLimitOf(
  { poolId, limit, limitPeriod }: ShareCardDraft,
  { facts: { currency } }: LockedPool,
  context: Context,
): Promise<FieldIssue[]> {
  const minor = toMinor(limit.amount, currency);
  // Another check refuses invalid amounts.
  if (minor === null) return [];
  return checkOwnLimit({ minor, period: limitPeriod }, { giver: await findOwnAccess(context, poolId), currency });
}

/**
 * Cardholder of a draft. A wallet user gets the same refusal for unknown and unshared cardholders, so that ids cannot
 * be probed.
 */
async function holderOf({ cardholderId }: ShareCardDraft, context: Context) {
  const isShared = onlyUsesWallets(context.actor);
  if (!cardholderId && isShared) throw holderRefused('REQUIRED');
  if (!cardholderId) return null;
  const holder = await findCardholder(context, cardholderId);
  if (!holder && isShared) throw holderRefused('HOLDER_NOT_SHARED');
  return requireRecord(holder);
}

const holderRefused = (code: string) =>
  new Refusal(codes.invalid, { fieldIssues: [{ field: 'cardholderId', code, params: {} }] });

function capsOf(
  { binId, count, cardholderId }: ShareCardDraft,
  { merchantId }: LockedPool,
  context: Context,
): Promise<FieldIssue[]> {
  const holders = new Map(cardholderId ? [[cardholderId, count]] : []);
  return issuesOfCaps(context, { binId, merchantId, count, holders });
}

interface Origin {
  pool: LockedPool;
  issuing: IssuingBin;
  account: FundingAccount;
  today: string;
}

async function batchOf(draft: ShareCardDraft, origin: Origin, context: Context): Promise<Batch> {
  const { pool, issuing, account, today } = origin;
  const { bin, channelId, mode } = issuing;
  const { poolId, ...rest } = draft;
  const { db, actor, now } = context;
  const key = {
    companyId: actor.companyId,
    ownerId: actor.companyId,
    code: 'FEE_INCOME:ISSUANCE',
    currency: bin.currency,
  } as const;
  const [incomeId = ''] = await openLedgerAccounts(db, [key], now);
  const price = priceOf(draft.count, issuing);
  const id = newId('batch');
  return {
    id,
    batchNo: `CB-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    draft: {
      ...rest,
      merchantId: pool.merchantId,
      accountId: account.id,
      deposit: { amount: '0', currency: bin.currency },
    },
    bin,
    channelId,
    mode,
    payer: { accountId: account.id, ledgerAccountId: account.ledgerAccountId, incomeId },
    price,
    today,
    pool: poolId,
  };
}

function priceOf(count: number, { bin: { issueFee } }: IssuingBin): Price {
  const fee = toMinor(issueFee.amount, issueFee.currency) ?? 0n;
  return { deposit: 0n, fee, deposits: 0n, total: fee * BigInt(count) };
}

/** Refuses fees above the balance of the pool's account, as an issue of the number of cards. */
export async function refuseUnfunded({ payer, price, bin }: Batch, { db }: Context): Promise<void> {
  const account = (await lockLedgerAccounts(db, [payer.ledgerAccountId])).get(payer.ledgerAccountId);
  const fieldIssues = checkFunds(price.total, account ? availableOf(account) : 0n, bin.currency);
  if (fieldIssues.length > 0)
    throw new Refusal(codes.exceedsBalance, {
      fieldIssues: fieldIssues.map((one) => ({ ...one, field: 'count' })),
      data: fieldIssues[0]?.params,
    });
}
