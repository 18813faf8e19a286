import type { MembershipLimit } from './membership-limit.rules';
import { countedSql, windowBegins } from '../transactions/card-facts.query';
import type { Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface Moment {
  now: Date;
  /** Time zone of the company, which determines the days. */
  timezone: string | SQL;
}

/**
 * Usage of a wallet user's limit: purchases in the running period with all cards that the user can see, also by other
 * users.
 */
export const membershipUsed = ({ now, timezone }: Moment): SQL => sql`
  (select coalesce(sum(${countedSql}), 0)::text from card_transaction t
    where t.card_id = any(case wu.visible_cards
        when 'ALL' then array(select k.id from card k where k.wallet_id = wu.wallet_id)
        else array(select k.card_id from wallet_user_card k where k.wallet_user_id = wu.id) end)
      and t.phase <> 'DECLINED' and t.at >= ${windowBegins(sql`wu.limit_period`, { now, timezone })})`;

const ofCard = (cardId: string): SQL => sql`
  wu.state = 'ACCEPTED' and wu.limit_minor is not null
    and wu.wallet_id = (select c.wallet_id from card c where c.id = ${cardId})
    and (wu.visible_cards = 'ALL' or exists (
      select from wallet_user_card k where k.wallet_user_id = wu.id and k.card_id = ${cardId}))`;

/**
 * Limits of the wallet users who can see a card. They are locked before usage is summed, so that concurrent purchases
 * cannot exceed them. Only accepted users count.
 */
export async function lockMembershipLimits(db: Db, cardId: string, now: Date): Promise<MembershipLimit[]> {
  const { rows: locked } = await db.execute(
    sql`select wu.id from wallet_user wu where ${ofCard(cardId)} order by wu.id for no key update`,
    pick(tables.wallet_user, 'id'),
  );
  if (locked.length === 0) return [];
  const { rows } = await db.execute(
    sql`
      select wu.id, coalesce(u.nickname, wu.email) as name, wu.limit_period as period, wu.limit_minor::text as amount,
        ${membershipUsed({ now, timezone: sql`(select timezone from company co where co.id = wu.company_id)` })} as used
      from wallet_user wu left join app_user u on u.id = wu.user_id
      where wu.id = any(${locked.map(({ id }) => id)}) and wu.limit_minor is not null order by wu.id`,
    { id: text, name: text, period: text, amount: text, used: text },
  );
  return rows.map(({ amount, used, ...limit }) => ({ ...limit, amount: BigInt(amount), used: BigInt(used) }));
}
