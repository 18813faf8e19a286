import { type Currency, type ListResult, type InputOf, moneyOf } from '@console/contracts';
import type { Account, AccountOption, listAccounts } from '@console/contracts/accounts';
import type { Actor, Context } from '../../../platform/context';
import { bool, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { counted, currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { ofWallet, within } from '../../../platform/reach/reach.query';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listAccounts>;
type Filters = Pick<Query, 'filter' | 'keyword'>;

const accountRow = {
  ...pick(tables.account, 'id', 'merchant_id', 'ledger_account_id', 'status', 'version'),
  merchant_name: i18nText,
  currency,
  ledger: text,
  held: text,
  available: text,
  threshold: nullable(text),
};

export type AccountRow = RowOf<typeof accountRow>;

const columns = sql`
  a.id, a.merchant_id, m.name as merchant_name, a.currency, a.ledger_account_id, la.balance::text as ledger,
  la.hold_out::text as held, (la.balance - la.hold_out)::text as available,
  a.low_balance_threshold_minor::text as threshold,
  a.status, a.version`;
const ledger = sql`join ledger_account la on la.id = a.ledger_account_id`;
const merchant = sql`join merchant m on m.id = a.merchant_id`;
const accountTables = sql`account a ${ledger} ${merchant}`;
const available = sql`(la.balance - la.hold_out)`;
const isLow = sql`coalesce(la.balance - la.hold_out < a.low_balance_threshold_minor, false)`;

/** Data scope of accounts: the company and its merchants. Channel users and wallet users see no account. */
export const reachableAccounts = (actor: Actor): SQL[] =>
  within(actor, { company: sql`a.company_id`, merchant: sql`a.merchant_id`, channel: 'none', membership: 'none' });

export async function findAccounts(context: Reader, query: Query): Promise<ListResult<Account>> {
  const page = await findPage(context, accountListing(query, context.actor), query);
  return mapPage(page, toAccount);
}

export const accountListing = ({ filter = {}, keyword }: Filters, actor: Actor): Listing<typeof accountRow> => ({
  columns,
  row: accountRow,
  // Filters query other tables in subselects, so joins run only for the rows of one page.
  from: sql`account a`,
  joins: sql`${ledger} ${merchant}`,
  where: [
    ...reachableAccounts(actor),
    ...anyOf(sql`a.merchant_id`, filter.merchantId),
    ...anyOf(sql`a.currency`, filter.currency),
    ...(filter.isLow === undefined
      ? []
      : [sql`(select ${isLow} from ledger_account la where la.id = a.ledger_account_id) = ${filter.isLow}`]),
    ...(keyword
      ? [
          sql`a.merchant_id in (select m.id from merchant m
            where ${contains(sql`m.name ->> 'en_US'`, keyword)} or ${contains(sql`m.name ->> 'zh_CN'`, keyword)})`,
        ]
      : []),
  ],
  id: sql`a.id`,
  sortable: {
    merchant: { ...nameKey(sql`m.name ->> 'en_US'`), joins: merchant },
    currency: { expression: sql`a.currency::text`, type: 'text' },
    available: { expression: available, type: 'numeric', joins: ledger },
  },
  sortedBy: { field: 'merchant', dir: 'asc' },
  total: { name: 'available', amount: available, currency: sql`a.currency`, joins: ledger },
});

export function toAccount(row: AccountRow): Account {
  const money = (minor: string) => moneyOf(BigInt(minor), row.currency);
  return {
    id: row.id,
    merchant: { id: row.merchant_id, name: row.merchant_name },
    currency: row.currency,
    ledger: money(row.ledger),
    held: money(row.held),
    available: money(row.available),
    lowBalanceThreshold: row.threshold === null ? null : money(row.threshold),
    isLow: row.threshold !== null && BigInt(row.available) < BigInt(row.threshold),
    status: row.status,
    version: row.version,
  };
}

/**
 * Accounts that can pay for new cards, in the current currencies of the merchant. Null if the merchant is outside the
 * data scope.
 */
export async function findAccountOptions({ db, actor }: Reader, merchantId: string): Promise<AccountOption[] | null> {
  const scope = { company: sql`m.company_id`, merchant: sql`m.id`, channel: 'none', membership: 'all' } as const;
  const reached = await db.execute(
    sql`select from merchant m where m.id = ${merchantId} and m.deleted_at is null and ${all(within(actor, scope))}`,
  );
  if (reached.rowCount === 0) return null;
  const { rows } = await db.execute(
    sql`
      select ${columns} from ${accountTables}
      where a.merchant_id = ${merchantId} and a.status = 'NORMAL' and a.currency = any(m.currencies)
        and ${all(reachableAccounts(actor))} order by a.currency`,
    accountRow,
  );
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    available: moneyOf(BigInt(row.available), row.currency),
  }));
}

/** An account and the id of its ledger account. */
export interface FundingAccount {
  id: string;
  merchantId: string;
  currency: Currency;
  status: Account['status'];
  ledgerAccountId: string;
  available: bigint;
}

/** Returns null if the account doesn't exist or is outside the user's data scope. */
export const findFundingAccount = (context: Reader, id: string): Promise<FundingAccount | null> =>
  selectFunding(context, id, reachableAccounts(context.actor));

/**
 * Finds an account that pays for cards of a pool. A wallet user has no access to the account, although it funds the
 * user's wallet.
 */
export const findPayingAccount = (context: Reader, id: string): Promise<FundingAccount | null> =>
  selectFunding(
    context,
    id,
    within(context.actor, {
      company: sql`a.company_id`,
      merchant: sql`a.merchant_id`,
      channel: 'none',
      membership: (memberships) =>
        sql`a.id = any(array(select w.account_id from wallet w where ${ofWallet(sql`w.id`)(memberships)}))`,
    }),
  );

async function selectFunding({ db }: Reader, id: string, reachable: SQL[]): Promise<FundingAccount | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from ${accountTables} where a.id = ${id} and ${all(reachable)}`,
    accountRow,
  );
  const [row] = rows;
  if (!row) return null;
  const { merchant_id: merchantId, ledger_account_id: ledgerAccountId, status } = row;
  return { id, merchantId, ledgerAccountId, currency: row.currency, status, available: BigInt(row.available) };
}

/** Currencies in which a merchant has a held or available balance. Locks these accounts until the end of the transaction. */
export async function lockFilledCurrencies(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  merchantId: string,
  wanted: readonly Currency[],
): Promise<Currency[]> {
  const { rows } = await db.execute(
    sql`
      select a.currency, la.balance <> 0 or la.hold_out <> 0 as filled from account a ${ledger}
      where a.merchant_id = ${merchantId} and a.currency = any(${[...wanted]}) and ${all(reachableAccounts(actor))}
      order by la.id for update of la`,
    { currency, filled: bool },
  );
  return rows.filter(({ filled }) => filled).map((row) => row.currency);
}

export async function countLowAccounts({ db, actor }: Reader): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from ${accountTables} where ${isLow} and ${all(reachableAccounts(actor))}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
