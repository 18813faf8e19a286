import { dayIn, fromMinor, type Money } from '@console/contracts';
import type { Pool } from 'pg';
import type { Actor, Db } from '../../../platform/context';
import { inTransaction } from '../../../platform/db/transaction';
import { Refusal } from '../../../platform/refusal';
import { systemCtx } from '../../../platform/system-ctx';
import { walletKind } from '../wallets/wallet-kind.query';
import { groupKind } from '../share-groups/share-group-kind.query';
import { lockRestriction } from '../../merchants/merchants/restriction.query';
import { countTopUps, type DuePool, findDuePools, isDuePool } from './due-pool.query';
import type { PoolKind } from './pool.kind';
import { postPool } from './pool-money.actions';
import { lockPoolRow } from './pool.query';
import type { PoolColumns } from './pool-row.query';

interface ToppingUp {
  pool: Pool;
  clock: () => Date;
}

/** Tops up pools automatically by their rules from their funding accounts; returns the number of topped up pools. */
export async function topUpDuePools(doing: ToppingUp): Promise<number> {
  return (await topUpKind(groupKind, doing)) + (await topUpKind(walletKind, doing));
}

async function topUpKind<W, C extends PoolColumns>(kind: PoolKind<W, C>, { pool, clock }: ToppingUp): Promise<number> {
  const due = await inTransaction(pool, { as: 'owner' }, (db) => findDuePools(db, kind));
  let filled = 0;
  for (const one of due) {
    const scope = { as: 'company', companyId: one.company_id } as const;
    const done = await inTransaction(pool, scope, (db) => topUp(kind, one, { db, now: clock() })).catch(withoutMoney);
    filled += Number(done);
  }
  return filled;
}

/**
 * Returns false if the top-up was refused, for example for lack of balance. In that case the pool is low, which has its
 * own notification.
 */
function withoutMoney(error: unknown): false {
  if (error instanceof Refusal) return false;
  throw error;
}

const nobody: ReadonlySet<never> = new Set();

/** Actor for automatic top-ups of one company. */
const systemOf = (companyId: string, timezone: string): Actor => ({
  userId: 'system',
  loginName: 'system',
  nickname: 'system',
  companyId,
  companyName: { en_US: 'system', zh_CN: 'system' },
  language: 'en_US',
  accountType: 'WHITELABEL',
  merchantIds: null,
  channelId: null,
  memberships: null,
  permissions: nobody,
  hiddenGroups: nobody,
  timezone,
  apiKey: null,
  companyTimezone: timezone,
});

/**
 * Tops up one pool if it is still due. The deposit and therefore the threshold do not change, because the top-up only
 * replaces spent money.
 */
async function topUp<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { id, company_id: companyId, timezone }: DuePool,
  { db, now }: { db: Db; now: Date },
): Promise<boolean> {
  const context = { db, now, actor: systemOf(companyId, timezone) };
  // Checked again under the lock, because a concurrent top-up may have been first.
  const row = await lockPoolRow(kind, context, id);
  await lockRestriction(db, row.merchant_id);
  if (!(await isDuePool(db, kind, id))) return false;
  const { topUpByPercent = 0, topUpMaxPerDay = 0 } = row.rule;
  const day = `auto ${dayIn(timezone, now)}`;
  const times = await countTopUps(db, kind, { id, day });
  const principal = (BigInt(row.deposit) * BigInt(topUpByPercent ?? 0)) / 100n;
  if (times >= (topUpMaxPerDay ?? 0) || principal <= 0n) return false;
  const fees = kind.feesOf(row, 'TOPUP');
  await postPool(kind, row, { action: 'TOPUP', principal, fees, legKey: `${day} ${times + 1}` }, context);
  const amount: Money = { amount: fromMinor(principal, row.currency), currency: row.currency };
  const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action: 'pool/autoTopUp', traceId: id });
  const objectLabel = `${row.pool_no} ${row.name}`;
  await ctx.audit({
    objectType: kind.objectType,
    objectId: id,
    objectLabel,
    after: { deed: 'TOPUP', amount },
  });
  return true;
}
