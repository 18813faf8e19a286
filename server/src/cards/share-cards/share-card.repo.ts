import { codes, type OutputOf, toMinor } from '@console/contracts';
import type { createShareCards, RuleTerms, ShareCardDraft } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import { findFundingAccount, type FundingAccount } from '../../accounts/accounts/account.repo';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts, openLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import type { Context } from '../../context';
import { newId } from '../../ids';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { Refusal } from '../../refusal';
import type { CardVault } from '../../vault/card-vault';
import { walletKind } from '../../wallets/wallets/wallet-kind.repo';
import { findIssuingBin, type IssuingBin } from '../card-bins/card-bin.repo';
import { findCardholder } from '../cardholders/cardholder.repo';
import { type Batch, storeBatch } from '../cards/card-batch.repo';
import { checkFunds, type Price } from '../cards/card-issue.rules';
import { companyDay } from '../cards/company-day.rules';
import { readPoolRow } from '../pools/pool.repo';
import { groupKind } from '../share-groups/share-group-kind.repo';
import { aboveDeposit, checkShareCards, type PoolFacts } from './share-card.rules';

/** Out of reach and never existed are one answer, so that nobody learns which ids there are. */
function known<T>(found: T | null): T {
  if (found === null) throw new Refusal(codes.notFound);
  return found;
}

export async function issueShareCards(
  draft: ShareCardDraft,
  context: Context,
  vault: CardVault,
): Promise<OutputOf<typeof createShareCards>> {
  const { batch, account } = await planShareBatch(draft, context);
  await refuseUnfunded(batch.price, account, context);
  const cards = await storeBatch(batch, context, vault);
  await context.audit({
    objectType: 'cardBatch',
    objectId: batch.id,
    objectLabel: batch.batchNo,
    after: {
      poolId: draft.poolId,
      binId: draft.binId,
      count: draft.count,
      limit: draft.limit,
      cards: cards.map(({ id }) => id),
    },
  });
  return { batchNo: batch.batchNo, cards };
}

/**
 * A batch that passed every rule but that of money. Its pool is held until the cards are there, so that two people cannot
 * fill it at once.
 */
export async function planShareBatch(
  draft: ShareCardDraft,
  context: Context,
): Promise<{ batch: Batch; account: FundingAccount }> {
  const pool = await lockPool(draft.poolId, context);
  const issuing = known(await findIssuingBin(context, draft.binId));
  const holder = draft.cardholderId ? known(await findCardholder(context, draft.cardholderId)) : null;
  const today = companyDay(context);
  const above = aboveDeposit(draft, pool.facts);
  if (above) throw new Refusal(codes.limitAboveDeposit, { fieldIssues: [above] });
  const holds = holder && holder.merchantId === pool.merchantId && holder.mayHold;
  const fieldIssues = checkShareCards(draft, { ...issuing, pool: pool.facts, holds, today });
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const account = known(await findFundingAccount(context, pool.accountId));
  return { batch: await batchOf(draft, { pool, issuing, account, today }, context), account };
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
  return { deposit: 0n, fee, total: fee * BigInt(count) };
}

export async function refuseUnfunded({ total }: Price, { ledgerAccountId, currency }: FundingAccount, { db }: Context) {
  const account = (await lockLedgerAccounts(db, [ledgerAccountId])).get(ledgerAccountId);
  const fieldIssues = checkFunds(total, account ? availableOf(account) : 0n, currency);
  if (fieldIssues.length > 0)
    throw new Refusal(codes.exceedsBalance, {
      fieldIssues: fieldIssues.map((one) => ({ ...one, field: 'count' })),
      data: fieldIssues[0]?.params,
    });
}

interface LockedPool {
  merchantId: string;
  accountId: string;
  facts: PoolFacts;
}

interface CardsRow extends Record<string, unknown> {
  count: number;
  limits: string;
}

async function lockPool(poolId: string, context: Context): Promise<LockedPool> {
  const isGroup = poolId.startsWith('group_');
  const kind = isGroup ? groupKind : walletKind;
  await context.db.execute(sql`select 1 from ${kind.table} p where p.id = ${poolId} for update`);
  const group = isGroup ? await readPoolRow(groupKind, context, poolId) : null;
  const wallet = isGroup ? null : await readPoolRow(walletKind, context, poolId);
  const row = known(group ?? wallet);
  const merchant = known(await findMerchant(context, row.merchant_id));
  const { rows } = await context.db.execute<CardsRow>(sql`
    select count(*)::int as count, coalesce(sum(c.limit_minor), 0)::text as limits from card c
    where c.${kind.cardColumn} = ${poolId} and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED'`);
  const rule: RuleTerms = row.rule;
  return {
    merchantId: row.merchant_id,
    accountId: row.account_id,
    facts: {
      isActive: row.status === 'ACTIVE',
      merchantStatus: merchant.status,
      currency: row.currency,
      deposit: BigInt(row.deposit),
      cardLimit: wallet ? BigInt(wallet.card_limit) : null,
      holderIds: wallet?.cardholders.map(({ id }) => id) ?? [],
      binId: group?.bin.id ?? null,
      rule,
      cards: rows[0]?.count ?? 0,
      limits: BigInt(rows[0]?.limits ?? 0),
    },
  };
}
