import { type ReviewKind, reviewKinds } from '@console/contracts/areas';
import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface Wanted {
  companyId: string;
  merchantId: string | null;
  permission: string;
  /** Further buttons that an approver needs to see the page: one of each group. */
  also?: readonly (readonly string[])[];
  /** Users who cannot approve: the maker, and users who decided earlier steps. */
  except: string[];
}

/** Maximum number of users who are notified of the same review. */
const peopleMax = 200;

/**
 * Returns the users who can decide a step: active users who have the button and the data scope and are not excluded.
 */
export async function findCheckers(
  db: Db,
  { companyId, merchantId, permission, also = [], except }: Wanted,
): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select distinct u.id
      from app_user u
      join user_role ur on ur.user_id = u.id
      join role r on r.id = ur.role_id and r.status = 'ACTIVE' and r.deleted_at is null
      join held_button b on b.role_id = r.id and b.button_code = ${permission}
      where u.company_id = ${companyId} and u.status = 'ACTIVE' and u.deleted_at is null
        and u.account_type <> 'CHANNEL' and u.id <> all(${except})
        and (r.all_merchant_access or exists(select from user_merchant_scope m
          where m.user_id = u.id and m.merchant_id = ${merchantId}))
        and not exists (select from unnest(${also.map((codes) => codes.join('|'))}::text[]) as needed (codes) where not exists (
          select from user_role o join role other on other.id = o.role_id and other.status = 'ACTIVE' and other.deleted_at is null
          join held_button h on h.role_id = other.id and h.button_code = any(string_to_array(needed.codes, '|'))
          where o.user_id = u.id))
      order by u.id limit ${peopleMax}`,
    pick(tables.app_user, 'id'),
  );
  return rows.map(({ id }) => id);
}

/** Returns the buttons that permit seeing reviews of a kind: one of each group is required. */
export function seenBy(kind: ReviewKind): string[][] {
  const { seenWith, listedWith } = reviewKinds[kind];
  return [
    ['reviews.review.view', ...(listedWith === undefined ? [] : [listedWith])],
    ...(seenWith === undefined ? [] : [[seenWith]]),
  ];
}
