import type { Actor, Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';

type OrderType = 'TOPUP' | 'WITHDRAW' | 'UPDATE_LIMIT' | 'UPDATE_ALIAS' | 'UPDATE_INFO';

/** An order that is done with the call: what it is about is kept here, and the channel takes it as it comes. */
export async function storeDoneOrder(
  type: OrderType,
  cardId: string,
  { db, actor, now }: Pick<Context, 'db' | 'now'> & { actor: Pick<Actor, 'companyId'> },
): Promise<string> {
  const id = newId('order');
  const row = {
    id,
    company_id: actor.companyId,
    card_id: cardId,
    type,
    state: 'SUCCESS',
    attempts: 1,
    due_at: now,
    created_at: now,
    finished_at: now,
  };
  await insertRows(db, 'card_order', [row]);
  return id;
}
