import { z } from '@console/contracts/zod';
import { limitPeriods } from '../cards/card';
import { walletStatuses } from '../cards/pool.states';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { email, i18nText, id, instant } from '../text';
import { visibleCardsKinds, walletRoles, walletUserStates } from './wallet-user.states';

/** The address of somebody who is invited to a wallet. */
export const walletUserEmail = email();

/** How many cards can be chosen for one user. */
export const visibleCardsMax = 100;

const access = { role: z.enum(walletRoles), visibleCards: z.enum(visibleCardsKinds) };

/** Somebody outside who may use a wallet, or is invited to. */
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
  /** How they call themselves, once they have accepted. */
  name: z.string().nullable(),
  ...access,
  /** What may be spent in a period with the cards that they see, by whomever; null for no limit of their own. */
  limit: z.strictObject({ amount: money, period: z.enum(limitPeriods) }).nullable(),
  /** What is left of their limit in the running period. */
  left: money.nullable(),
  /** The cards that were chosen for them; empty where they see all. */
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

/** `keyword` matches address, name and wallet. */
export const listWalletUsers = operation({
  path: '/walletUser/list',
  permission: 'cards.wallet-user.view',
  input: listInput(walletUserFilter, ['invitedAt', 'email']),
  output: listOutput(walletUser),
  reads: true,
});

/** What somebody may do in a wallet, which cards they see and how much may be spent with those. */
export const walletAccess = z.strictObject({
  ...access,
  /** Where the cards are chosen. */
  cardIds: z.array(id('card')).max(visibleCardsMax),
  limit: money.nullable(),
  /** Of the limit, where there is one. */
  limitPeriod: z.enum(limitPeriods).nullable(),
});
export type WalletAccess = z.infer<typeof walletAccess>;

/**
 * Invites somebody outside to a wallet, by a link to /walletUserInvite that works once and for 72 hours. Invited again
 * they get a new link, and the old one is worth nothing. Where nothing is said of their access it stays what it is; a
 * new user may look at every card. The answer is the same whether the address is new or belongs to an account of another
 * company; only its owner is told, by mail.
 */
export const inviteWalletUser = operation({
  path: '/walletUser/invite',
  permission: 'cards.wallet-user.invite',
  input: z.strictObject({ walletId: id('wallet'), email: walletUserEmail, ...walletAccess.partial().shape }),
  output: walletUser,
  idempotent: true,
});

const target = z.strictObject({ id: id('wuser'), version: z.int() });

/** Counts from the next call of the user, and from the next purchase. Nobody changes what they themselves may. */
export const setWalletAccess = operation({
  path: '/walletUser/access',
  permission: 'cards.wallet-user.invite',
  input: target.extend(walletAccess.shape),
  output: walletUser,
  idempotent: true,
});

/** An invitation that was not used yet expires at once; its link leads nowhere unless to another wallet. */
export const withdrawWalletInvitation = operation({
  path: '/walletUser/withdraw',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});

/** Somebody who has accepted may use the wallet no more. Their account stays. */
export const removeWalletUser = operation({
  path: '/walletUser/remove',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});
