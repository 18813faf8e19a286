import type { Ctx } from '../../../platform/context';
import type { CardState } from '@console/contracts/cards';
import { sql } from '../../../platform/db/sql';

interface Change {
  cardId: string;
  from: CardState;
  to: CardState;
  reason: string;
  note?: string | undefined;
}

/** One more line of a card's history. */
export async function addCardEvent(
  { db, now, companyId, by, origin }: Ctx,
  { cardId, from, to, reason, note }: Change,
): Promise<void> {
  await db.execute(sql`
    insert into card_status_event (card_id, seq, company_id, from_state, to_state, by, actor, actor_id, reason, note, at)
    select ${cardId}, max(seq) + 1, ${companyId}, ${from}, ${to}, ${origin}, ${by.name}, ${by.id}, ${reason},
      ${note ?? null}, ${now} from card_status_event where card_id = ${cardId}`);
}
