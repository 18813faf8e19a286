import { moneyOf } from '@console/contracts';
import { cardStates } from '@console/contracts/cards';
import type { MerchantOverview } from '@console/contracts/merchants';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { Context } from '../../../platform/context';
import { int, nullable, oneOf, pick, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { anyText, knownRows } from '../../../platform/listing/known-rows';
import { findMerchant } from './merchant.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

const spentDays = 30;

/** Returns the figures of a merchant in the data scope. Figures that the user lacks permission for are null. */
export async function findOverview(context: Reader, id: string): Promise<MerchantOverview> {
  await findMerchant(context, id);
  const { permissions } = context.actor;
  const seesCards = permissions.has('cards.card.view');
  return {
    balances: permissions.has('accounts.account.view') ? await findBalances(context, id) : null,
    cards: seesCards ? await countCards(context, id) : null,
    spent: permissions.has('cards.transaction.view') ? await findSpent(context, id) : null,
    users: permissions.has('admin.user.view') ? await countUsers(context, id) : null,
  };
}

async function findBalances({ db }: Reader, id: string) {
  const { rows } = await db.execute(
    sql`
      select a.id, a.currency, (l.balance - l.hold_out)::text as available,
        a.low_balance_threshold_minor::text as threshold
      from account a join ledger_account l on l.id = a.ledger_account_id
      where a.merchant_id = ${id} order by a.currency`,
    { ...pick(tables.account, 'id'), currency, available: text, threshold: nullable(text) },
  );
  return rows.map(({ id: accountId, threshold, available, currency: code }) => ({
    accountId,
    available: moneyOf(BigInt(available), code),
    isLow: threshold !== null && BigInt(available) < BigInt(threshold),
  }));
}

const stateRow = { state: oneOf(...cardStates), count: int };

/** Counts cards from the stored card counts. A card is expired from the day after its last day. */
async function countCards(context: Reader, id: string) {
  const { rows } = await context.db.execute(
    sql`
      select case when standing in ('ACTIVE', 'FROZEN') and valid_to < ${companyDay(context)}::date then 'EXPIRED'
          else standing end as state, sum(cards)::int as count
      from card_tally where merchant_id = ${id} group by 1 having sum(cards) > 0`,
    anyText(stateRow),
  );
  const known = await knownRows(context.db, rows, stateRow);
  return cardStates.flatMap((state) => known.find((row) => row.state === state) ?? []);
}

/** Sums approved purchases of the last thirty days, including today, from the stored purchase counts. */
async function findSpent(context: Reader, id: string) {
  const { rows } = await context.db.execute(
    sql`
      select currency, sum(spent)::text as spent from purchase_tally
      where merchant_id = ${id} and decline_code = '' and day > ${companyDay(context)}::date - ${spentDays}::int
      group by currency having sum(spent) > 0 order by sum(spent) desc`,
    { currency, spent: text },
  );
  return rows.map((row) => moneyOf(BigInt(row.spent), row.currency));
}

async function countUsers({ db }: Reader, id: string): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as count from user_merchant_scope s join app_user u on u.id = s.user_id
      where s.merchant_id = ${id} and u.deleted_at is null`,
    { count: int },
  );
  return rows[0]?.count ?? 0;
}
