import { moneyOf } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import { by } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { int, json, moment, oneOf, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { statusRow } from '../../merchants/merchants/restriction.query';
import { restrictionOf } from '../../merchants/merchants/restriction.rules';
import { allowedActionsOf } from './pool.rules';
import type { PoolTraits } from './pool.kind';

/** Columns of a group or wallet. */
export const poolRow = {
  id: text,
  pool_no: text,
  name: text,
  merchant_id: text,
  merchant_name: i18nText,
  account_id: text,
  rule: json<RuleTerms>(),
  currency,
  deposit: text,
  ledger_account_id: text,
  balance: text,
  held: text,
  status: oneOf('ACTIVE', 'BLOCKED', 'FROZEN', 'CANCELLED'),
  cards: json<{ total: number; active: number; frozen: number; cancelled: number }>(),
  created_at: moment,
  updated_at: moment,
  updated_by: by,
  version: int,
  ...statusRow,
};

export type PoolColumns = typeof poolRow;
export type PoolRow = RowOf<PoolColumns>;

/** Response fields that groups and wallets share. */
export function poolOnWire(row: PoolRow, kind: PoolTraits, actor: Actor) {
  const money = (minor: bigint) => moneyOf(minor, row.currency);
  const available = BigInt(row.balance) - BigInt(row.held);
  const deposit = BigInt(row.deposit);
  return {
    poolNo: row.pool_no,
    name: row.name,
    merchant: { id: row.merchant_id, name: row.merchant_name },
    rule: row.rule,
    currency: row.currency,
    deposit: money(deposit),
    held: money(BigInt(row.held)),
    available: money(available),
    isLow: row.status !== 'CANCELLED' && available * 100n < deposit * BigInt(row.rule.warningPercent),
    cards: row.cards,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
    allowedActions: allowedActionsOf({ status: row.status, restriction: restrictionOf(row) }, kind, actor),
  };
}
