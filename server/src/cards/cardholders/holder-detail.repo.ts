import { codes, type I18nText, type InputOf } from '@console/contracts';
import type { Cardholder, saveCardholder } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../context';
import { all } from '../../listing/filters';
import { shownName, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { dayMask, emailMask, masked } from '../../mounting/masking';
import { Refusal } from '../../refusal';

/** A holder as stored, with all that is masked on its way out. */
export interface StoredHolder extends Record<string, unknown> {
  id: string;
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  birthday: string;
  country: string;
  is_default: boolean;
  updated_at: string;
  updated_by_name: string;
  version: number;
}

/** Refused where the holder is not the actor's to see. `holds`: nobody changes it until the end of the transaction. */
export async function readHolder(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
  { holds = false } = {},
): Promise<StoredHolder> {
  const { rows } = await db.execute<StoredHolder>(sql`
    select h.id, h.merchant_id, m.merchant_no, m.name as merchant_name, h.name, h.first_name, h.last_name, h.email,
      h.birthday::text as birthday, h.country, h.is_default, h.updated_at, h.version,
      coalesce(u.nickname, h.updated_by) as updated_by_name
    from cardholder h join merchant m on m.id = h.merchant_id left join app_user u on u.id = h.updated_by
    where h.id = ${id} and h.deleted_at is null and ${all(withinMerchants(actor, sql`h.merchant_id`))}
    ${holds ? sql`for update of h` : sql``}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

export const toCardholder = (row: StoredHolder, actor: Actor): Cardholder => ({
  id: row.id,
  name: row.name,
  firstName: row.first_name,
  lastName: row.last_name,
  merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
  country: row.country,
  email: masked(actor, 'HOLDER_CONTACT', emailMask(row.email)),
  birthday: masked(actor, 'HOLDER_IDENTITY', dayMask),
  isDefault: row.is_default,
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

/** Only what was given is written: what was left out may be a mask to whoever saved it. */
export async function updateHolder({ db, actor, now }: Context, change: InputOf<typeof saveCardholder>): Promise<void> {
  const { id, name, firstName, lastName, email = null, birthday = null } = change;
  await db.execute(sql`
    update cardholder set name = ${name}, first_name = ${firstName}, last_name = ${lastName},
      email = coalesce(${email}::text, email), birthday = coalesce(${birthday}::date, birthday),
      version = version + 1, updated_at = ${now}, updated_by = ${actor.userId}
    where id = ${id}`);
}
