import type { ConfigurationPart } from '@console/contracts/configuration';
import { type By, nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { ConfiguredPart } from '../../../platform/configuration/configured-part';
import type { Context } from '../../../platform/context';
import { int, moment, nullable, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { all } from '../../../platform/listing/filters';
import { withinWhole } from '../../../platform/reach/reach.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const row = {
  records: int,
  at: nullable(moment),
  by,
  action: nullable(text),
  object_label: nullable(text),
};

/** Returns the configuration pages that the actor can open, each with its number of records and its latest change. */
export async function findConfiguration(
  context: Reader,
  parts: readonly ConfiguredPart[],
): Promise<ConfigurationPart[]> {
  const { db, actor } = context;
  const found: ConfigurationPart[] = [];
  for (const { part, page, permission, changes, isAbout = sql`true`, records } of parts) {
    if (!actor.permissions.has(permission)) continue;
    const { rows } = await db.execute(
      sql`
        select counted.records, last.at, ${writtenBy(sql`u`, sql`last.actor_id`)} as by, last.action, last.object_label
        from (select count(*)::int as records ${await records(context)}) counted
        left join lateral (
          select e.at, e.actor_id, e.action, e.object_label
          from unnest(${[...changes]}::text[]) as changing (action)
          cross join lateral (
            select a.at, a.id, a.actor_id, a.action, a.object_label from audit_event a
            where ${all(withinWhole(actor, sql`a.company_id`))} and a.action = changing.action and a.result = 'OK' and ${isAbout}
            order by a.at desc, a.id desc limit 1) e
          order by e.at desc, e.id desc limit 1) last on true
        left join app_user u on u.id = last.actor_id`,
      row,
    );
    const [one] = rows;
    if (one) found.push({ part, page, records: one.records, lastChange: lastOf(one, actor) });
  }
  return found;
}

type Last = Record<'at' | 'action' | 'object_label', string | null> & { by: By };

const lastOf = (
  { at, by: writer, action, object_label: objectLabel }: Last,
  actor: Context['actor'],
): ConfigurationPart['lastChange'] =>
  at === null || action === null || objectLabel === null
    ? null
    : { at: new Date(at).toISOString(), by: nameFor(actor, writer), action, objectLabel };
