import { sql, type SQL } from '../db/sql';

/** Wallet memberships, as JSON, of a user `u` who has no other account type; null for other users. */
export const membershipsColumn: SQL = sql`
  case when u.account_type = 'WALLET' then coalesce(
    (select json_agg(json_build_object('walletId', wu.wallet_id, 'role', wu.role, 'cardIds',
        case when wu.visible_cards = 'SELECTED' then array(
          select k.card_id from wallet_user_card k where k.wallet_user_id = wu.id order by 1) end) order by wu.wallet_id)
      from wallet_user wu where wu.user_id = u.id and wu.wallet_id is not null and wu.state = 'ACCEPTED'), '[]') end`;

/** Merchants of these wallets. */
export const membershipMerchants: SQL = sql`
  select distinct wu.merchant_id from wallet_user wu where wu.user_id = u.id and wu.state = 'ACCEPTED' order by 1`;
