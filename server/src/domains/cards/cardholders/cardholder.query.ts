import { canBeEmbossed, type CardholderOption } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor'>;

interface Names {
  first_name: string;
  middle_name: string;
  last_name: string;
}

interface HolderRow extends Record<string, unknown>, Names {
  id: string;
  name: string;
  is_default: boolean;
}

/** Who may hold a new card is active and known well enough. */
export const mayHold = sql`status = 'ACTIVE' and kyc_status in ('NOT_REQUIRED', 'PASSED') and deleted_at is null`;

/** Whom the actor may choose as the holder of a card. */
const chosenBy = (actor: Reader['actor']): SQL[] =>
  within(actor, { company: sql`company_id`, merchant: sql`merchant_id`, channel: 'none', membership: 'none' });

export async function findCardholders({ db, actor }: Reader, merchantId: string): Promise<CardholderOption[]> {
  const { rows } = await db.execute<HolderRow>(sql`
    select id, name, is_default, first_name, middle_name, last_name from cardholder
    where merchant_id = ${merchantId} and ${mayHold} and ${all(chosenBy(actor))}
    order by is_default desc, name, id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    canBeEmbossed: canBeEmbossed(namesOf(row)),
  }));
}

const namesOf = ({ first_name: firstName, middle_name: middleName, last_name: lastName }: Names) => ({
  firstName,
  middleName,
  lastName,
});

interface FoundHolder {
  merchantId: string;
  mayHold: boolean;
  canBeEmbossed: boolean;
}

interface FoundRow extends Record<string, unknown>, Names {
  merchant_id: string;
  may_hold: boolean;
}

/** Null where the holder does not exist or is not the actor's to see. Held, so that nobody deletes whom a card is issued to. */
export async function findCardholder({ db, actor }: Reader, id: string): Promise<FoundHolder | null> {
  const { rows } = await db.execute<FoundRow>(sql`
    select merchant_id, ${mayHold} as may_hold, first_name, middle_name, last_name from cardholder
    where id = ${id} and ${all(chosenBy(actor))} for share`);
  const [row] = rows;
  if (!row) return null;
  return { merchantId: row.merchant_id, mayHold: row.may_hold, canBeEmbossed: canBeEmbossed(namesOf(row)) };
}
