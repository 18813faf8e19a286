import type { Actor, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { withinReach } from './card-reach.query';
import { changeMark } from '../../../platform/listing/tally-fold.store';
import { sql, type SQL } from '../../../platform/db/sql';

/** Tally of the cards in the actor's data scope by kind, with counts and available amounts, as a table `c`. */
export const talliedCards = (actor: Actor, today: string, lines = sql`card_tally`): SQL => sql`(
  select case when c.standing in ('ACTIVE', 'FROZEN') and c.valid_to < ${today}::date then 'EXPIRED' else c.standing end
      as state, c.standing, c.merchant_id, c.currency, c.block_source, c.valid_to, c.cards, c.available
  from ${lines} c where ${all(withinReach(actor))}) as c`;

/**
 * Merges loose tally rows into one per kind; returns the number of merged rows. An advisory lock excludes concurrent
 * runs.
 */
export async function foldTally(owner: Db): Promise<number> {
  const { rowCount } = await owner.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('card_tally', 0)) as is_mine),
    gone as (delete from card_tally using turn where is_loose and is_mine returning card_tally.*),
    folded as (
      insert into card_tally as kept
      select company_id, merchant_id, channel_id, currency, standing, block_source, valid_to, sum(cards), sum(available), false
      from gone group by 1, 2, 3, 4, 5, 6, 7
      on conflict (company_id, merchant_id, channel_id, currency, standing, block_source, valid_to) where not is_loose
      do update set cards = kept.cards + excluded.cards, available = kept.available + excluded.available
    ),
    marked as (${changeMark('card_tally')})
    select 1 from gone`);
  return rowCount ?? 0;
}
