import type { PageName } from '@console/contracts';
import { sql, type SQL } from '../db/sql';
import type { Actor } from '../context';

/** Queries of links: `type`, `id`, `label` and `page` each. */
type Select = (actor: Actor, id: string) => SQL[];

/** Links between records that a feature contributes. */
export interface RelatedLinks {
  /** Whether an actor may see a kind of record; otherwise no links to or from it are returned. */
  sees: Readonly<Record<string, (actor: Actor) => boolean>>;
  /** Links from a record of that kind, by its id. */
  from: Readonly<Record<string, Select>>;
}

/** A label without translation. */
export const sameLabel = (text: SQL): SQL => sql`jsonb_build_object('en_US', ${text}, 'zh_CN', ${text})`;

/** Address below `/main/` of a page with one value in its query: the id of a record, or words to find it by. */
export const pageWith = (page: PageName, name: string, value: SQL): SQL => sql`${`${page}?${name}=`}::text || ${value}`;
