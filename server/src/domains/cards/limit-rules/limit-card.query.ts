import type { Db } from '../../../platform/context';
import { bool, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

/** Card to which a limit rule applies an action. */
export interface LimitedCard {
  /** Label for notifications and reviews. */
  label: string;
  /** False if the card is frozen or being cancelled. */
  isActive: boolean;
}

const cardRow = { label: text, is_active: bool };

/** Reads a card that the caller has locked. */
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
