import { codes } from '@console/contracts';
import { writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { holderColumns, reachableHolders, type StoredHolder, storedHolder } from './holder-row.query';
import { pushableCard } from './pushable-card.query';
import { sql } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/**
 * Cardholder in the actor's data scope; refused as not found otherwise. `holds` locks it until the end of the
 * transaction.
 */
export async function readHolder(context: Reader, id: string, { holds = false } = {}): Promise<StoredHolder> {
  const { db, actor } = context;
  const { rows } = await db.execute(
    sql`
      select ${holderColumns}, h.first_name, h.middle_name, h.last_name, h.birthday::text as birthday, h.state, h.city,
        h.address, h.postal_code, h.remark, h.kyc_reason, h.kyc_valid_to::text as kyc_valid_to,
        ${writtenBy(sql`u`, sql`h.updated_by`)} as updated_by, ${writtenBy(sql`k`, sql`h.kyc_by`)} as kyc_by,
        (select count(*)::int from card c join channel ch on ch.id = c.channel_id
          where c.cardholder_id = h.id and ${pushableCard(context)}) as pushable_cards
      from cardholder h join merchant m on m.id = h.merchant_id left join app_user u on u.id = h.updated_by
      left join app_user k on k.id = h.kyc_by
      where h.id = ${id} and ${all(reachableHolders(actor))}
      ${holds ? sql`for no key update of h` : sql``}`,
    storedHolder,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}
