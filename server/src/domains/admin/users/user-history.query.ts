import type { OutputOf } from '@console/contracts';
import type { readUserHistory, UserChange } from '@console/contracts/users';
import type { Context } from '../../../platform/context';
import { json, moment, nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { withinWhole } from '../../../platform/reach/reach.query';
import { findNamed } from '../audit/audit-about.query';
import { findUser } from './user.query';

/** More of them are in the audit log. */
const changesMost = 50;

const facts = nullable(json<NonNullable<UserChange['before']>>());
const changeRow = { id: text, at: moment, by: text, action: text, before: facts, after: facts };

/** What was done with a user: who, when, and from what to what. Views are left out. */
export async function findUserHistory(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<OutputOf<typeof readUserHistory>> {
  await findUser(context, id);
  const { rows } = await context.db.execute(
    sql`
      select e.id, e.at, coalesce(u.nickname, '') as by, e.action, e.before, e.after
      from audit_event e left join app_user u on u.id = e.actor_id
      where ${all(withinWhole(context.actor, sql`e.company_id`))} and e.object_type = 'user' and e.object_id = ${id}
        and e.result = 'OK' and (e.before is not null or e.after is not null)
      order by e.at desc, e.seq desc limit ${changesMost}`,
    changeRow,
  );
  return {
    list: rows.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })),
    names: await findNamed(
      context.db,
      rows.map(({ before, after }) => [before, after]),
    ),
  };
}
