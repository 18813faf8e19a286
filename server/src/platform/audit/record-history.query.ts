import type { RecordChange, RecordHistory } from '@console/contracts';
import type { AuditedObject } from '@console/contracts/areas';
import { nameFor, textFor } from '../audience/audience.rules';
import { by, unread, writtenBy } from '../audience/written-by.query';
import type { Actor, Context } from '../context';
import { json, moment, nullable, type RowOf, text } from '../db/column';
import { sql } from '../db/sql';
import { all } from '../listing/filters';
import { withinWhole } from '../reach/reach.query';
import { systemId } from '../system-ctx';
import { maskedFacts } from './masked-facts.rules';
import { findNamed } from './record-names.query';

/** Maximum number of returned changes; older ones are in the audit log. */
const changesMax = 50;

const facts = nullable(json<NonNullable<RecordChange['before']>>());
const changeRow = { id: text, at: moment, actor_id: text, by, action: text, before: facts, after: facts };
const row = { ...changeRow, reason: nullable(unread) };

/**
 * Returns the newest changes of a record from the audit log: completed operations that changed data. Data scope and
 * masks are the same as in the audit log; its permission is not required, because the caller has checked access to the
 * record.
 */
export async function findRecordHistory(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { objectType, id }: { objectType: AuditedObject; id: string },
): Promise<RecordHistory> {
  const { rows } = await db.execute(
    sql`
      select e.id, e.at, e.actor_id, ${writtenBy(sql`u`, sql`e.actor_id`)} as by, e.action, e.before, e.after, e.reason
      from audit_event e left join app_user u on u.id = e.actor_id
      where ${all(withinWhole(actor, sql`e.company_id`))} and e.object_type = ${objectType} and e.object_id = ${id}
        and e.result = 'OK' and (e.before is not null or e.after is not null)
      order by e.at desc, e.seq desc limit ${changesMax}`,
    row,
  );
  const shown = rows.map((one) => ({
    ...one,
    before: maskedFacts(one.before, actor),
    after: maskedFacts(one.after, actor),
  }));
  // Actors come first, because the number of looked-up ids is limited.
  const names = await findNamed(db, [
    shown.map(({ actor_id }) => actor_id),
    shown.map(({ before, after }) => [before, after]),
  ]);
  return { list: shown.map((one) => changeOf(one, { actor, names })), names };
}

function changeOf(
  { id, at, actor_id: actorId, by: writer, action, before, after, reason }: RowOf<typeof row>,
  { actor, names }: { actor: Actor; names: RecordHistory['names'] },
): RecordChange {
  // A channel is not a user, so its name comes from the channel record.
  const named = names.find((one) => one.id === actorId)?.name[actor.language];
  return {
    id,
    at: new Date(at).toISOString(),
    by: actorId === systemId ? null : (named ?? nameFor(actor, writer)),
    action,
    before,
    after,
    reason: textFor(actor, reason, writer.writer),
  };
}
