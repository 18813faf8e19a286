import { randomUUID } from 'node:crypto';
import { ask, signInAs, withKey } from './client.mjs';

const password = 'Wallet#One1';

/** An open wallet with cards that may be given to somebody, and those cards; one that names who may hold them goes first. */
export async function walletWithCards(origin, operations, { fewest = 3 } = {}) {
  const { list: wallets } = await ask(origin, '/wallet/list', { pageSize: 200 }, operations);
  const { list: cards } = await ask(origin, '/shareCard/list', { pageSize: 200 }, operations);
  const first = wallets.toSorted((one, other) => other.cardholders.length - one.cardholders.length);
  for (const wallet of first) {
    const own = cards.filter(({ pool, state }) => pool.id === wallet.id && state === 'ACTIVE');
    if (own.length >= fewest) return { wallet, cards: own };
  }
  throw new Error('The demo has no wallet with so many cards.');
}

const everything = { role: 'VIEWER', visibleCards: 'ALL', cardIds: [], limit: null, limitPeriod: null };

/** Another address of a stranger, who has as many as they like. */
export const newEmail = () => `seat.${randomUUID()}@holders.example`;

/** What an invitation says: everything of the wallet to look at, unless something else is wished. */
export const invitationOf = (walletId, access = {}) => ({ walletId, email: newEmail(), ...everything, ...access });

/** Somebody who is invited by mail, accepts and signs in. */
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
