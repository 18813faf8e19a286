import type { RecordNames } from '@console/contracts';
import type { Db } from '../context';
import { text } from '../db/column';
import { i18nText } from '../db/common-columns';
import { sql, type SQL } from '../db/sql';

/** Facts with more ids contain a long list, whose records are not looked up. */
const namedMax = 100;

/** Regular expression for a record id in JSON. Its prefix is at most as long as the name of a new noun. */
export const namedId = '(?<=")[a-z]{2,24}_[0-9A-Z]{26}(?=")';

/** Names of the records whose ids are in the facts; row level security limits them to the company of the transaction. */
export async function findNamed(db: Db, facts: readonly unknown[]): Promise<RecordNames> {
  const ids = [...new Set(JSON.stringify(facts).match(new RegExp(namedId, 'g')) ?? [])].slice(0, namedMax);
  if (ids.length === 0) return [];
  const { rows } = await db.execute(namesOf(sql`${ids}`), { id: text, name: i18nText });
  return rows;
}

/**
 * Selects `id` and `name` of records. The name of a record that was changed in the console is the label in its last
 * audit log entry, so new nouns need no entry here. The listed tables have records without audit log entries; like
 * `db/tables.ts`, the list depends on the schema only.
 */
export const namesOf = (ids: SQL): SQL => sql`
  select named.id, (array_agg(named.name order by named.place))[1] as name from (
    select m.id, m.name, 1 as place from merchant m where m.id = any(${ids})
    union all select b.id, jsonb_build_object('en_US', b.bin || ' · ' || (b.product_name ->> 'en_US'), 'zh_CN', b.bin || ' · ' || (b.product_name ->> 'zh_CN')), 1 from card_bin b where b.id = any(${ids})
    union all select c.id, c.name, 1 from channel c where c.id = any(${ids})
    union all select r.id, r.name, 1 from role r where r.id = any(${ids})
    union all select p.id, p.name, 1 from product_module p where p.id = any(${ids})
    union all select k.id, ${same(sql`k.name`)}, 1 from api_key k where k.id = any(${ids})
    union all select u.id, ${same(sql`u.nickname`)}, 1 from app_user u where u.id = any(${ids})
    union all (select distinct on (e.object_id) e.object_id, ${same(sql`e.object_label`)}, 2 from audit_event e
      where e.object_id = any(${ids}) order by e.object_id, e.seq desc)
  ) named group by named.id`;

/** One name for both languages. */
const same = (label: SQL): SQL => sql`jsonb_build_object('en_US', ${label}, 'zh_CN', ${label})`;
