import { type Currency, type I18nText, moneyOf } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import type { By } from '../../../platform/audience/audience.rules';
import type { Actor } from '../../../platform/context';
import { allowedActionsOf } from './pool.rules';
import type { PoolKind } from './pool.kind';

/** A group or wallet as the database gives it. Minor units as text, because they also pass through JSON. */
export interface PoolRow extends Record<string, unknown> {
  id: string;
  pool_no: string;
  name: string;
  merchant_id: string;
  merchant_name: I18nText;
  account_id: string;
  rule: RuleTerms;
  currency: Currency;
  deposit: string;
  ledger_account_id: string;
  balance: string;
  held: string;
  status: 'ACTIVE' | 'BLOCKED' | 'FROZEN' | 'CANCELLED';
  cards: { total: number; active: number; frozen: number; cancelled: number };
  created_at: string;
  updated_at: string;
  updated_by: By;
  version: number;
}

/** What groups and wallets show alike. */
export function poolOnWire<Wire, Row extends PoolRow>(row: PoolRow, kind: PoolKind<Wire, Row>, actor: Actor) {
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
    allowedActions: allowedActionsOf(row.status, kind, actor),
  };
}
