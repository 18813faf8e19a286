import { moneyOf } from '@console/contracts';
import { type Card, type CardDetail, stateOf } from '@console/contracts/cards';
import { blockWriterOf, nameFor, reasonFor, textFor } from '../../../platform/audience/audience.rules';
import { by, unread } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { statusColumns, statusRow } from '../../merchants/merchants/restriction.query';
import { restrictionOf } from '../../merchants/merchants/restriction.rules';
import { expiryMask } from '../../../platform/http/masking';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { shownHolder } from '../cardholders/shown-holder.rules';
import { type StoredFigures, toFigures } from './card-figures.query';
import { allowedActionsOf, expiryOf, expiryStateOf } from './card.rules';
import { json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a card in a list. */
export const cardRow = {
  ...pick(tables.card, 'id', 'bin8', 'last4', 'alias', 'merchant_id', 'cardholder_id', 'funding_mode', 'create_status'),
  ...pick(tables.card, 'status', 'block_source', 'cancel_state', 'limit_period', 'failure', 'version'),
  ...pick(tables.card, 'created_at', 'updated_at'),
  ...statusRow,
  bin: json<Card['bin']>(),
  merchant_no: text,
  merchant_name: i18nText,
  cardholder_name: nullable(text),
  currency,
  block_reason: nullable(unread),
  block_note: nullable(unread),
  available: text,
  limit_minor: nullable(text),
  valid_from: text,
  valid_to: text,
};
export type CardRow = RowOf<typeof cardRow>;

export const cardColumns: SQL = sql`
  c.id, c.bin8, c.last4, c.alias, c.merchant_id, m.merchant_no, m.name as merchant_name, c.cardholder_id,
  h.name as cardholder_name, c.currency, c.funding_mode, c.create_status, c.status, c.block_source, c.block_reason,
  c.block_note, c.cancel_state, (la.balance - la.hold_out)::text as available, c.limit_minor::text as limit_minor, c.limit_period,
  c.valid_from::text as valid_from, c.valid_to::text as valid_to, c.failure, c.created_at, c.updated_at, c.version,
  json_build_object('id', b.id, 'bin', b.bin, 'scheme', b.scheme, 'currency', b.currency,
    'productName', b.product_name) as bin, ${statusColumns}`;

/** The company is in the join condition so that the index of balances per company can be used. */
export const cardBalance: SQL = sql`
  join ledger_account la on la.id = c.ledger_account_id and la.company_id = c.company_id`;

export const cardJoins: SQL = sql`
  ${cardBalance}
  join merchant m on m.id = c.merchant_id
  join card_bin b on b.id = c.bin_id
  left join cardholder h on h.id = c.cardholder_id`;

const expiryFor = ({ hiddenGroups }: Actor, validTo: string) =>
  hiddenGroups.has('CARD_EXPIRY') ? { expiry: expiryMask, validTo: null } : { expiry: expiryOf(validTo), validTo };

/** Maps a row to the response; `today` is the calendar day of the company. */
export function toCard(row: CardRow, actor: Actor, today: string): Card {
  const stored = {
    createStatus: row.create_status,
    status: row.status,
    cancelState: row.cancel_state,
    expiryState: expiryStateOf(row.valid_to, today),
  };
  const frozen = { state: stateOf(stored), blockSource: row.block_source };
  const { cancel_state: cancelState, funding_mode: fundingMode } = row;
  const subject = { ...frozen, cancelState, fundingMode, restriction: restrictionOf(row) };
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
    allowedActions: allowedActionsOf(subject, actor),
  };
}

/** Additional columns of a single card. */
export const cardDetailRow = {
  ...cardRow,
  ...pick(tables.card_bin, 'usage_type'),
  ...pick(tables.card_batch, 'batch_no'),
  figures: json<StoredFigures>(),
  channel_code: text,
  channel_name: i18nText,
  created_by: by,
  updated_by: by,
};
export type CardDetailRow = RowOf<typeof cardDetailRow>;

export const toCardDetail = (
  row: CardDetailRow,
  drawsOn: CardDetail['drawsOn'],
  actor: Actor,
  today: string,
): CardDetail => {
  const card = toCard(row, actor, today);
  return {
    ...card,
    figures: toFigures(row.figures, { card, drawsOn, actor }),
    drawsOn,
    usageType: row.usage_type,
    channel: { code: row.channel_code, name: row.channel_name },
    batchNo: row.batch_no,
    createdBy: nameFor(actor, row.created_by),
    validFrom: row.valid_from,
    blockNote: textFor(actor, row.block_note, blockWriterOf(row.block_source)),
    failure: row.failure,
  };
};
