import { codes, fromMinor, type Money, toMinor } from '@console/contracts';
import { findFundingAccount } from '../../accounts/accounts/account.query';
import { availableOf } from '../../accounts/ledger/ledger.rules';
import { lockLedgerAccounts, openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { type PostingAccounts, linesOf } from '../../accounts/ledger/posting.rules';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { Refusal } from '../../../platform/refusal';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import type { PoolKind, PoolTraits } from './pool.kind';
import { lockPoolFor } from './lock-pool.actions';
import { readPool } from './pool.query';
import { storeDeposit } from './pool.store';
import type { PoolColumns, PoolRow } from './pool-row.query';

interface Transfer {
  id: string;
  version: number;
  amount: Money;
}

/** Transfers money between a pool and its funding account. */
export async function transferPoolMoney<W, C extends PoolColumns>(
  action: 'TOPUP' | 'WITHDRAW',
  kind: PoolKind<W, C>,
  { id, version, amount }: Transfer,
  context: Context,
): Promise<W> {
  const pool = await lockPoolFor(action, kind, { id, version }, context);
  if (action === 'TOPUP') await refuseRestricted(context, { merchantId: pool.merchant_id, field: 'amount' });
  const principal = minorOf(amount, pool);
  const fees = kind.feesOf(pool, action);
  await postPool(kind, pool, { action, principal, fees, legKey: newId('move') }, context);
  await storeDeposit(context, kind, { id, change: action === 'TOPUP' ? principal : -principal });
  await context.audit({
    objectType: kind.objectType,
    objectId: id,
    objectLabel: `${pool.pool_no} ${pool.name}`,
    after: { deed: action, amount },
  });
  return readPool(kind, context, id);
}

function minorOf({ amount, currency }: Money, pool: Pick<PoolRow, 'currency'>): bigint {
  const minor = currency === pool.currency ? toMinor(amount, currency) : null;
  if (currency !== pool.currency) throw refusedAmount('CURRENCY', { currency: pool.currency });
  if (minor === null || minor <= 0n) throw refusedAmount('AMOUNT', { currency: pool.currency });
  return minor;
}

const refusedAmount = (code: string, params: Record<string, string>, field = 'amount') =>
  new Refusal(codes.invalid, { fieldIssues: [{ field, code, params }] });

interface Posting {
  action: 'TOPUP' | 'WITHDRAW';
  principal: bigint;
  fees: Record<string, bigint>;
  /** Key of the posting, which makes it idempotent within the pool. */
  legKey: string;
  /** Form field of the amount, for issues. */
  field?: string;
}

type Parties = Pick<PoolRow, 'id' | 'currency' | 'account_id' | 'ledger_account_id' | 'merchant_id'>;

/** Posts a transfer after checking the payer's balance under its lock. */
export async function postPool(
  kind: PoolTraits,
  pool: Parties,
  { action, principal, fees, legKey, field = 'amount' }: Posting,
  context: Pick<Context, 'db' | 'actor' | 'now'>,
): Promise<void> {
  const { db, actor, now } = context;
  const { currency } = pool;
  const account = await findFundingAccount(context, pool.account_id);
  if (account?.status !== 'NORMAL') throw refusedAmount('ACCOUNT_NOT_USABLE', { currency }, field);
  const kinds = Object.keys(fees);
  const incomes = await openLedgerAccounts(
    db,
    kinds.map((one) => ({ companyId: actor.companyId, ownerId: actor.companyId, code: `FEE_INCOME:${one}`, currency })),
    now,
  );
  const fee = Object.values(fees).reduce((sum, one) => sum + one, 0n);
  const isIn = action === 'TOPUP';
  if (!isIn && principal <= fee && fee > 0n)
    throw refusedAmount('MIN_AMOUNT', { min: fromMinor(fee + 1n, currency), currency }, field);
  const payer = isIn ? account.ledgerAccountId : pool.ledger_account_id;
  const locked = await lockLedgerAccounts(db, [account.ledgerAccountId, pool.ledger_account_id, ...incomes]);
  const purse = locked.get(payer);
  const required = isIn ? principal + fee : principal;
  if (!purse || availableOf(purse) < required) {
    const available = fromMinor(purse ? availableOf(purse) : 0n, currency);
    const params = { required: fromMinor(required, currency), available, currency };
    throw new Refusal(codes.exceedsBalance, {
      fieldIssues: [{ field, code: 'EXCEEDS_BALANCE', params }],
      data: params,
    });
  }
  const accounts: PostingAccounts = {
    MERCHANT_AVAILABLE: account.ledgerAccountId,
    [kind.code]: pool.ledger_account_id,
    ...Object.fromEntries(kinds.map((one, index) => [`FEE_INCOME:${one}`, incomes[index]])),
  };
  const eventType = isIn ? kind.funded : kind.withdrawn;
  const entry = {
    companyId: actor.companyId,
    eventType,
    sourceType: kind.at,
    sourceId: pool.id,
    legKey,
    occurredAt: now,
    createdBy: actor.userId,
    lines: linesOf(eventType, accounts, { principal, fees, currency }),
  };
  await post(db, entry, now);
}
