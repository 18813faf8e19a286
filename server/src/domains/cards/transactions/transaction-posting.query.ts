import { moneyOf } from '@console/contracts';
import type { TransactionPosting } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { readTransactionDetail } from './transaction.query';
import { json, nullable, pick, type RowOf } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface Hold {
  kind: TransactionPosting['holds'][number]['kind'];
  amount: string;
}

interface Line {
  code: string;
  side: 'D' | 'C';
  amount: string;
}

interface Entry {
  no: number;
  event: string;
  at: string;
  lines: Line[];
}

const postingRow = {
  ...pick(tables.card_transaction_event, 'seq'),
  currency,
  holds: nullable(json<Hold[]>()),
  entries: nullable(json<Entry[]>()),
};

/** Holds and ledger entries of a purchase by event; both store the external id of their event. */
export async function findPostings(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<TransactionPosting[]> {
  await readTransactionDetail(context, id);
  const { rows } = await context.db.execute(
    sql`
      select e.seq, t.currency,
        (select json_agg(json_build_object('kind', m.kind, 'amount', m.amount_minor::text)
            order by array_position(array['PLACED', 'INCREASED', 'CAPTURED', 'RELEASED', 'EXPIRED'], m.kind))
          from ledger_hold h join ledger_hold_event m on m.hold_id = h.id
          where h.source_type = 'TRANSACTION' and h.source_id = t.id and m.event_key = e.external_id) as holds,
        (select json_agg(json_build_object('no', n.seq, 'event', n.event_type, 'at', n.posted_at, 'lines', (
            select json_agg(json_build_object('code', a.code, 'side', l.side, 'amount', l.amount_minor::text)
              order by l.side desc, a.code) from ledger_line l join ledger_account a on a.id = l.account_id
            where l.entry_id = n.id)) order by n.seq)
          from ledger_entry n
          where n.source_type = 'TRANSACTION' and n.source_id = t.id and n.leg_key = e.external_id) as entries
      from card_transaction t join card_transaction_event e on e.txn_id = t.id
      where t.id = ${id} and e.accepted order by e.seq`,
    postingRow,
  );
  return rows.map(toPosting);
}

const toPosting = ({ seq, holds, entries, ...row }: RowOf<typeof postingRow>): TransactionPosting => {
  const money = (minor: string) => moneyOf(BigInt(minor), row.currency);
  return {
    seq,
    holds: (holds ?? []).map(({ kind, amount }) => ({ kind, amount: money(amount) })),
    entries: (entries ?? []).map(({ no, event, at, lines }) => ({
      no,
      event,
      at: new Date(at).toISOString(),
      lines: lines.map(({ code, side, amount }) => ({ code, side, amount: money(amount) })),
    })),
  };
};
