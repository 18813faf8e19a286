import { resetPassword } from '@console/contracts';
import { inviteWalletUser, type Wallet, type WalletAccess } from '@console/contracts/wallets';
import { submission } from './card-samples';
import { mailsTo, tokenIn } from './mailbox';
import type { TestApp } from './test-app';

/** Accepts the invitation to a wallet that was mailed to an address, and signs in. */
export async function acceptInvitation(console: TestApp, email: string, nickname: string) {
  const own = { password: 'Wallet#One1', confirmPassword: 'Wallet#One1' };
  const token = tokenIn((await mailsTo(console, email))[0]);
  await console.call(resetPassword, { token, nickname, ...own }, {});
  return (await console.enter(email, own.password)).headers;
}

/** Somebody new who uses a wallet with all of its cards, signed in. */
export async function membershipIn(
  console: TestApp,
  { wallet, role, headers }: { wallet: Wallet; role: WalletAccess['role']; headers: Record<string, string> },
): Promise<Record<string, string>> {
  const email = `${role.toLowerCase()}-${wallet.id.toLowerCase()}@holders.example`;
  const access: WalletAccess = { role, visibleCards: 'ALL', cardIds: [], limit: null, limitPeriod: null };
  await console.call(inviteWalletUser, { walletId: wallet.id, email, ...access }, { ...headers, ...submission() });
  return acceptInvitation(console, email, `Seat ${role}`);
}
