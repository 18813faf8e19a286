import { randomUUID } from 'node:crypto';
import { ask, signInAs, withKey } from './client.mjs';

const password = 'Wallet#One1';

/**
 * Returns a wallet with at least `fewest` active cards, and those cards; wallets with listed cardholders come
 * first.
 */
export async function walletWithCards(origin, operations, { fewest = 3 } = {}) {
  const { list: wallets } = await ask(origin, '/wallet/list', { pageSize: 200 }, operations);
  const { list: cards } = await ask(origin, '/shareCard/list', { pageSize: 200 }, operations);
  const first = wallets.toSorted((one, other) => other.cardholders.length - one.cardholders.length);
  for (const wallet of first) {
    const own = cards.filter(({ pool, state }) => pool.id === wallet.id && state === 'ACTIVE');
    if (own.length >= fewest) return { wallet, cards: own };
  }
  throw new Error(`The demo has no wallet with ${fewest} active cards.`);
}

const everything = { role: 'VIEWER', visibleCards: 'ALL', cardIds: [], limit: null, limitPeriod: null };

/** Returns a new e-mail address. */
export const newEmail = () => `seat.${randomUUID()}@holders.example`;

/** Returns an invitation: read access to the whole wallet unless `access` changes it. */
export const invitationOf = (walletId, access = {}) => ({ walletId, email: newEmail(), ...everything, ...access });

/** Invites a user, accepts the invitation and signs in. */
export async function takeSeat({ origin, mailbox }, by, invitation) {
  await ask(origin, '/walletUser/invite', invitation, withKey(by));
  return acceptSeat({ origin, mailbox }, invitation.email);
}

/** Follows the link in the mail to an address. */
export async function acceptSeat({ origin, mailbox }, email) {
  const mails = await (await fetch(mailbox)).text();
  const [mail] = mails.split('<article').filter((one) => one.includes(email));
  const [, token] = /token=([\w-]+)/.exec(mail ?? '') ?? [];
  if (!token) throw new Error('The invitation is not in the mailbox.');
  const own = { token, nickname: `Seat ${email.slice(5, 9)}`, password, confirmPassword: password };
  await ask(origin, '/public/password/reset', own);
  return { email, headers: await signInAs(origin, { loginName: email, password }) };
}
