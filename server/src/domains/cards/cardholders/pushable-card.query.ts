import { sandboxAdapters } from '../channels/sandbox.adapter';
import type { Context } from '../../../platform/context';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import { all } from '../../../platform/listing/filters';
import { reachableCards } from '../cards/card-reach.query';
import { stateSql } from '../cards/card-search.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Channel modes that support updates of cardholder data. */
const takingModes = Object.entries(sandboxAdapters).flatMap(([mode, { updateInfo }]) => (updateInfo ? [mode] : []));

/** Condition for a card in use whose channel supports the update. */
export const pushableCard = (context: Pick<Reader, 'actor' | 'now'>): SQL => sql`
  ${all(reachableCards(context.actor))} and ${stateSql(companyDay(context))} in ('ACTIVE', 'FROZEN')
  and ch.status = 'ENABLED' and ch.mode = any(${takingModes})`;

/** Pushable cards of a cardholder as job targets, with the label of each. */
export async function findPushableCards(context: Reader, holderId: string): Promise<JobTarget[]> {
  const { rows } = await context.db.execute(
    sql`
      select c.id, c.alias || ' ' || c.last4 as label from card c join channel ch on ch.id = c.channel_id
      where c.cardholder_id = ${holderId} and ${pushableCard(context)} order by c.id`,
    { id: text, label: text },
  );
  return rows.map(({ id, label }) => ({ id, label, version: null }));
}
