import { resetPassword } from '@console/contracts';
import { inviteWalletUser, type Wallet, type WalletAccess } from '@console/contracts/wallets';
import { submission } from './card-samples';
import { mailsTo, tokenIn } from './mailbox';
import type { TestApp } from './test-app';

/** Accepts a mailed wallet invitation and signs in. */
export async function acceptInvitation(console: TestApp, email: string, nickname: string) {
  const own = { password: 'Wallet#One1', confirmPassword: 'Wallet#One1' };
  const token = tokenIn((await mailsTo(console, email))[0]);
  await console.call(resetPassword, { token, nickname, ...own }, {});
  return (await console.enter(email, own.password)).headers;
}

type Membership = Pick<WalletAccess, 'role'> &
  Partial<WalletAccess> & { wallet: Wallet; headers: Record<string, string> };

/** Invites a new wallet user with all cards of the wallet and signs them in; without a limit by default. */
export async function membershipIn(
  console: TestApp,
  { wallet, headers, role, ...rest }: Membership,
): Promise<Record<string, string>> {
  const kind = rest.limit ? `limited-${role}` : role;
  const email = `${kind}-${wallet.id}@holders.example`.toLowerCase();
  const access: WalletAccess = { role, visibleCards: 'ALL', cardIds: [], limit: null, limitPeriod: null, ...rest };
  await console.call(inviteWalletUser, { walletId: wallet.id, email, ...access }, { ...headers, ...submission() });
  return acceptInvitation(console, email, `Seat ${role}`);
}
