import { codes, type I18nText } from '@console/contracts';
import type { RoleCase, RoleRequest } from '@console/contracts/roles';
import type { Context, Db } from '../../../platform/context';
import { bool, int, json, nullable, pick, text, texts } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all } from '../../../platform/listing/filters';
import { withinWhole } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';

type Reader = Pick<Context, 'db' | 'actor'>;

const requestRow = {
  ...pick(tables.review, 'review_no', 'maker_id', 'submitted_at'),
  buttons: json<string[]>(),
  by: nullable(text),
};

/** Returns the pending request of a role. A role has at most one. */
export async function findRequest({ db, actor }: Reader, roleId: string): Promise<RoleRequest | null> {
  const { rows } = await db.execute(
    sql`
      select r.review_no, r.maker_id, r.submitted_at, r.snapshot -> 'buttons' as buttons, u.nickname as by
      from review r left join app_user u on u.id = r.maker_id
      where r.kind = 'ROLE_GRANT' and r.object_id = ${roleId} and r.state in ('PENDING', 'STUCK')
        and ${all(withinWhole(actor, sql`r.company_id`))}`,
    requestRow,
  );
  const [row] = rows;
  if (!row) return null;
  const { review_no: reviewNo, maker_id: makerId, submitted_at: at, buttons, by } = row;
  return {
    reviewNo,
    buttons,
    by: by ?? '',
    at: new Date(at).toISOString(),
    isOwn: makerId === actor.userId,
    isHeld: buttons.every((code) => actor.permissions.has(code)),
  };
}

const caseRow = {
  ...pick(tables.role, 'id', 'account_type', 'all_merchant_access'),
  name: i18nText,
  users: int,
  buttons: json<string[]>(),
};

/** Returns the current role of a review, with the requested buttons. */
export async function findRoleCase({ db, actor }: Reader, reviewId: string): Promise<RoleCase> {
  const { rows } = await db.execute(
    sql`
      select o.id, o.name, o.account_type, o.all_merchant_access, r.snapshot -> 'buttons' as buttons,
        (select count(*)::int from user_role ur join app_user m on m.id = ur.user_id and m.deleted_at is null
          where ur.role_id = o.id) as users
      from review r join role o on o.id = r.object_id
      where r.kind = 'ROLE_GRANT' and r.id = ${reviewId} and ${all(withinWhole(actor, sql`r.company_id`))}`,
    caseRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  const { account_type: accountType, all_merchant_access: allMerchantAccess, ...rest } = rows[0];
  return { ...rest, accountType, allMerchantAccess };
}

/** Locks the role under review and returns its version, or null if the role is deleted. */
export async function lockRoleVersion(db: Db, id: string): Promise<number | null> {
  const { rows } = await db.execute(
    sql`select version from role where id = ${id} and deleted_at is null for update`,
    pick(tables.role, 'version'),
  );
  return rows[0]?.version ?? null;
}

/** Permission that the requester needs. */
const saves = 'admin.role.save';

/**
 * Returns the facts that can block the approval: whether the maker still holds the buttons, and whether the decider has
 * the role.
 */
export async function findApprovalFacts(
  db: Db,
  { reviewId, deciderId }: { reviewId: string; deciderId: string },
): Promise<{ isOwnRole: boolean; notHeld: string[]; name: I18nText }> {
  const { rows } = await db.execute(
    sql`
      select o.name,
        exists (select from user_role ur where ur.role_id = o.id and ur.user_id = ${deciderId}) as "isOwnRole",
        array(
          select requested.code from jsonb_array_elements_text(r.snapshot -> 'buttons' || to_jsonb(${saves}::text)) as requested (code)
          where not exists (
            select from app_user u join user_role ur on ur.user_id = u.id
            join role h on h.id = ur.role_id and h.status = 'ACTIVE' and h.deleted_at is null
            join held_button b on b.role_id = h.id
            where u.id = r.maker_id and u.account_type = 'WHITELABEL' and h.all_merchant_access and u.status = 'ACTIVE' and u.deleted_at is null and b.button_code = requested.code)
        ) as "notHeld"
      from review r join role o on o.id = r.object_id where r.id = ${reviewId}`,
    { name: i18nText, isOwnRole: bool, notHeld: texts },
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** Returns whether a role has all these buttons and the modules of its company include them. */
export async function holdsAll(db: Db, roleId: string, buttons: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select count(*)::int as held from held_button where role_id = ${roleId} and button_code = any(${[...buttons]})`,
    { held: int },
  );
  return rows[0]?.held === buttons.length;
}
