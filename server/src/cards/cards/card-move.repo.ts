import { codes, type Currency, moneyOf } from '@console/contracts';
import type { CardMove } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import { all } from '../../listing/filters';
import { Refusal } from '../../refusal';
import { reachableCards } from './card-reach.repo';

interface Row extends Record<string, unknown> {
  key: string;
  at: string;
  kind: CardMove['kind'];
  what: string;
  state: string | null;
  error: string | null;
  amount: string | null;
  balance_after: string | null;
  txn_id: string | null;
  shop: string | null;
}

const most = 200;

/** Orders of a card and every movement of its balance; the shop only for those who may see purchases. */
export async function findCardMoves({ db, actor }: Pick<Context, 'db' | 'actor'>, cardId: string): Promise<CardMove[]> {
  const found = await db.execute<{ currency: Currency; ledger_account_id: string }>(sql`
    select c.currency, c.ledger_account_id from card c where c.id = ${cardId} and ${all(reachableCards(actor))}`);
  const [card] = found.rows;
  if (!card) throw new Refusal(codes.notFound);
  const { rows } = await db.execute<Row>(sql`
    (select o.id as key, coalesce(o.finished_at, o.created_at) as at, 'ORDER' as kind, o.type as what, o.state,
        o.last_error as error, null::text as amount, null::text as balance_after, null::text as txn_id, null::text as shop
      from card_order o where o.card_id = ${cardId} order by o.created_at desc limit ${most})
    union all
    (select l.id, e.posted_at, 'MONEY', e.event_type, null, null,
        (case l.side when 'C' then l.amount_minor else -l.amount_minor end)::text, l.balance_after_minor::text, t.id,
        t.shop_name
      from ledger_line l join ledger_entry e on e.id = l.entry_id
      left join card_transaction t on e.source_type = 'TRANSACTION' and t.id = e.source_id
      where l.account_id = ${card.ledger_account_id} order by e.seq desc limit ${most})
    order by at desc, key desc limit ${most}`);
  const seesPurchases = actor.permissions.has('cards.transaction.view');
  return rows.map((row) => toMove(row, card.currency, seesPurchases));
}

function toMove(row: Row, currency: Currency, seesPurchases: boolean): CardMove {
  const money = (minor: string | null) => (minor === null ? null : moneyOf(BigInt(minor), currency));
  const { key, kind, what, state, error } = row;
  return {
    key,
    kind,
    what,
    state,
    error,
    at: new Date(row.at).toISOString(),
    amount: money(row.amount),
    balanceAfter: money(row.balance_after),
    transaction: seesPurchases && row.txn_id !== null && row.shop !== null ? { id: row.txn_id, shop: row.shop } : null,
  };
}
