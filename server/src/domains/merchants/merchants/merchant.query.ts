import type { MerchantOption } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { isOfChannel } from '../../../platform/reach/reach.rules';
import { reachableMerchants, shownName } from './merchant-scope.query';
import { pick, type RowOf } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const merchantRow = { ...pick(tables.merchant, 'id', 'merchant_no', 'status'), name: i18nText };
type MerchantRow = RowOf<typeof merchantRow>;

type Reader = Pick<Context, 'db' | 'actor'>;

export async function findMerchants({ db, actor }: Reader): Promise<MerchantOption[]> {
  const { rows } = await db.execute(
    sql`
      select id, merchant_no, name, status from merchant
      where deleted_at is null and ${all(reachableMerchants(actor))}
      order by merchant_no`,
    merchantRow,
  );
  return rows.map((row) => toOption(row, actor));
}

/** Null where it does not exist or is not the actor's to see: nobody learns which. */
export async function findMerchant({ db, actor }: Reader, id: string): Promise<MerchantOption | null> {
  const { rows } = await db.execute(
    sql`
      select id, merchant_no, name, status from merchant
      where id = ${id} and deleted_at is null and ${all(reachableMerchants(actor))}`,
    merchantRow,
  );
  return rows[0] ? toOption(rows[0], actor) : null;
}

const toOption = ({ id, merchant_no, name, status }: MerchantRow, actor: Reader['actor']): MerchantOption => ({
  id,
  merchantNo: isOfChannel(actor) ? `••${merchant_no.slice(-4)}` : merchant_no,
  name: shownName(actor, name, merchant_no),
  status,
});
