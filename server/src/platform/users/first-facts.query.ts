import type { Context } from '../context';
import { bool } from '../db/column';
import { sql } from '../db/sql';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';

/** State of a user and their company for the first steps of a new owner. */
interface FirstFacts {
  isDismissed: boolean;
  hasFactor: boolean;
  hasColleague: boolean;
  hasWebhook: boolean;
}

export async function findFirstFacts({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<FirstFacts> {
  const { rows } = await db.execute(
    sql`
      select u.first_steps_dismissed_at is not null as "isDismissed", u.totp_enabled_at is not null as "hasFactor",
        exists (select 1 from app_user o where o.id <> u.id and o.deleted_at is null and o.account_type = 'WHITELABEL'
          and ${all(withinWhole(actor, sql`o.company_id`))}) as "hasColleague",
        exists (select 1 from webhook_endpoint e where ${all(withinWhole(actor, sql`e.company_id`))}) as "hasWebhook"
      from app_user u where u.id = ${actor.userId}`,
    { isDismissed: bool, hasFactor: bool, hasColleague: bool, hasWebhook: bool },
  );
  return rows[0] ?? { isDismissed: true, hasFactor: false, hasColleague: false, hasWebhook: false };
}
