import type { Db } from '../../../platform/context';
import { bool, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** A card that a rule does something about. */
export interface LimitedCard {
  /** As people know it. */
  label: string;
  /** Neither frozen nor about to end. */
  isActive: boolean;
}

const cardRow = { label: text, is_active: bool };

/** The card is locked. */
export async function readLimitedCard(db: Db, cardId: string): Promise<LimitedCard> {
  const { rows } = await db.execute(
    sql`
      select trim(alias || ' ' || last4) as label,
        coalesce(status = 'ACTIVE' and cancel_state in ('NONE', 'FAILED'), false) as is_active
      from card where id = ${cardId}`,
    cardRow,
  );
  const [row] = rows;
  return { label: row?.label ?? '', isActive: row?.is_active ?? false };
}
