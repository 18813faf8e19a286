import { type InputOf, type OutputOf, type queryRelated, relatedTypes } from '@console/contracts';
import type { Actor, Db } from '../context';
import { oneOf, text } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql } from '../db/sql';
import type { Registry } from '../registry';

type Link = OutputOf<typeof queryRelated>['list'][number];

const linkRow = { type: oneOf(...relatedTypes), id: text, label: i18nText, page: text };

/** Returns the records linked to a record; empty if that record does not exist or is outside the actor's data scope. */
export async function findRelated(
  { db, actor }: { db: Db; actor: Actor },
  { features }: Registry,
  { type, id }: InputOf<typeof queryRelated>,
): Promise<Link[]> {
  const links = features.flatMap(({ related }) => related ?? []);
  if (!links.some(({ sees }) => sees[type]?.(actor))) return [];
  const selects = links.flatMap(({ from }) => from[type]?.(actor, id) ?? []);
  if (selects.length === 0) return [];
  const { rows } = await db.execute(sql.join(selects, sql` union all `), linkRow);
  return rows;
}
