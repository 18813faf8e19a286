import type { CardholderOption } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { all } from '../../listing/filters';
import { withinMerchants } from '../../merchants/merchants/merchant-scope.repo';

type Reader = Pick<Context, 'db' | 'actor'>;

interface HolderRow extends Record<string, unknown> {
  id: string;
  name: string;
  is_default: boolean;
}

/** Who may hold a new card is active and known well enough. */
const mayHold = sql`status = 'ACTIVE' and kyc_status in ('NOT_REQUIRED', 'PASSED') and deleted_at is null`;

export async function findCardholders({ db, actor }: Reader, merchantId: string): Promise<CardholderOption[]> {
  const { rows } = await db.execute<HolderRow>(sql`
    select id, name, is_default from cardholder
    where merchant_id = ${merchantId} and ${mayHold} and ${all(withinMerchants(actor, sql`merchant_id`))}
    order by is_default desc, name, id`);
  return rows.map(({ id, name, is_default }) => ({ id, name, isDefault: is_default }));
}

/** Null where the holder does not exist or is not the actor's to see. Held, so that nobody deletes whom a card is issued to. */
export async function findCardholder(
  { db, actor }: Reader,
  id: string,
): Promise<{ merchantId: string; mayHold: boolean } | null> {
  const { rows } = await db.execute<{ merchant_id: string; may_hold: boolean }>(sql`
    select merchant_id, ${mayHold} as may_hold from cardholder
    where id = ${id} and ${all(withinMerchants(actor, sql`merchant_id`))} for share`);
  return rows[0] ? { merchantId: rows[0].merchant_id, mayHold: rows[0].may_hold } : null;
}
