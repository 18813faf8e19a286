import { codes, type Currency, dayIn } from '@console/contracts';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from '../cards/card-reach.query';
import type { Payer } from './limit-find.query';
import { sql } from '../../../platform/db/sql';

interface Row extends Record<string, unknown> {
  company_id: string;
  merchant_id: string;
  pool_id: string | null;
  is_of_wallet: boolean;
  bin_id: string;
  currency: Currency;
  created_at: string;
}

/** A card that the actor may see, as rules of limits look at it today. */
export async function readPayer({ db, actor, now }: Context, id: string): Promise<Payer & { currency: Currency }> {
  const { rows } = await db.execute<Row>(sql`
    select c.company_id, c.merchant_id, coalesce(c.share_group_id, c.wallet_id) as pool_id,
      c.wallet_id is not null as is_of_wallet, c.bin_id, c.currency, c.created_at
    from card c where c.id = ${id} and ${all(reachableCards(actor))}`);
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
