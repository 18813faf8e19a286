import type { PageName } from '@console/contracts';
import { sql, type SQL } from '../db/sql';
import type { Actor } from '../context';

/** Queries for links; each selects `type`, `id`, `label` and `page`. */
type Select = (actor: Actor, id: string) => SQL[];

/** Links between records that a feature contributes. */
export interface RelatedLinks {
  /** Whether an actor may see a kind of record. If not, no links to or from such records are returned. */
  sees: Readonly<Record<string, (actor: Actor) => boolean>>;
  /** Links from a record of this kind, by the record's id. */
  from: Readonly<Record<string, Select>>;
}

/** A label without translation. */
export const sameLabel = (text: SQL): SQL => sql`jsonb_build_object('en_US', ${text}, 'zh_CN', ${text})`;

/** Address below `/main/` of a page with one query parameter: a record id, or search words. */
export const pageWith = (page: PageName, name: string, value: SQL): SQL => sql`${`${page}?${name}=`}::text || ${value}`;
