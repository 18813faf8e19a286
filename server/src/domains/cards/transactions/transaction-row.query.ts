import { moneyOf } from '@console/contracts';
import { declineCodes, statusOfPhase, type Transaction } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { bigint, nullable, numeric, oneOf, pick, type RowOf } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a purchase in a list. */
export const transactionRow = {
  ...pick(tables.card_transaction, 'id', 'txn_no', 'at', 'type', 'phase', 'card_id', 'merchant_id', 'shop_name', 'mcc'),
  ...pick(tables.card_transaction, 'shop_city', 'shop_country', 'is_cross_border', 'shop_minor', 'billed_minor'),
  ...pick(tables.card_transaction, 'exchange_rate', 'authorization_code', 'cleared_minor', 'refunded_minor'),
  ...pick(tables.card_transaction, 'alerts', 'version'),
  ...pick(tables.card, 'bin8', 'last4', 'alias'),
  ...pick(tables.merchant, 'merchant_no'),
  merchant_name: i18nText,
  shop_currency: currency,
  currency,
  decline_code: nullable(oneOf(...declineCodes)),
  fees: numeric,
  held: bigint,
};

export type TransactionRow = RowOf<typeof transactionRow>;

export const transactionColumns: SQL = sql`
  t.id, t.txn_no, t.at, t.type, t.phase, t.card_id, c.bin8, c.last4, c.alias, t.merchant_id, m.merchant_no,
  m.name as merchant_name, t.shop_name, t.mcc, t.shop_city, t.shop_country, t.is_cross_border, t.shop_currency,
  t.shop_minor, t.currency, t.billed_minor, t.exchange_rate, t.authorization_code, t.cleared_minor, t.refunded_minor,
  t.decline_code, t.alerts, t.version,
  coalesce((select sum(f.amount_minor) from card_fee_line f where f.txn_id = t.id and f.state <> 'RELEASED'), 0) as fees,
  coalesce((select h.amount_minor - h.captured_minor - h.released_minor from ledger_hold h
    where h.source_type = 'TRANSACTION' and h.source_id = t.id), 0) as held`;

export const transactionJoins: SQL = sql`
  join card c on c.id = t.card_id
  join merchant m on m.id = t.merchant_id`;

/** Maps a row to the response. */
export function toTransaction(row: TransactionRow, actor: Actor): Transaction {
  const money = (minor: string) => moneyOf(BigInt(minor), row.currency);
  return {
    id: row.id,
    txnNo: row.txn_no,
    at: new Date(row.at).toISOString(),
    type: row.type,
    status: statusOfPhase[row.phase],
    phase: row.phase,
    card: { id: row.card_id, number: maskedNumber(row.bin8, row.last4), alias: row.alias },
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    shop: { name: row.shop_name, mcc: row.mcc, city: row.shop_city, country: row.shop_country },
    region: row.is_cross_border ? 'CROSS_BORDER' : 'DOMESTIC',
    amount: moneyOf(BigInt(row.shop_minor), row.shop_currency),
    billed: money(row.billed_minor),
    exchangeRate: row.exchange_rate,
    authorizationCode: row.authorization_code,
    fees: money(row.fees),
    held: money(row.held),
    cleared: money(row.cleared_minor),
    refunded: money(row.refunded_minor),
    declineCode: row.decline_code,
    alerts: row.alerts,
    version: row.version,
  };
}
