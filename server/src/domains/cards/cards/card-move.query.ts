import { codes, type Currency, moneyOf } from '@console/contracts';
import type { CardMove } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { reachableCards } from './card-reach.query';
import { bigint, json, moment, nullable, oneOf, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';

interface Line {
  code: string;
  side: 'D' | 'C';
  amount: string;
}

const moveRow = {
  key: text,
  at: moment,
  kind: oneOf('ORDER', 'MONEY', 'PURCHASE'),
  what: text,
  state: nullable(text),
  error: nullable(text),
  amount: nullable(text),
  balance_after: nullable(text),
  txn_id: nullable(text),
  shop: nullable(text),
  entry_no: nullable(bigint),
  lines: nullable(json<Line[]>()),
};

const subject = {
  id: text,
  currency,
  /** Null where the card spends from a pool. */
  ledgerId: nullable(text),
};
type Subject = RowOf<typeof subject>;

const most = 200;

/** Orders of a card, what moved its balance, and what else happened to its purchases, for those who may see them. */
export async function findCardMoves({ db, actor }: Pick<Context, 'db' | 'actor'>, cardId: string): Promise<CardMove[]> {
  const cards = await db.execute(
    sql`
      select c.id, c.currency, c.ledger_account_id as "ledgerId" from card c
      where c.id = ${cardId} and ${all(reachableCards(actor))}`,
    subject,
  );
  const [card] = cards.rows;
  if (!card) throw new Refusal(codes.notFound);
  const seesPurchases = actor.permissions.has('cards.transaction.view');
  const seesBooks = actor.permissions.has('cards.transaction.ledger');
  const parts = [ordersOf(card), movementsOf(card, seesBooks), ...(seesPurchases ? [eventsOf(card)] : [])];
  const { rows } = await db.execute(
    sql`${sql.join(parts, sql` union all `)} order by at desc, key desc limit ${most}`,
    moveRow,
  );
  return rows.map((row) => toMove(row, card.currency, seesPurchases));
}

const ordersOf = ({ id }: Subject): SQL => sql`
  (select o.id as key, coalesce(o.finished_at, o.created_at) as at, 'ORDER' as kind, o.type as what, o.state,
      o.last_error as error, null::text as amount, null::text as balance_after, null::text as txn_id, null::text as shop,
      null::bigint as entry_no, null::json as lines
    from card_order o where o.card_id = ${id} order by o.created_at desc limit ${most})`;

const linesOfEntry = sql`(
  select json_agg(json_build_object('code', a.code, 'side', b.side, 'amount', b.amount_minor::text)
    order by b.side desc, a.code)
  from ledger_line b join ledger_account a on a.id = b.account_id where b.entry_id = e.id)`;

const movementsOf = ({ ledgerId }: Subject, seesBooks: boolean): SQL => sql`
  (select l.id, e.posted_at, 'MONEY', e.event_type, null, null,
      (case l.side when 'C' then l.amount_minor else -l.amount_minor end)::text, l.balance_after_minor::text, t.id,
      t.shop_name, ${seesBooks ? sql`e.seq` : sql`null::bigint`}, ${seesBooks ? linesOfEntry : sql`null::json`}
    from ledger_line l join ledger_entry e on e.id = l.entry_id
    left join card_transaction t on e.source_type = 'TRANSACTION' and t.id = e.source_id
    where l.account_id = ${ledgerId} order by e.seq desc limit ${most})`;

/** What collected from the card's own money or gave it back is told by the movement that it made. */
const eventsOf = ({ id, ledgerId }: Subject): SQL => sql`
  (select v.txn_id || ' ' || v.seq, v.at, 'PURCHASE', v.kind, case when v.accepted then 'ACCEPTED' else 'REFUSED' end,
      null, v.amount_minor::text, null, t.id, t.shop_name, null::bigint, null::json
    from (select p.id, p.shop_name from card_transaction p
      where p.card_id = ${id} order by p.at desc, p.id desc limit ${most}) as t
    join card_transaction_event v on v.txn_id = t.id
    where (not v.accepted or v.kind in ('AUTH', 'INCREMENT', 'REVERSE', 'EXPIRE') or ${ledgerId === null})
    order by v.at desc limit ${most})`;

function toMove(row: RowOf<typeof moveRow>, currency: Currency, seesPurchases: boolean): CardMove {
  const money = (minor: string | null) => (minor === null ? null : moneyOf(BigInt(minor), currency));
  const { key, kind, what, state, error, entry_no, lines } = row;
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
    entry:
      entry_no === null || lines === null
        ? null
        : {
            no: Number(entry_no),
            lines: lines.map((line) => ({ ...line, amount: moneyOf(BigInt(line.amount), currency) })),
          },
  };
}
