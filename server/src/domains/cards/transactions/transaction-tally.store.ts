import { phasesOf, type TransactionFilter } from '@console/contracts/cards';
import type { Actor, Db } from '../../../platform/context';
import { all, anyOf } from '../../../platform/listing/filters';
import type { Tally } from '../../../platform/listing/tally';
import { withinReach } from '../cards/card-reach.query';
import { changeMark } from '../../../platform/listing/tally-fold.store';
import { sql } from '../../../platform/db/sql';

/** Filters that the tally has columns for. */
export const tallied = new Set<string>([
  'merchantId',
  'currency',
  'status',
  'phase',
] satisfies (keyof TransactionFilter)[]);

/** Tally of the transactions in the actor's data scope, with counts and billed amounts. */
export const transactionTally = (actor: Actor, { merchantId, currency, status, phase }: TransactionFilter): Tally => ({
  name: 'transaction_tally',
  companyId: actor.companyId,
  groups: (lines) => sql`
    select c.currency, sum(c.transactions) as rows, sum(c.billed) as sum from ${lines} c
    where ${all([
      ...withinReach(actor),
      ...anyOf(sql`c.merchant_id`, merchantId),
      ...anyOf(sql`c.currency`, currency),
      ...anyOf(sql`c.phase`, status?.flatMap(phasesOf)),
      ...anyOf(sql`c.phase`, phase),
    ])} group by c.currency`,
});

/**
 * Merges loose tally rows into one per kind; returns the number of merged rows. An advisory lock excludes concurrent
 * runs.
 */
export async function foldTransactions(owner: Db): Promise<number> {
  const { rowCount } = await owner.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('transaction_tally', 0)) as is_mine),
    gone as (delete from transaction_tally using turn where is_loose and is_mine returning transaction_tally.*),
    folded as (
      insert into transaction_tally as stored
      select company_id, merchant_id, channel_id, currency, phase, sum(transactions), sum(billed), false
      from gone group by 1, 2, 3, 4, 5
      on conflict (company_id, merchant_id, channel_id, currency, phase) where not is_loose
      do update set transactions = stored.transactions + excluded.transactions, billed = stored.billed + excluded.billed
    ),
    marked as (${changeMark('transaction_tally')})
    select 1 from gone`);
  return rowCount ?? 0;
}
