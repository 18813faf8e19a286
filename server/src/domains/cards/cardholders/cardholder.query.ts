import type { InputOf, OutputOf } from '@console/contracts';
import { canBeEmbossed, type listCardholderOptions } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { limitOf, narrowedBy, optionsOf } from '../../../platform/listing/options';
import { ofWallet, within } from '../../../platform/reach/reach.query';
import { bool, pick, type RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { inNameOrder } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor'>;

const nameRow = pick(tables.cardholder, 'first_name', 'middle_name', 'last_name');

/** Condition for a new card: active, with KYC passed or not required. */
export const mayHold = sql`status = 'ACTIVE' and kyc_status in ('NOT_REQUIRED', 'PASSED') and deleted_at is null`;

/** Cardholders that the actor can choose for a card; a wallet user can choose only shared ones. */
const chosenBy = (actor: Reader['actor']): SQL[] =>
  within(actor, {
    company: sql`company_id`,
    merchant: sql`merchant_id`,
    channel: 'none',
    membership: (memberships) => sql`shares_to_wallet_user and merchant_id = any(array(
      select w.merchant_id from wallet w where ${ofWallet(sql`w.id`)(memberships)}))`,
  });

/** Cardholder options; a non-empty `named` restricts them to these ids. */
export async function findCardholders(
  { db, actor }: Reader,
  { merchantId, ...query }: InputOf<typeof listCardholderOptions>,
  named: readonly string[] = [],
): Promise<OutputOf<typeof listCardholderOptions>> {
  const narrowed = narrowedBy(query, { id: sql`id`, named: (keyword) => contains(sql`name`, keyword) });
  const { rows } = await db.execute(
    sql`
      select id, name, is_default, first_name, middle_name, last_name from cardholder
      where merchant_id = ${merchantId} and ${mayHold} and ${all([...chosenBy(actor), ...narrowed, ...anyOf(sql`id`, [...named])])}
      order by is_default desc, ${inNameOrder(sql`name`)}, id ${limitOf(query)}`,
    { ...pick(tables.cardholder, 'id', 'name', 'is_default'), ...nameRow },
  );
  return optionsOf(
    query,
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      isDefault: row.is_default,
      canBeEmbossed: canBeEmbossed(namesOf(row)),
    })),
  );
}

const namesOf = ({ first_name: firstName, middle_name: middleName, last_name: lastName }: RowOf<typeof nameRow>) => ({
  firstName,
  middleName,
  lastName,
});

interface FoundHolder {
  merchantId: string;
  mayHold: boolean;
  canBeEmbossed: boolean;
}

/**
 * Null if the cardholder is outside the actor's data scope. Locks the row against deletion until the card is issued.
 */
export async function findCardholder({ db, actor }: Reader, id: string): Promise<FoundHolder | null> {
  const { rows } = await db.execute(
    sql`
      select merchant_id, ${mayHold} as may_hold, first_name, middle_name, last_name from cardholder
      where id = ${id} and ${all(chosenBy(actor))} for share`,
    { ...pick(tables.cardholder, 'merchant_id'), may_hold: bool, ...nameRow },
  );
  const [row] = rows;
  if (!row) return null;
  return { merchantId: row.merchant_id, mayHold: row.may_hold, canBeEmbossed: canBeEmbossed(namesOf(row)) };
}
