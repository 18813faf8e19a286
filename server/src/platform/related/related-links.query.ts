import type { PageName } from '@console/contracts';
import { sql, type SQL } from '../db/sql';
import type { Actor } from '../context';

/** Selects of links: `type`, `id`, `label` and `page` each. */
type Select = (actor: Actor, id: string) => SQL[];

/** What a module knows of links between records. */
export interface RelatedLinks {
  /** Who sees anything of a kind of record; nobody else is given a link to it or from it. */
  sees: Readonly<Record<string, (actor: Actor) => boolean>>;
  /** Links from a record of that kind, by its id. */
  from: Readonly<Record<string, Select>>;
}

/** A label that is the same in both languages. */
export const sameLabel = (text: SQL): SQL => sql`jsonb_build_object('en_US', ${text}, 'zh_CN', ${text})`;

/** Address below `/main/` of a page with one value in its query: the id of a record, or words to find it by. */
export const pageWith = (page: PageName, name: string, value: SQL): SQL => sql`${`${page}?${name}=`}::text || ${value}`;
