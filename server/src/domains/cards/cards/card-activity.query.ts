import { codes, type Currency, moneyOf } from '@console/contracts';
import type { CardActivity } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { Refusal } from '../../../platform/refusal';
import { changeColumns, changeRow, noChange, ordersWithChanges, toChange } from './card-change.query';
import { reachableCards } from './card-reach.query';
import { bigint, json, moment, nullable, oneOf, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';

interface Line {
  code: string;
  side: 'D' | 'C';
  amount: string;
}

const activityRow = {
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
  /** Sequence number that orders postings of the same moment. */
  booked: nullable(bigint),
  entry_no: nullable(bigint),
  lines: nullable(json<Line[]>()),
  ...changeRow,
};

const subject = {
  id: text,
  currency,
  /** Null if the card spends from a pool. */
  ledgerId: nullable(text),
};
type Subject = RowOf<typeof subject>;

type Reader = Pick<Context, 'db' | 'actor'>;

const most = 200;

/** Orders of a card, transfers on its balance, and other events of its purchases if the actor may view those. */
export async function findCardActivities({ db, actor }: Reader, cardId: string): Promise<CardActivity[]> {
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
  const parts = [
    ordersOf(card, actor.companyId),
    entriesOf(card, seesBooks),
    ...(seesPurchases ? [eventsOf(card)] : []),
  ];
  const { rows } = await db.execute(
    sql`${sql.join(parts, sql` union all `)} order by at desc, booked desc nulls first, key desc limit ${most}`,
    activityRow,
  );
  return rows.map((row) => toActivity(row, { currency: card.currency, seesPurchases, actor }));
}

const ordersOf = ({ id }: Subject, companyId: string): SQL => sql`
  (select o.id as key, coalesce(o.finished_at, o.created_at) as at, 'ORDER' as kind, o.type as what, o.state,
      o.last_error as error, null::text as amount, null::text as balance_after, null::text as txn_id, null::text as shop,
      null::bigint as booked, null::bigint as entry_no, null::json as lines, ${changeColumns}
    from ${ordersWithChanges(id, companyId)} order by o.created_at desc limit ${most})`;

const linesOfEntry = sql`(
  select json_agg(json_build_object('code', a.code, 'side', b.side, 'amount', b.amount_minor::text)
    order by b.side desc, a.code)
  from ledger_line b join ledger_account a on a.id = b.account_id where b.entry_id = e.entry_id)`;

/**
 * The balance after each posting follows the order of the statement: a later posting with an earlier date comes before
 * it, so that the lines add up.
 */
const entriesOf = ({ ledgerId }: Subject, seesBooks: boolean): SQL => sql`
  (select e.id, e.posted_at, 'MONEY', e.event_type, null, null, e.change::text, e.balance::text, t.id, t.shop_name, e.seq,
      ${seesBooks ? sql`e.seq` : sql`null::bigint`}, ${seesBooks ? linesOfEntry : sql`null::json`},
      ${noChange}
    from (select m.*, sum(m.change) over (order by m.posted_at, m.seq, m.id) as balance from (
      select l.id, p.id as entry_id, p.posted_at, p.seq, p.event_type, p.source_type, p.source_id,
        case l.side when 'C' then l.amount_minor else -l.amount_minor end as change
      from ledger_line l join ledger_entry p on p.id = l.entry_id where l.account_id = ${ledgerId}) as m) as e
    left join card_transaction t on e.source_type = 'TRANSACTION' and t.id = e.source_id
    order by e.posted_at desc, e.seq desc, e.id desc limit ${most})`;

/** Events without a posting on the card's own account. The others are in the list as postings. */
const eventsOf = ({ id, ledgerId }: Subject): SQL => sql`
  (select v.txn_id || ' ' || v.seq, v.at, 'PURCHASE', v.kind, case when v.accepted then 'ACCEPTED' else 'REFUSED' end,
      case when v.kind = 'AUTH' and not v.accepted then t.decline_code end, v.amount_minor::text, null, t.id, t.shop_name, null::bigint, null::bigint, null::json,
      ${noChange}
    from (select p.id, p.shop_name, p.decline_code from card_transaction p
      where p.card_id = ${id} order by p.at desc, p.id desc limit ${most}) as t
    join card_transaction_event v on v.txn_id = t.id
    where (not v.accepted or v.kind in ('AUTH', 'INCREMENT', 'REVERSE', 'EXPIRE') or ${ledgerId === null})
    order by v.at desc limit ${most})`;

interface Around {
  currency: Currency;
  seesPurchases: boolean;
  actor: Reader['actor'];
}

function toActivity(row: RowOf<typeof activityRow>, { currency, seesPurchases, actor }: Around): CardActivity {
  const money = (minor: string | null) => (minor === null ? null : moneyOf(BigInt(minor), currency));
  const { key, kind, what, state, error, entry_no, lines } = row;
  return {
    key,
    kind,
    what,
    state,
    error,
    at: new Date(row.at).toISOString(),
    amount: money(row.amount) ?? row.after?.amount ?? null,
    balanceAfter: money(row.balance_after),
    transaction: seesPurchases && row.txn_id !== null && row.shop !== null ? { id: row.txn_id, shop: row.shop } : null,
    entry:
      entry_no === null || lines === null
        ? null
        : {
            no: Number(entry_no),
            lines: lines.map((line) => ({ ...line, amount: moneyOf(BigInt(line.amount), currency) })),
          },
    change: toChange(row, actor),
  };
}
