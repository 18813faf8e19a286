import type { AgreementText, AgreementType, DueAgreement } from '@console/contracts';
import type { Db } from '../context';
import { bool, day, json, moment, nullable, pick, type RowOf } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

const textRow = {
  ...pick(tables.agreement, 'id', 'company_id', 'type', 'version_no', 'title_en', 'title_zh', 'body_en', 'body_zh'),
  // A version in effect has a date.
  effective_from: day,
};

/** A version in effect, with its company. */
export interface CurrentAgreement {
  companyId: string;
  agreement: AgreementText;
}

const toText = (row: Omit<RowOf<typeof textRow>, 'company_id'>): AgreementText => ({
  id: row.id,
  type: row.type,
  versionNo: row.version_no,
  effectiveFrom: row.effective_from,
  title: { en_US: row.title_en, zh_CN: row.title_zh },
  body: { en_US: row.body_en, zh_CN: row.body_zh },
});

/**
 * Returns the agreement version in effect for a site: the version of the site's company, or of the default company;
 * null if there is none.
 */
export async function findCurrentAgreement(
  db: Db,
  { website, type, now }: { website: string; type: AgreementType; now: Date },
): Promise<CurrentAgreement | null> {
  const origin = URL.canParse(website) ? new URL(website).origin : '';
  const { rows } = await db.execute(sql`select * from current_agreement(${origin}, ${type}, ${now})`, textRow);
  const [found] = rows;
  return found ? { companyId: found.company_id, agreement: toText(found) } : null;
}

interface Whose {
  companyId: string;
  userId: string;
  now: Date;
}

/** Condition: a user has accepted version `a`, at a sign-in or during the registration that created the account. */
const isAccepted = (userId: string): SQL => sql`exists (
  select from agreement_acceptance x where x.agreement_id = a.id and (
    (x.subject_type = 'USER' and x.subject_id = ${userId})
    or (x.subject_type = 'REGISTRATION' and x.subject_id in (
      select r.id from merchant_registration r where r.user_id = ${userId}))))`;

/** Versions `a` in effect of the user's company that require acceptance and that the user has not accepted. */
const due = ({ companyId, userId, now }: Whose): SQL => sql`
  from company c cross join lateral (
    select distinct on (v.type) v.* from agreement v
    where v.company_id = c.id and v.status = 'PUBLISHED' and v.effective_from <= (${now}::timestamptz at time zone c.timezone)::date
    order by v.type, v.effective_from desc, v.version_no desc) a
  where c.id = ${companyId} and a.acceptance_required and not ${isAccepted(userId)}`;

/** Returns whether the user must accept an agreement. */
export async function hasDueAgreements(db: Db, whose: Whose): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select ${due(whose)}) as is_due`, { is_due: bool });
  return rows[0]?.is_due ?? false;
}

interface Before {
  version_no: number;
  title_en: string;
  title_zh: string;
  body_en: string;
  body_zh: string;
}

const dueRow = {
  ...textRow,
  before: nullable(json<Before>()),
  before_at: nullable(moment),
};

/** Returns the agreements that the user must accept, each with the latest version of its type that the user has accepted. */
export async function findDueAgreements(db: Db, whose: Whose): Promise<DueAgreement[]> {
  const { rows } = await db.execute(
    sql`
      select d.id, d.company_id, d.type, d.version_no, d.title_en, d.title_zh, d.body_en, d.body_zh, d.effective_from,
        b.before, b.accepted_at as before_at
      from (select a.* ${due(whose)}) d left join lateral (
        select x.accepted_at, json_build_object('version_no', a.version_no, 'title_en', a.title_en, 'title_zh', a.title_zh,
          'body_en', a.body_en, 'body_zh', a.body_zh) as before
        from agreement a join agreement_acceptance x on x.agreement_id = a.id
        where a.company_id = d.company_id and a.type = d.type and a.version_no < d.version_no
          and x.subject_type = 'USER' and x.subject_id = ${whose.userId}
        order by a.version_no desc limit 1) b on true
      order by array_position(array['MASTER_SERVICE', 'SERVICE', 'PRIVACY'], d.type)`,
    dueRow,
  );
  return rows.map(({ before, before_at: acceptedAt, ...row }) => ({
    ...toText(row),
    before:
      before === null || acceptedAt === null
        ? null
        : {
            versionNo: before.version_no,
            acceptedAt: new Date(acceptedAt).toISOString(),
            title: { en_US: before.title_en, zh_CN: before.title_zh },
            body: { en_US: before.body_en, zh_CN: before.body_zh },
          },
  }));
}
