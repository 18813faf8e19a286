import type { InputOf, OutputOf, queryRelated } from '@console/contracts';
import type { Actor, Db } from '../context';
import { sql } from '../db/sql';
import type { Registry } from '../registry';

type Link = OutputOf<typeof queryRelated>['list'][number];

/** Records linked to one; empty where it does not exist or is not the actor's to see. */
export async function findRelated(
  { db, actor }: { db: Db; actor: Actor },
  { modules }: Registry,
  { type, id }: InputOf<typeof queryRelated>,
): Promise<Link[]> {
  const links = modules.flatMap(({ related }) => related ?? []);
  if (!links.some(({ sees }) => sees[type]?.(actor))) return [];
  const selects = links.flatMap(({ from }) => from[type]?.(actor, id) ?? []);
  if (selects.length === 0) return [];
  const { rows } = await db.execute<Link & Record<string, unknown>>(sql.join(selects, sql` union all `));
  return rows;
}
