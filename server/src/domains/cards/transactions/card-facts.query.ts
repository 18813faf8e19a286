import { codes, type Currency, dayIn } from '@console/contracts';
import type { Actor, Db } from '../../../platform/context';
import { bool, int, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { all } from '../../../platform/listing/filters';
import { opaque } from '../../../platform/listing/planning';
import { choiceSql, numberSql } from '../../../platform/reference/parameter.query';
import { Refusal } from '../../../platform/refusal';
import type { Payer } from '../limit-rules/limit-find.query';
import { cardPools, payingLedger, poolStatus } from '../pools/pool-paying.query';
import { reachableCards } from '../cards/card-reach.query';
import { expiryOf } from '../cards/card.rules';
import { holdDays, longStayHoldDays, suspendedAuthPolicy } from './transaction.data';
import type { AuthorizationFacts } from './authorization.rules';
import type { HoldDays } from './mcc.rules';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Locked card with the facts for a decision. */
export interface CardFacts {
  id: string;
  merchantId: string;
  binId: string;
  channelId: string;
  currency: Currency;
  /** Paying account: the card's own, or that of its pool. */
  ledgerAccountId: string;
  issuingCountry: string;
  today: string;
  timezone: string;
  /** Facts of the card for limit rules. */
  payer: Payer;
  /** Merchant category codes that the BIN blocks. */
  blockedMccs: string[];
  limit: { amount: bigint; period: string } | null;
  isSingleUse: boolean;
  /** Days until a new hold expires. */
  holdDays: HoldDays;
  facts: Pick<AuthorizationFacts, 'card' | 'parties' | 'allowsSuspended'>;
}

const factsRow = {
  ...pick(tables.card, 'id', 'company_id', 'merchant_id', 'bin_id', 'channel_id', 'created_at'),
  ...pick(tables.card, 'create_status', 'status', 'block_source', 'cancel_state', 'limit_minor', 'limit_period'),
  ...pick(tables.card_bin, 'blocked_mcc', 'issuing_country', 'usage_type'),
  ...pick(tables.company, 'timezone'),
  currency,
  pool_id: nullable(text),
  is_of_wallet: bool,
  ledger_account_id: text,
  valid_from: text,
  valid_to: text,
  pool_status: text,
  merchant_status: tables.merchant.status,
  company_status: tables.company.status,
  bin_status: tables.card_bin.status,
  channel_status: tables.channel.status,
  hold_days: int,
  long_stay_days: int,
  suspended_policy: oneOf('DECLINE', 'APPROVE'),
};

type FactsRow = RowOf<typeof factsRow>;

/** Locks the card, so that its purchases are decided one after another. */
export async function lockCardFacts(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  cardId: string,
): Promise<CardFacts> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.company_id, c.merchant_id, c.bin_id, coalesce(c.share_group_id, c.wallet_id) as pool_id,
        c.wallet_id is not null as is_of_wallet, c.created_at, b.blocked_mcc, c.channel_id, c.currency, ${payingLedger} as ledger_account_id, b.issuing_country, co.timezone,
        c.limit_minor, c.limit_period, b.usage_type, c.valid_from::text as valid_from, c.valid_to::text as valid_to,
        c.create_status, c.status, c.block_source, c.cancel_state, ${poolStatus} as pool_status, m.status as merchant_status, co.status as company_status,
        b.status as bin_status, ch.status as channel_status, ${numberSql(holdDays)} as hold_days,
        ${numberSql(longStayHoldDays)} as long_stay_days, ${choiceSql(suspendedAuthPolicy)} as suspended_policy
      from card c ${cardPools}
      join card_bin b on b.id = c.bin_id
      join channel ch on ch.id = c.channel_id
      join merchant m on m.id = c.merchant_id
      join company co on co.id = c.company_id
      where c.id = ${cardId} and ${all(reachableCards(actor))} for update of c`,
    factsRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return toFacts(row, now);
}

const toFacts = (row: FactsRow, now: Date): CardFacts => ({
  id: row.id,
  merchantId: row.merchant_id,
  binId: row.bin_id,
  channelId: row.channel_id,
  currency: row.currency,
  ledgerAccountId: row.ledger_account_id,
  issuingCountry: row.issuing_country,
  today: dayIn(row.timezone, now),
  timezone: row.timezone,
  payer: {
    id: row.id,
    companyId: row.company_id,
    merchantId: row.merchant_id,
    poolId: row.pool_id,
    isOfWallet: row.is_of_wallet,
    binId: row.bin_id,
    currency: row.currency,
    cardDay: dayIn(row.timezone, new Date(row.created_at)),
    today: dayIn(row.timezone, now),
    timezone: row.timezone,
  },
  blockedMccs: row.blocked_mcc,
  limit:
    row.limit_minor !== null && row.limit_period !== null
      ? { amount: BigInt(row.limit_minor), period: row.limit_period }
      : null,
  isSingleUse: row.usage_type === 'SINGLE_USE',
  holdDays: { usual: row.hold_days, longStay: row.long_stay_days },
  facts: {
    card: {
      createStatus: row.create_status,
      status: row.status,
      blockSource: row.block_source,
      cancelState: row.cancel_state,
      expiry: expiryOf(row.valid_to),
      validFrom: row.valid_from,
      validTo: row.valid_to,
    },
    parties: {
      pool: row.pool_status,
      merchant: row.merchant_status,
      company: row.company_status,
      bin: row.bin_status,
      channel: row.channel_status,
    },
    allowsSuspended: row.suspended_policy === 'APPROVE',
  },
});

/** Usage of a purchase: its open or captured amount, whichever is higher. */
export const countedSql = sql`case when t.phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED')
  then greatest(t.authorized_minor - t.reversed_minor, t.cleared_minor) else t.cleared_minor end`;

/**
 * Start of a period's running window in the company's time zone; infinity for a limit per transaction, which has no
 * earlier usage.
 */
export const windowBegins = (period: SQL, { now, timezone }: { now: Date; timezone: string | SQL }): SQL => sql`
  case ${period} when 'PER_TXN' then 'infinity'::timestamptz when 'LIFETIME' then '-infinity'::timestamptz
    else date_trunc(lower(${period}), ${now.toISOString()}::timestamptz at time zone ${timezone}) at time zone ${timezone} end`;

/** End of a period's running window in the company's time zone; null without an end. */
export const windowEnds = (period: SQL, { now, timezone }: { now: Date; timezone: string }): SQL => sql`
  case when ${period} in ('PER_TXN', 'LIFETIME') then null
    else (date_trunc(lower(${period}), ${now.toISOString()}::timestamptz at time zone ${timezone})
      + case ${period} when 'QUARTER' then interval '3 months' else ('1 ' || lower(${period}))::interval end)
      at time zone ${timezone} end`;

const units: Record<string, string> = { DAY: 'day', WEEK: 'week', MONTH: 'month', QUARTER: 'quarter', YEAR: 'year' };

const usedRow = { used: text };

/**
 * Usage in the running window, summed from the purchases. The window starts in the company's time zone, also across
 * daylight saving changes.
 */
export async function usedOf(
  db: Db,
  { id, timezone }: Pick<CardFacts, 'id' | 'timezone'>,
  { period, now }: { period: string; now: Date },
): Promise<bigint> {
  if (period === 'PER_TXN') return 0n;
  const unit = units[period];
  const since = unit
    ? sql`t.at >= date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone ${timezone}) at time zone ${timezone}`
    : sql`true`;
  const { rows } = await db.execute(
    sql`
      select coalesce(sum(${countedSql}), 0)::text as used from card_transaction t
      where t.card_id = ${id} and t.phase <> 'DECLINED' and ${since}`,
    usedRow,
  );
  return BigInt(rows[0]?.used ?? 0);
}

const habitsRow = { uses: int, twins: int, declines: int };

export type Habits = RowOf<typeof habitsRow>;

/**
 * Suspicious habits: the same purchase within a minute, and declines within ten. Uses are counted only for a single-use
 * card, because the count gets slower with every purchase.
 */
export async function habitsOf(
  db: Db,
  { id, isSingleUse }: Pick<CardFacts, 'id' | 'isSingleUse'>,
  { shopName, billed, now }: { shopName: string; billed: bigint; now: Date },
): Promise<Habits> {
  const at = now.toISOString();
  const card = opaque(sql`${id}::text`);
  const uses = sql`(select count(*)::int from card_transaction
    where card_id = ${card} and type = 'PURCHASE' and phase not in ('DECLINED', 'REVERSED', 'EXPIRED'))`;
  const { rows } = await db.execute(
    sql`
      select ${isSingleUse ? uses : sql`0`} as uses,
        count(*) filter (where phase <> 'DECLINED' and shop_name = ${shopName} and billed_minor = ${String(billed)}
          and billed_minor > 0 and at > ${at}::timestamptz - interval '60 seconds')::int as twins,
        count(*) filter (where phase = 'DECLINED')::int as declines
      from card_transaction where card_id = ${card} and at > ${opaque(sql`${at}::timestamptz`)} - interval '10 minutes'`,
    habitsRow,
  );
  return rows[0] ?? { uses: 0, twins: 0, declines: 0 };
}
