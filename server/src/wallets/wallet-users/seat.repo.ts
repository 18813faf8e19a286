import type { Actor } from '../../context';
import { sql, type SQL } from '../../sql';

/** The wallets of a user `u` who has no others, as JSON; null for everybody else. */
export const seatsColumn: SQL = sql`
  case when u.account_type = 'WALLET' then coalesce(
    (select json_agg(json_build_object('walletId', wu.wallet_id, 'role', wu.role, 'cardIds',
        case when wu.visible_cards = 'SELECTED' then array(
          select k.card_id from wallet_user_card k where k.wallet_user_id = wu.id order by 1) end) order by wu.wallet_id)
      from wallet_user wu where wu.user_id = u.id and wu.wallet_id is not null and wu.state = 'ACCEPTED'), '[]') end`;

/** Merchants of those wallets. */
export const seatMerchants: SQL = sql`
  select distinct wu.merchant_id from wallet_user wu where wu.user_id = u.id and wu.state = 'ACCEPTED' order by 1`;

/** Wallets that a user of wallets has a seat at. */
export const withinSeats = ({ seats }: Actor, wallet: SQL): SQL[] =>
  seats === null ? [] : [sql`${wallet} = any(${seats.map(({ walletId }) => walletId)})`];

/** Cards of those wallets, or those that were chosen for them. */
export function withinVisible({ seats }: Actor, { wallet, card }: { wallet: SQL; card: SQL }): SQL[] {
  if (seats === null) return [];
  const whole = seats.filter(({ cardIds }) => cardIds === null).map(({ walletId }) => walletId);
  const chosen = seats.flatMap(({ cardIds }) => cardIds ?? []);
  return [sql`(${wallet} = any(${whole}) or ${card} = any(${chosen}))`];
}

/** What is counted without a wallet is nobody's who has only those. */
export const seatless = ({ seats }: Actor): SQL[] => (seats === null ? [] : [sql`false`]);
