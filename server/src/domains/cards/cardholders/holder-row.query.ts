import type { Cardholder, CardholderDetail } from '@console/contracts/cards';
import { textFor } from '../../../platform/audience/audience.rules';
import { by, unread } from '../../../platform/audience/written-by.query';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { dayMask, emailMask, masked, phoneMask, wholeMask } from '../../../platform/http/masking';
import { holderActionsOf } from './holder.rules';
import { within } from '../../../platform/reach/reach.query';
import { int, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Columns of a cardholder in a list; the response masks some of them. */
export const holderRow = {
  ...pick(tables.cardholder, 'id', 'merchant_id', 'name', 'country', 'email', 'area_code', 'phone', 'is_default'),
  ...pick(tables.cardholder, 'shares_to_wallet_user', 'kyc_status', 'status', 'created_at', 'updated_at', 'version'),
  ...pick(tables.merchant, 'merchant_no'),
  merchant_name: i18nText,
  live_cards: int,
};
export type HolderRow = RowOf<typeof holderRow>;

/** Additional columns of a single cardholder. */
export const storedHolder = {
  ...holderRow,
  ...pick(tables.cardholder, 'first_name', 'middle_name', 'last_name', 'state', 'city', 'address', 'postal_code'),
  ...pick(tables.cardholder, 'remark'),
  birthday: text,
  kyc_reason: unread,
  kyc_by: by,
  kyc_valid_to: nullable(text),
  pushable_cards: int,
  updated_by: by,
};
export type StoredHolder = RowOf<typeof storedHolder>;

/** Cards that can be used now or later. */
const liveCard: SQL = sql`c.deleted_at is null and c.create_status <> 'FAILED'
  and c.status is distinct from 'CANCELLED'`;

export const holderColumns: SQL = sql`
  h.id, h.merchant_id, m.merchant_no, m.name as merchant_name, h.name, h.country, h.email, h.area_code, h.phone,
  h.is_default, h.shares_to_wallet_user, h.kyc_status, h.status, h.created_at, h.updated_at, h.version,
  (select count(*)::int from card c where c.cardholder_id = h.id and ${liveCard}) as live_cards`;

/** Cardholders in the actor's data scope; none for channels and wallet users. */
export const reachableHolders = (actor: Actor): SQL[] => [
  ...within(actor, { company: sql`h.company_id`, merchant: sql`h.merchant_id`, channel: 'none', membership: 'none' }),
  sql`h.deleted_at is null`,
];

export const toCardholder = (row: HolderRow, actor: Actor): Cardholder => ({
  id: row.id,
  name: row.name,
  merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
  country: row.country,
  email: masked(actor, 'HOLDER_CONTACT', emailMask(row.email)),
  phone: masked(actor, 'HOLDER_CONTACT', phoneMask(row.area_code, row.phone)),
  isDefault: row.is_default,
  sharesToWalletUser: row.shares_to_wallet_user,
  kycStatus: row.kyc_status,
  status: row.status,
  liveCards: row.live_cards,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
  allowedActions: holderActionsOf({ status: row.status, liveCards: row.live_cards }, actor),
});

export const toCardholderDetail = (row: StoredHolder, actor: Actor): CardholderDetail => ({
  ...toCardholder(row, actor),
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  birthday: masked(actor, 'HOLDER_IDENTITY', dayMask),
  state: row.state,
  city: row.city,
  address: masked(actor, 'HOLDER_ADDRESS', wholeMask(row.address)),
  postalCode: masked(actor, 'HOLDER_ADDRESS', wholeMask(row.postal_code)),
  remark: row.remark,
  kycReason: textFor(actor, row.kyc_reason, row.kyc_by.writer) ?? '',
  kycValidTo: row.kyc_valid_to,
  pushableCards: row.pushable_cards,
  allowedActions: holderActionsOf(
    {
      status: row.status,
      liveCards: row.live_cards,
      pushableCards: row.pushable_cards,
      kycStatus: row.kyc_status,
    },
    actor,
  ),
});
