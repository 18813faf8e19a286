import { type LimitTrial, trialMax } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { isForCard, matchedPurchase } from './limit-match.query';
import { within } from '../../../platform/reach/reach.query';
import { int, moment } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Maximum days of a shadow report. */
const trialDays = 30;

const sinceRow = { since: moment };
const trialRow = { purchases: int, stopped: int, merchants: int };

/**
 * Purchases that a rule in shadow mode would have declined, of all purchases of its cards, within the actor's data
 * scope. Null in other modes.
 */
export async function findTrial({ db, actor, now }: Context, id: string): Promise<LimitTrial | null> {
  const whose = {
    company: sql`t.company_id`,
    merchant: sql`t.merchant_id`,
    channel: 'none',
    membership: 'none',
  } as const;
  const isSeen = all(within(actor, whose));
  const begun = await db.execute(
    sql`
      select greatest(mode_since, ${now.toISOString()}::timestamptz - ${trialDays} * interval '1 day') as since
      from limit_rule where id = ${id} and mode = 'SHADOW'`,
    sinceRow,
  );
  const [rule] = begun.rows;
  if (!rule) return null;
  const since = new Date(rule.since).toISOString();
  const zone = sql`${actor.companyTimezone}`;
  const { rows } = await db.execute(
    sql`
      select
        (select count(*)::int from (select from card_transaction t join card c on c.id = t.card_id
          where ${isSeen} and t.at >= ${since}::timestamptz and t.phase <> 'FORCE_POSTED'
            and exists (select from limit_rule r join limit_item i on i.rule_id = r.id
              where r.id = ${id} and ${isForCard(matchedPurchase(zone))}) limit ${trialMax}) as requested) as purchases,
        count(distinct t.txn_id)::int as stopped, count(distinct t.merchant_id)::int as merchants
      from limit_hit t where t.rule_id = ${id} and t.mode = 'SHADOW' and t.at >= ${since}::timestamptz and ${isSeen}`,
    trialRow,
  );
  const { purchases = 0, stopped = 0, merchants = 0 } = rows[0] ?? {};
  return { since, purchases, stopped, merchants };
}
