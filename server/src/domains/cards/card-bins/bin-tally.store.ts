import type { Context, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { within } from '../../../platform/reach/reach.query';
import { int, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

/** Figures of a BIN in the actor's company, for the merchants in the data scope. */
export interface BinFigures {
  /** Created cards. */
  issued: number;
  /** Purchases in the last 30 days; `declined` is a subset. */
  purchases: number;
  declined: number;
}

const figureRow = { bin_id: text, issued: int, purchases: int, declined: int };

const days = 30;

/** Figures by BIN. A BIN without cards and purchases has no entry. */
export async function findBinFigures(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  ids: string[],
): Promise<Map<string, BinFigures>> {
  const { db, actor } = context;
  // The caller has already restricted the BINs to those of the channel.
  const own = (name: SQL) =>
    all(
      within(actor, {
        company: sql`${name}.company_id`,
        merchant: sql`${name}.merchant_id`,
        channel: 'all',
        membership: 'none',
      }),
    );
  const { rows } = await db.execute(
    sql`
      select counted.bin_id, sum(counted.cards)::int as issued, sum(counted.purchases)::int as purchases,
        sum(counted.declined)::int as declined
      from (
        select b.bin_id, b.cards, 0 as purchases, 0 as declined from bin_tally b where ${own(sql`b`)}
        union all
        select p.bin_id, 0, p.purchases, case p.decline_code when '' then 0 else p.purchases end from purchase_tally p
        where ${own(sql`p`)} and p.day > ${companyDay(context)}::date - ${days}::int
      ) counted
      where counted.bin_id = any(${ids}) group by counted.bin_id`,
    figureRow,
  );
  return new Map(rows.map(({ bin_id: binId, ...figures }) => [binId, figures]));
}

/**
 * Merges loose tally rows into one per BIN and merchant; returns the number of merged rows. An advisory lock excludes
 * concurrent runs.
 */
export async function foldBinTally(owner: Db): Promise<number> {
  const { rowCount } = await owner.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('bin_tally', 0)) as is_mine),
    gone as (delete from bin_tally using turn where is_loose and is_mine returning bin_tally.*),
    folded as (
      insert into bin_tally as kept
      select company_id, merchant_id, bin_id, sum(cards), false from gone group by 1, 2, 3
      on conflict (company_id, bin_id, merchant_id) where not is_loose
      do update set cards = kept.cards + excluded.cards
    )
    select 1 from gone`);
  return rowCount ?? 0;
}
