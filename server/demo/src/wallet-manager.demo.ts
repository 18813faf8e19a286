import type { Db } from '@console/server/platform/context';
import { sql } from '@console/server/platform/db/sql';
import { fixedId } from '@console/server/platform/db/ids';
import { hashPassword } from '@console/server/platform/session/password';
import { demoCompanies, demoPassword, demoUsers } from './ids';

/** User without a role who manages the first wallet and sees all its cards. */
export const walletManager = {
  id: demoUsers['wallet.manager'],
  login: 'wallet.manager',
  nickname: 'Priya Nair',
  email: 'wallet.manager@partner.example',
  /** Label that a start prints instead of a role. */
  role: 'Wallet manager',
} as const;

/** Seeds the wallet manager, who was invited a month before the start. The wallet must exist. */
export async function seedWalletManager(db: Db, now: Date): Promise<void> {
  const { id, login, nickname, email } = walletManager;
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const passwordHash = await hashPassword(demoPassword);
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, password_hash, password_changed_at, account_type, email,
      language, timezone, created_at, updated_at)
    values (${id}, ${demoCompanies.aldermoor}, ${login}, ${nickname}, ${passwordHash}, ${now}, 'WALLET', ${email},
      'en_US', 'Asia/Singapore', ${day(-30)}, ${day(-30)})`);
  await db.execute(sql`
    insert into wallet_user (id, company_id, wallet_id, merchant_id, email, user_id, state, role, invited_by, invited_at,
      expires_at, accepted_at)
    select ${fixedId('wuser', 1)}, w.company_id, w.id, w.merchant_id, ${email}, ${id}, 'ACCEPTED', 'MANAGER',
      ${demoUsers.operations}, ${day(-30)}, ${day(-27)}, ${day(-29)}
    from wallet w where w.id = ${fixedId('wallet', 1)}`);
  // Shares the wallet's cardholders with wallet users, so that the manager can create cards for them.
  await db.execute(sql`
    update cardholder h set shares_to_wallet_user = true
    where h.status = 'ACTIVE' and h.kyc_status in ('PASSED', 'NOT_REQUIRED')
      and exists (select from card c where c.cardholder_id = h.id and c.wallet_id = ${fixedId('wallet', 1)})`);
}
