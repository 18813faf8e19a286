import { type Currency, moneyOf } from '@console/contracts';
import type { Cancellation } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { int, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

const recentDays = 30;

const causesRow = {
  held: text,
  holds: int,
  estimated: text,
  estimates: int,
  refunded: text,
  refunds: int,
  unknown_orders: int,
};

interface About {
  cardId: string;
  isClosedThere: boolean;
  currency: Currency;
}

/** Possible causes of a mismatch: facts in our books, each with its count and amount. */
export async function findCauses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { cardId, isClosedThere, currency }: About,
): Promise<Cancellation['causes']> {
  const { rows } = await db.execute(
    sql`
      select la.hold_out::text as held,
        (select count(*)::int from ledger_hold h where h.account_id = la.id and h.state = 'ACTIVE') as holds,
        fees.amount::text as estimated, fees.count as estimates, back.amount::text as refunded, back.count as refunds,
        (select count(*)::int from card_order o where o.card_id = c.id and o.state = 'UNKNOWN') as unknown_orders
      from card c join ledger_account la on la.id = c.ledger_account_id
      cross join lateral (select coalesce(sum(f.amount_minor), 0) as amount, count(*)::int as count
        from card_transaction t join card_fee_line f on f.txn_id = t.id
        where t.card_id = c.id and f.state = 'ESTIMATED') fees
      cross join lateral (select coalesce(sum(e.amount_minor), 0) as amount, count(*)::int as count
        from card_transaction t join card_transaction_event e on e.txn_id = t.id
        where t.card_id = c.id and e.kind in ('REFUND', 'CHARGEBACK') and e.accepted
          and e.at > ${now}::timestamptz - ${recentDays} * interval '1 day') back
      where c.id = ${cardId}`,
    causesRow,
  );
  const [row] = rows;
  if (!row) return [];
  const found: Cancellation['causes'] = [
    { cause: 'OPEN_HOLDS', count: row.holds, amount: moneyOf(BigInt(row.held), currency) },
    { cause: 'ESTIMATED_FEES', count: row.estimates, amount: moneyOf(BigInt(row.estimated), currency) },
    { cause: 'RECENT_REFUNDS', count: row.refunds, amount: moneyOf(BigInt(row.refunded), currency) },
    { cause: 'UNKNOWN_ORDERS', count: row.unknown_orders, amount: null },
    { cause: 'CLOSED_THERE', count: isClosedThere ? 1 : 0, amount: null },
  ];
  return found.filter(({ count }) => count > 0);
}
