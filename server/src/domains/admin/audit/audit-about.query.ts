import type { AuditDetail } from '@console/contracts/audit';
import type { Db } from '../../../platform/context';
import { moment, nullable, pick, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** A line names few records; what names more is a list of ids that nobody reads one by one. */
const namedMax = 100;

/** The id of a record among facts in JSON. */
export const namedId = '(?<=")[a-z]{2,8}_[0-9A-Z]{26}(?=")';

/** What the records are called whose ids are in facts; of the company of the transaction. */
export async function findNamed(db: Db, facts: readonly unknown[]): Promise<AuditDetail['names']> {
  const ids = [...new Set(JSON.stringify(facts).match(new RegExp(namedId, 'g')) ?? [])].slice(0, namedMax);
  if (ids.length === 0) return [];
  const { rows } = await db.execute(namesOf(sql`${ids}`), { id: text, name: i18nText });
  return rows;
}

export const namesOf = (ids: SQL): SQL => sql`
  select named.id, (array_agg(named.name order by named.place))[1] as name from (
    select m.id, m.name, 1 as place from merchant m where m.id = any(${ids})
    union all select b.id, jsonb_build_object('en_US', b.bin || ' · ' || (b.product_name ->> 'en_US'), 'zh_CN', b.bin || ' · ' || (b.product_name ->> 'zh_CN')), 1 from card_bin b where b.id = any(${ids})
    union all select c.id, c.name, 1 from channel c where c.id = any(${ids})
    union all select r.id, r.name, 1 from role r where r.id = any(${ids})
    union all select u.id, ${same(sql`u.nickname`)}, 1 from app_user u where u.id = any(${ids})
    union all (select distinct on (e.object_id) e.object_id, ${same(sql`e.object_label`)}, 2 from audit_event e
      where e.object_id = any(${ids}) order by e.object_id, e.seq desc)
  ) named group by named.id`;

/** The same in both languages. */
const same = (label: SQL): SQL => sql`jsonb_build_object('en_US', ${label}, 'zh_CN', ${label})`;

const decisionRow = {
  ...pick(tables.review_step, 'decision'),
  name: text,
  note: nullable(text),
  at: moment,
};

/** Who decided the review that a line is about, or the one that was submitted or ended in the moment of the line. */
export async function findDecisions(
  db: Db,
  { objectType, objectId, at }: { objectType: string; objectId: string; at: string },
): Promise<AuditDetail['decisions']> {
  const { rows } = await db.execute(
    sql`
      select u.nickname as name, s.decision, s.note, s.at
      from review r join review_step s on s.review_id = r.id join app_user u on u.id = s.decided_by
      where (${objectType}::text = 'review' and r.id = ${objectId})
        or (r.object_id = ${objectId} and r.object_type = ${objectType}
          and (r.submitted_at = ${at}::timestamptz or s.at = ${at}::timestamptz))
      order by s.at, s.step`,
    decisionRow,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
