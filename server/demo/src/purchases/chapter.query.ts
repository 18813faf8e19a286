import type { CardState } from '@console/contracts/cards';
import type { Db } from '@console/server/platform/context';
import { demoBins } from '../issuing/channels';
import type { FeeRow } from '../issuing/fees';
import { demoMerchants } from '../issuing/merchants';
import type { UsedCard } from './used-card';
import { json, moment, nullable, pick, type RowOf, text } from '@console/server/platform/db/column';
import { sql } from '@console/server/platform/db/sql';
import { tables } from '@console/server/platform/db/tables';

/** Unwritten purchase history of a card. */
export interface Chapter {
  card: UsedCard;
  seed: number;
  until: Date;
  /** False if the card was changed since the start; its history is then not written. */
  isUntouched: boolean;
  /** Null if the merchant has no open account. */
  accountId: string | null;
}

const chapterRow = {
  ...pick(tables.demo_history, 'purchases', 'seed', 'until'),
  ...pick(
    tables.card,
    'id',
    'ledger_account_id',
    'merchant_id',
    'bin_id',
    'block_source',
    'limit_minor',
    'limit_period',
  ),
  ...pick(tables.card_batch, 'deposit_minor'),
  valid_from: text,
  valid_to: text,
  made_at: moment,
  events: json<{ to: CardState; at: string }[]>(),
  account_id: nullable(text),
};

/** Locks and returns the next chapter with its card; null if there is none, or if another process has locked it. */
export async function readChapter(db: Db): Promise<Chapter | null> {
  const { rows } = await db.execute(
    sql`
    select h.purchases, h.seed, h.until, c.id, c.ledger_account_id, c.merchant_id, c.bin_id, c.valid_from::text as valid_from,
      c.valid_to::text as valid_to, c.block_source, c.limit_minor, c.limit_period, b.deposit_minor, b.created_at as made_at,
      (select json_agg(json_build_object('to', e.to_state, 'at', e.at) order by e.seq) from card_status_event e
        where e.card_id = c.id) as events,
      (select a.id from account a where a.merchant_id = c.merchant_id and a.currency = c.currency and a.status = 'NORMAL')
        as account_id
    from demo_history h
    join card c on c.id = h.card_id
    join card_batch b on b.id = c.batch_id
    order by h.card_id limit 1 for update of h, c skip locked`,
    chapterRow,
  );
  const [row] = rows;
  return row ? toChapter(row) : null;
}

function toChapter(row: RowOf<typeof chapterRow>): Chapter {
  const merchant = demoMerchants.find(({ id }) => id === row.merchant_id);
  const bin = demoBins.find(({ id }) => id === row.bin_id);
  if (!merchant || !bin) throw new Error(`The card ${row.id} is none of the demo.`);
  const until = new Date(row.until);
  const events = row.events.map(({ to, at }) => ({ to, at: new Date(at) }));
  const last = events.at(-1)?.to ?? 'CREATING';
  const isExpired = last === 'ACTIVE' && row.valid_to < until.toISOString().slice(0, 10);
  return {
    until,
    seed: Number(row.seed),
    isUntouched: events.every(({ at }) => at <= until),
    accountId: row.account_id,
    card: {
      id: row.id,
      ledgerAccountId: row.ledger_account_id,
      count: row.purchases,
      isOverdrawn: false,
      limit:
        row.limit_minor !== null && row.limit_period !== null
          ? { amount: BigInt(row.limit_minor), period: row.limit_period }
          : null,
      batch: { merchant, bin, at: new Date(row.made_at), deposit: BigInt(row.deposit_minor) },
      story: {
        state: isExpired ? 'EXPIRED' : last,
        blockSource: row.block_source,
        validFrom: row.valid_from,
        validTo: row.valid_to,
        events,
      },
    },
  };
}

const feeRow = {
  ...pick(tables.fee_setting, 'id', 'company_id', 'bin_id'),
  effective_from: text,
  effective_to: nullable(text),
  items: json<FeeRow['items']>(),
};

/** Returns all fee versions of a BIN. */
export async function readFees(db: Db, { companyId, binId }: { companyId: string; binId: string }): Promise<FeeRow[]> {
  const { rows } = await db.execute(
    sql`
    select id, company_id, bin_id, effective_from::text as effective_from, effective_to::text as effective_to, items
    from fee_setting where company_id = ${companyId} and bin_id = ${binId} and merchant_id is null`,
    feeRow,
  );
  return rows;
}
