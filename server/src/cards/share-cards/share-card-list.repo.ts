import { type Currency, type Found, type I18nText, type InputOf, moneyOf } from '@console/contracts';
import { type listShareCards, type ShareCard, stateOf } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../context';
import { anyOf, contains } from '../../listing/filters';
import { findPage, type Listing, mapPage } from '../../listing/find-page';
import { shownName } from '../../merchants/merchants/merchant-scope.repo';
import { maskedNumber } from '../../vault/card-number.rules';
import { reachableCards } from '../cards/card-reach.repo';
import { stateSql } from '../cards/card-search.repo';
import { expiryStateOf } from '../cards/card.rules';
import { companyDay } from '../cards/company-day.rules';
import { cardPools } from '../pools/pool-paying.repo';
import { countedSql } from '../transactions/card-facts.repo';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listShareCards>;

interface ShareCardRow extends Record<string, unknown> {
  id: string;
  bin8: string;
  last4: string;
  alias: string;
  create_status: string;
  status: string | null;
  cancel_state: string;
  valid_to: string;
  pool_id: string;
  pool_name: string;
  pool_status: ShareCard['pool']['status'];
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  cardholder_id: string | null;
  cardholder_name: string | null;
  currency: Currency;
  limit_minor: string | null;
  limit_period: NonNullable<ShareCard['limit']>['period'] | null;
  used: string;
  in_pool: string;
  created_at: string;
}

export async function findShareCards(context: Reader, query: Query): Promise<Found<ShareCard>> {
  const today = companyDay(context);
  const page = await findPage<ShareCardRow>(context, listingOf(query, context), query);
  return mapPage(page, (row) => toShareCard(row, context.actor, today));
}

/** What was used of the limit in the running period, which begins in the zone of the company. */
const usedSql = (now: Date, timezone: string) => sql`
  (select coalesce(sum(${countedSql}), 0)::text from card_transaction t
    where t.card_id = c.id and t.phase <> 'DECLINED' and t.at >= case c.limit_period
      when 'PER_TXN' then 'infinity'::timestamptz when 'LIFETIME' then '-infinity'::timestamptz
      else date_trunc(lower(c.limit_period), ${now.toISOString()}::timestamptz at time zone ${timezone}) at time zone ${timezone} end)`;

const listingOf = ({ filter = {}, keyword }: Query, { actor, now }: Reader): Listing => ({
  columns: sql`
    c.id, c.bin8, c.last4, c.alias, c.create_status, c.status, c.cancel_state, c.valid_to::text as valid_to,
    coalesce(g.id, w.id) as pool_id, coalesce(g.name, w.name) as pool_name, coalesce(g.status, w.status) as pool_status,
    c.merchant_id, m.merchant_no, m.name as merchant_name, c.cardholder_id, h.name as cardholder_name, c.currency,
    c.limit_minor::text as limit_minor, c.limit_period, c.created_at,
    ${usedSql(now, actor.companyTimezone)} as used, (la.balance - la.hold_out)::text as in_pool`,
  from: sql`card c ${cardPools}`,
  joins: sql`
    join ledger_account la on la.id = coalesce(g.ledger_account_id, w.ledger_account_id)
    join merchant m on m.id = c.merchant_id
    left join cardholder h on h.id = c.cardholder_id`,
  where: [
    ...reachableCards(actor),
    sql`c.funding_mode = 'SHARE'`,
    ...anyOf(stateSql(companyDay({ actor, now })), filter.state),
    ...anyOf(sql`coalesce(c.share_group_id, c.wallet_id)`, filter.poolId),
    ...anyOf(sql`c.merchant_id`, filter.merchantId),
    ...anyOf(sql`c.currency`, filter.currency),
    ...(keyword
      ? [
          sql`(${contains(sql`c.alias`, keyword)} or c.last4 = ${keyword} or ${contains(sql`coalesce(g.name, w.name)`, keyword)})`,
        ]
      : []),
  ],
  id: sql`c.id`,
  sortable: {
    createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
    alias: { expression: sql`c.alias_key`, type: 'text' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
});

function toShareCard(row: ShareCardRow, actor: Actor, today: string): ShareCard {
  const { currency } = row;
  return {
    id: row.id,
    number: maskedNumber(row.bin8, row.last4),
    alias: row.alias,
    state: stateOf({
      createStatus: row.create_status,
      status: row.status,
      cancelState: row.cancel_state,
      expiryState: expiryStateOf(row.valid_to, today),
    }),
    pool: { id: row.pool_id, name: row.pool_name, status: row.pool_status },
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    cardholder: row.cardholder_id && row.cardholder_name ? { id: row.cardholder_id, name: row.cardholder_name } : null,
    currency,
    limit:
      row.limit_minor && row.limit_period
        ? { amount: moneyOf(BigInt(row.limit_minor), currency), period: row.limit_period }
        : null,
    spendable: moneyOf(spendableOf(row), currency),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Never below nothing, also where a pool was overdrawn. */
function spendableOf({ limit_minor, used, in_pool }: ShareCardRow): bigint {
  const inPool = BigInt(in_pool);
  const rest = limit_minor === null ? inPool : BigInt(limit_minor) - BigInt(used);
  const least = rest < inPool ? rest : inPool;
  return least > 0n ? least : 0n;
}
