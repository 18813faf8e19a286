import { codes, type Currency, type InputOf, moneyOf, type OutputOf } from '@console/contracts';
import type { readBalanceAt, readTrialBalance } from '@console/contracts/accounts';
import type { Context, Db } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { findFundingAccount } from '../accounts/account.query';
import { factsOf } from './ledger-code.data';
import { int, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';

/**
 * Computes a past balance from the postings. A stored balance can't be used: entries of the same instant have no
 * defined order.
 */
export async function balanceAt(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  { accountId, at }: InputOf<typeof readBalanceAt>,
): Promise<OutputOf<typeof readBalanceAt>> {
  const account = await findFundingAccount(context, accountId);
  if (!account) throw new Refusal(codes.notFound);
  const { rows } = await context.db.execute(
    sql`
      select coalesce(sum(case when l.side = a.normal_side then l.amount_minor else -l.amount_minor end), 0)::text as balance
      from ledger_account a
      left join (ledger_line l join ledger_entry e on e.id = l.entry_id and e.posted_at <= ${at}) on l.account_id = a.id
      where a.id = ${account.ledgerAccountId}`,
    { balance: text },
  );
  return { ledger: moneyOf(BigInt(rows[0]?.balance ?? 0), account.currency), at };
}

const sumsRow = { currency, code: text, accounts: int, debit: text, credit: text };
type Sums = RowOf<typeof sumsRow>;

/** Returns the trial balance: one total for each ledger code and currency, on its debit or credit side. */
export async function trialBalance(db: Db, now: Date): Promise<OutputOf<typeof readTrialBalance>> {
  const { rows } = await db.execute(
    sql`
      select currency, code, count(*)::int as accounts,
        greatest(sum(posted_debit) - sum(posted_credit), 0)::text as debit,
        greatest(sum(posted_credit) - sum(posted_debit), 0)::text as credit
      from ledger_account group by currency, code order by currency, code`,
    sumsRow,
  );
  return {
    list: rows.map(({ currency, code, accounts, debit, credit }) => ({
      currency,
      code,
      accounts,
      class: factsOf(code).class,
      debit: moneyOf(BigInt(debit), currency),
      credit: moneyOf(BigInt(credit), currency),
    })),
    totals: [...new Set(rows.map(({ currency }) => currency))].map((currency) => ({
      currency,
      debit: moneyOf(sumOf(rows, currency, 'debit'), currency),
      credit: moneyOf(sumOf(rows, currency, 'credit'), currency),
    })),
    asOf: now.toISOString(),
  };
}

const sumOf = (rows: Sums[], currency: Currency, side: 'debit' | 'credit') =>
  rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + BigInt(row[side]), 0n);
