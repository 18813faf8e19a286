import type { I18nText } from '@console/contracts';
import type { WalletUser } from '@console/contracts/wallets';
import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Context } from '../../context';
import { shownName, withinMerchants } from '../../merchants/merchants/merchant-scope.repo';
import { allowedUserDeedsOf } from './wallet-user.rules';

/** A wallet user as the database gives it. */
export interface WalletUserRow extends Record<string, unknown> {
  id: string;
  wallet_id: string;
  wallet_name: string;
  wallet_status: WalletUser['wallet']['status'];
  merchant_id: string;
  merchant_no: string;
  merchant_name: I18nText;
  user_id: string | null;
  email: string;
  user_name: string | null;
  state: WalletUser['state'];
  invited_by_name: string;
  invited_at: string;
  expires_at: string;
  accepted_at: string | null;
  version: number;
}

/** Nobody writes down that an invitation expires: it has when its time is over. */
export const walletUserStateSql = (now: Date): SQL =>
  sql`case when wu.state = 'INVITED' and wu.expires_at <= ${now} then 'EXPIRED' else wu.state end`;

/** Whom wallets are shown to as well. */
export const reachableUsers = (actor: Actor): SQL[] => [
  sql`wu.company_id = ${actor.companyId}`,
  ...(actor.accountType === 'CHANNEL' ? [sql`false`] : []),
  ...withinMerchants(actor, sql`wu.merchant_id`),
];

export const walletUserColumns = (now: Date): SQL => sql`
  wu.id, wu.wallet_id, w.name as wallet_name, w.status as wallet_status, wu.merchant_id, m.merchant_no,
  m.name as merchant_name, wu.user_id, wu.email, case when wu.state <> 'INVITED' then u.nickname end as user_name,
  ${walletUserStateSql(now)} as state, coalesce(i.nickname, wu.invited_by) as invited_by_name, wu.invited_at,
  wu.expires_at, wu.accepted_at, wu.version`;

export const walletUserJoins: SQL = sql`
  join wallet w on w.id = wu.wallet_id
  join merchant m on m.id = wu.merchant_id
  left join app_user u on u.id = wu.user_id
  left join app_user i on i.id = wu.invited_by`;

export const toWalletUser = (row: WalletUserRow, { actor }: Pick<Context, 'actor'>): WalletUser => ({
  id: row.id,
  wallet: { id: row.wallet_id, name: row.wallet_name, status: row.wallet_status },
  merchant: { id: row.merchant_id, name: shownName(actor, row.merchant_name, row.merchant_no) },
  email: row.email,
  name: row.user_name,
  state: row.state,
  invitedBy: row.invited_by_name,
  invitedAt: new Date(row.invited_at).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
  acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at).toISOString(),
  version: row.version,
  allowedActions: allowedUserDeedsOf({ state: row.state, walletStatus: row.wallet_status }, actor),
});
