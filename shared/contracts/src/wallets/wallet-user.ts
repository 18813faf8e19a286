import { z } from '@console/contracts/zod';
import { limitPeriods } from '../cards/card';
import { walletStatuses } from '../cards/pool.states';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { enteredMoney, money } from '../money';
import { operation } from '../operation';
import { email, i18nText, id, instant } from '../text';
import { visibleCardsKinds, walletRoles, walletUserStates } from './wallet-user.states';

/** E-mail address of an invited wallet user. */
export const walletUserEmail = email();

/** Maximum number of selected cards of a user. */
export const visibleCardsMax = 100;

const access = { role: z.enum(walletRoles), visibleCards: z.enum(visibleCardsKinds) };

/** External user of a wallet, invited or active. */
export const walletUser = z.strictObject({
  id: id('wuser'),
  wallet: z.strictObject({
    id: id('wallet'),
    name: z.string(),
    status: z.enum(walletStatuses),
    currency: z.enum(currencies),
  }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  email: z.string(),
  /** Name that the user entered; null until the invitation is accepted. */
  name: z.string().nullable(),
  ...access,
  /** Spending limit per period for purchases with the user's visible cards, by any user; null if there is no limit. */
  limit: z.strictObject({ amount: money, period: z.enum(limitPeriods) }).nullable(),
  /** Remaining limit in the current period. */
  left: money.nullable(),
  /** Selected cards; empty if the user sees all cards. */
  cards: z.array(z.strictObject({ id: id('card'), number: z.string(), alias: z.string() })),
  state: z.enum(walletUserStates),
  invitedBy: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type WalletUser = z.infer<typeof walletUser>;

export const walletUserFilter = z.strictObject({
  state: z.array(z.enum(walletUserStates)).max(4).optional(),
  role: z.array(z.enum(walletRoles)).max(3).optional(),
  walletId: z.array(id('wallet')).max(50).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
});

/** Lists wallet users. `keyword` matches address, name and wallet. */
export const listWalletUsers = operation({
  path: '/walletUser/list',
  permission: 'cards.wallet-user.view',
  input: listInput(walletUserFilter, ['invitedAt', 'email']),
  output: listOutput(walletUser),
  reads: true,
});

/** Access of a user: role in the wallet, visible cards, and spending limit for these cards. */
export const walletAccess = z.strictObject({
  ...access,
  /** Used with `SELECTED`. */
  cardIds: z.array(id('card')).max(visibleCardsMax),
  limit: enteredMoney.nullable(),
  /** Period of the limit; null if there is no limit. */
  limitPeriod: z.enum(limitPeriods).nullable(),
});
export type WalletAccess = z.infer<typeof walletAccess>;

/**
 * Invites an external user with a single-use link to /walletUserInvite, valid for 72 hours. A repeated invitation sends
 * a new link and invalidates the previous one. If access fields are omitted, an existing user's access stays unchanged,
 * and a new user can view every card. The response is the same for a new address and for one that belongs to another
 * company's account; only the owner of the address is notified by e-mail.
 */
export const inviteWalletUser = operation({
  path: '/walletUser/invite',
  permission: 'cards.wallet-user.invite',
  input: z.strictObject({ walletId: id('wallet'), email: walletUserEmail, ...walletAccess.partial().shape }),
  output: walletUser,
  idempotent: true,
});

const target = z.strictObject({ id: id('wuser'), version: z.int() });

/**
 * Changes the access of a user, starting with the next call and the next purchase. Users cannot change their own
 * access.
 */
export const setWalletAccess = operation({
  path: '/walletUser/access',
  permission: 'cards.wallet-user.invite',
  input: target.extend(walletAccess.shape),
  output: walletUser,
  idempotent: true,
});

/** Expires an open invitation immediately. Its link becomes invalid unless it also invites to another wallet. */
export const withdrawWalletInvitation = operation({
  path: '/walletUser/withdraw',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});

/** Removes a user from the wallet. The account of the user remains. */
export const removeWalletUser = operation({
  path: '/walletUser/remove',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});
