import { codes, dayIn } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import type { Payer } from './limit-find.query';
import { bool, nullable, pick, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const payerRow = {
  ...pick(tables.card, 'company_id', 'merchant_id', 'bin_id', 'created_at'),
  currency,
  pool_id: nullable(text),
  is_of_wallet: bool,
};

/** Card in the actor's data scope, as limit rules compare it today. */
export async function readPayer({ db, actor, now }: Context, id: string): Promise<Payer> {
  const { rows } = await db.execute(
    sql`
      select c.company_id, c.merchant_id, coalesce(c.share_group_id, c.wallet_id) as pool_id,
        c.wallet_id is not null as is_of_wallet, c.bin_id, c.currency, c.created_at
      from card c where c.id = ${id} and ${all(reachableCards(actor))}`,
    payerRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  const timezone = actor.companyTimezone;
  return {
    id,
    companyId: row.company_id,
    merchantId: row.merchant_id,
    poolId: row.pool_id,
    isOfWallet: row.is_of_wallet,
    binId: row.bin_id,
    currency: row.currency,
    cardDay: dayIn(timezone, new Date(row.created_at)),
    today: dayIn(timezone, now),
    timezone,
  };
}
