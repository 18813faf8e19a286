import type { OutputOf } from '@console/contracts';
import type { verifyLedger } from '@console/contracts/accounts';
import type { Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Result = OutputOf<typeof verifyLedger>;
type Finding = Result['findings'][number];

/** Maximum number of findings. A broken ledger can have one for each entry. */
const findingsMax = 20;

const signed = sql`case l.side when 'D' then l.amount_minor else -l.amount_minor end`;

/** Queries that return inconsistencies as `subject`. They return no rows for a sound ledger. */
const checks: Record<Finding['check'], SQL> = {
  ENTRY_BALANCED: sql`
    select l.entry_id as subject from ledger_line l group by l.entry_id, l.currency having sum(${signed}) <> 0`,
  BALANCE_FROM_LINES: sql`
    select a.id as subject from ledger_account a left join ledger_line l on l.account_id = a.id group by a.id
    having a.posted_debit <> coalesce(sum(l.amount_minor) filter (where l.side = 'D'), 0)
      or a.posted_credit <> coalesce(sum(l.amount_minor) filter (where l.side = 'C'), 0)
      or bool_or(l.currency <> a.currency)`,
  HOLD_FROM_HOLDS: sql`
    select a.id as subject from ledger_account a
    left join ledger_hold h on h.account_id = a.id and h.state = 'ACTIVE'
    group by a.id having a.hold_out <> coalesce(sum(h.amount_minor - h.captured_minor - h.released_minor), 0)`,
  NOT_NEGATIVE: sql`
    select id as subject from ledger_account
    where not allow_negative and overdrawn <> (balance < hold_out)`,
  TRIAL_BALANCE: sql`
    select currency as subject from ledger_account group by currency having sum(posted_debit) <> sum(posted_credit)`,
  CHAIN: sql`
    select subject from (
      select id as subject, seq, row_number() over by_seq as place, prev_hash, lag(hash) over by_seq as before, hash,
        ledger_entry_hash(e) as again
      from ledger_entry e window by_seq as (order by seq)) link
    where seq <> place or prev_hash <> coalesce(before, '') or hash <> again
    union all
    select 'head' from ledger_head h
    where h.seq <> (select count(*) from ledger_entry)
      or h.hash <> coalesce((select hash from ledger_entry order by seq desc limit 1), '')`,
  CLOSED_IS_EMPTY: sql`
    select a.id as subject from ledger_account a left join card c on c.ledger_account_id = a.id
    where (a.status = 'CLOSED' or c.status = 'CANCELLED' or c.create_status = 'FAILED')
      and (a.balance <> 0 or a.hold_out <> 0)`,
  CARD_TALLY: sql`
    select concat_ws(' ', merchant_id, channel_id, currency, standing, nullif(block_source, ''), valid_to) as subject
    from (
      select merchant_id, channel_id, currency, standing, block_source, valid_to, cards, available from card_tally
      union all
      select merchant_id, channel_id, currency, standing, block_source, valid_to, -cards, -available from card_tally_now
    ) kept
    group by merchant_id, channel_id, currency, standing, block_source, valid_to
    having sum(cards) <> 0 or sum(available) <> 0`,
  BIN_TALLY: sql`
    select concat_ws(' ', merchant_id, bin_id) as subject
    from (
      select merchant_id, bin_id, cards from bin_tally
      union all
      select merchant_id, bin_id, -cards from bin_tally_now
    ) kept
    group by merchant_id, bin_id having sum(cards) <> 0`,
  PURCHASE_TALLY: sql`
    select concat_ws(' ', merchant_id, channel_id, bin_id, currency, day, nullif(decline_code, '')) as subject
    from (
      select merchant_id, channel_id, bin_id, currency, day, decline_code, purchases, spent, held from purchase_tally
      union all
      select merchant_id, channel_id, bin_id, currency, day, decline_code, -purchases, -spent, -held
      from purchase_tally_now
    ) kept
    group by merchant_id, channel_id, bin_id, currency, day, decline_code
    having sum(purchases) <> 0 or sum(spent) <> 0 or sum(held) <> 0`,
  TRANSACTION_TALLY: sql`
    select concat_ws(' ', merchant_id, channel_id, currency, phase) as subject
    from (
      select merchant_id, channel_id, currency, phase, transactions, billed from transaction_tally
      union all
      select merchant_id, channel_id, currency, phase, -transactions, -billed from transaction_tally_now
    ) kept
    group by merchant_id, channel_id, currency, phase having sum(transactions) <> 0 or sum(billed) <> 0`,
};

/** The checks read all transactions, about two minutes for ten million; the default statement timeout is 30 seconds. */
const checkTimeout = '10min';

/** Runs all checks for the company of the row-level security scope. */
export async function verifyBooks(db: Db, now: Date): Promise<Result> {
  const findings: Finding[] = [];
  await db.execute(sql`select set_config('statement_timeout', ${checkTimeout}, true)`);
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await db.execute(sql`${query} limit ${findingsMax}`, { subject: text });
    // The type of `checks` guarantees that its keys are checks of the contract.
    findings.push(...rows.map(({ subject }) => ({ check: check as Finding['check'], subject })));
  }
  const head = await db.execute(sql`select seq, hash from ledger_head`, pick(tables.ledger_head, 'seq', 'hash'));
  return {
    isSound: findings.length === 0,
    entries: Number(head.rows[0]?.seq ?? 0),
    head: head.rows[0]?.hash ?? '',
    checkedAt: now.toISOString(),
    findings,
  };
}
