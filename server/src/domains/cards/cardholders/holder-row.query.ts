import type { I18nText } from '@console/contracts';
import type { Cardholder, CardholderDetail, HolderStatus, KycStatus } from '@console/contracts/cards';
import { type By, type Unread, textFor } from '../../../platform/audience/audience.rules';
import type { Actor } from '../../../platform/context';
import { shownName } from '../../merchants/merchants/merchant-scope.query';
import { dayMask, emailMask, masked, phoneMask, wholeMask } from '../../../platform/http/masking';
import { holderActionsOf } from './holder.rules';
import { within } from '../../../platform/reach/reach.query';
import { sql, type SQL } from '../../../platform/db/sql';

/** A holder as stored, with all that is masked on its way out. */
export interface HolderRow extends Record<string, unknown> {
  id: string;
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  name: string;
  country: string;
  email: string;
  area_code: string;
  phone: string;
  is_default: boolean;
  shares_to_wallet_user: boolean;
  kyc_status: KycStatus;
  status: HolderStatus;
  live_cards: number;
  created_at: string;
  updated_at: string;
  version: number;
}

/** What a holder has beyond its place in a list. */
export interface StoredHolder extends HolderRow {
  first_name: string;
  middle_name: string;
  last_name: string;
  birthday: string;
  state: string;
  city: string;
  address: string;
  postal_code: string;
  remark: string;
  kyc_reason: Unread;
  kyc_by: By;
  kyc_valid_to: string | null;
  pushable_cards: number;
  updated_by: By;
}

/** Cards that may still be used, or will be. */
const liveCard: SQL = sql`c.deleted_at is null and c.create_status <> 'FAILED'
  and c.status is distinct from 'CANCELLED'`;

export const holderColumns: SQL = sql`
  h.id, h.merchant_id, m.merchant_no, m.name as merchant_name, h.name, h.country, h.email, h.area_code, h.phone,
  h.is_default, h.shares_to_wallet_user, h.kyc_status, h.status, h.created_at, h.updated_at, h.version,
  (select count(*)::int from card c where c.cardholder_id = h.id and ${liveCard}) as live_cards`;

/** Holders within the actor's reach. A channel learns the name of no holder, a user of wallets those of their cards alone. */
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
