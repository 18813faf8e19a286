import { type I18nText, moneyOf } from '@console/contracts';
import { type Card, type CardDetail, stateOf } from '@console/contracts/cards';
import {
  blockWriterOf,
  type By,
  nameFor,
  reasonFor,
  type Unread,
  textFor,
} from '../../../platform/audience/audience.rules';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { expiryMask } from '../../../platform/http/masking';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { shownHolder } from '../cardholders/shown-holder.rules';
import { allowedActionsOf, expiryOf, expiryStateOf } from './card.rules';
import { sql, type SQL } from '../../../platform/db/sql';

/** A card as the database gives it, with what is shown beside it. */
export interface CardRow extends Record<string, unknown> {
  id: string;
  bin8: string;
  last4: string;
  alias: string;
  bin: Card['bin'];
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  cardholder_id: string | null;
  cardholder_name: string | null;
  currency: Card['currency'];
  funding_mode: Card['fundingMode'];
  create_status: Card['createStatus'];
  status: Card['status'];
  block_source: Card['blockSource'];
  block_reason: Unread | null;
  block_note: Unread | null;
  cancel_state: Card['cancelState'];
  available: string;
  limit_minor: string | null;
  limit_period: NonNullable<Card['limit']>['period'] | null;
  valid_from: string;
  valid_to: string;
  failure: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** Minor units as text, because they also pass through JSON, whose numbers end at 2^53. */
export const cardColumns: SQL = sql`
  c.id, c.bin8, c.last4, c.alias, c.merchant_id, m.merchant_no, m.name as merchant_name, c.cardholder_id,
  h.name as cardholder_name, c.currency, c.funding_mode, c.create_status, c.status, c.block_source, c.block_reason,
  c.block_note, c.cancel_state, (la.balance - la.hold_out)::text as available, c.limit_minor::text as limit_minor, c.limit_period,
  c.valid_from::text as valid_from, c.valid_to::text as valid_to, c.failure, c.created_at, c.updated_at, c.version,
  json_build_object('id', b.id, 'bin', b.bin, 'scheme', b.scheme, 'currency', b.currency,
    'productName', b.product_name) as bin`;

/** The company is named on both sides, so that an index of balances within a company can be used. */
export const cardBalance: SQL = sql`
  join ledger_account la on la.id = c.ledger_account_id and la.company_id = c.company_id`;

export const cardJoins: SQL = sql`
  ${cardBalance}
  join merchant m on m.id = c.merchant_id
  join card_bin b on b.id = c.bin_id
  left join cardholder h on h.id = c.cardholder_id`;

const expiryFor = ({ hiddenGroups }: Actor, validTo: string) =>
  hiddenGroups.has('CARD_EXPIRY') ? { expiry: expiryMask, validTo: null } : { expiry: expiryOf(validTo), validTo };

/** The card as it travels; `today` is the calendar day of the company. */
export function toCard(row: CardRow, actor: Actor, today: string): Card {
  const stored = {
    createStatus: row.create_status,
    status: row.status,
    cancelState: row.cancel_state,
    expiryState: expiryStateOf(row.valid_to, today),
  };
  const frozen = { state: stateOf(stored), blockSource: row.block_source };
  const actions = allowedActionsOf({ ...frozen, cancelState: row.cancel_state, fundingMode: row.funding_mode }, actor);
  return {
    id: row.id,
    number: maskedNumber(row.bin8, row.last4),
    alias: row.alias,
    bin: row.bin,
    merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
    cardholder: shownHolder(actor, { id: row.cardholder_id, name: row.cardholder_name }),
    currency: row.currency,
    fundingMode: row.funding_mode,
    ...stored,
    ...frozen,
    blockReason: reasonFor(actor, row.block_reason, blockWriterOf(row.block_source)),
    balance: moneyOf(BigInt(row.available), row.currency),
    limit:
      row.limit_minor && row.limit_period
        ? { amount: moneyOf(BigInt(row.limit_minor), row.currency), period: row.limit_period }
        : null,
    ...expiryFor(actor, row.valid_to),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
    allowedActions: actions,
  };
}

/** What a single card shows beyond its place in a list. */
export interface CardDetailRow extends CardRow {
  usage_type: CardDetail['usageType'];
  channel_code: string;
  channel_name: I18nText;
  batch_no: string;
  created_by: By;
  updated_by: By;
}

export const toCardDetail = (
  row: CardDetailRow,
  drawsOn: CardDetail['drawsOn'],
  actor: Actor,
  today: string,
): CardDetail => ({
  ...toCard(row, actor, today),
  drawsOn,
  usageType: row.usage_type,
  channel: { code: row.channel_code, name: row.channel_name },
  batchNo: row.batch_no,
  createdBy: nameFor(actor, row.created_by),
  validFrom: row.valid_from,
  blockNote: textFor(actor, row.block_note, blockWriterOf(row.block_source)),
  failure: row.failure,
});
