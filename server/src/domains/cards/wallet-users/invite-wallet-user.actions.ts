import { codes, type Currency, type InputOf, mailWaitSeconds } from '@console/contracts';
import type { inviteWalletUser, WalletUser } from '@console/contracts/wallets';
import { addAttempt } from '../../../platform/session/attempts/attempt.store';
import { takeMailTurn } from '../../../platform/session/attempts/mail-turn.actions';
import { daySeconds } from '../../../platform/session/attempts/mail-turns';
import { readPoolRow } from '../pools/pool.query';
import type { PoolRow } from '../pools/pool-row.query';
import { isStaff } from '../../../platform/audience/audience.rules';
import type { Actor } from '../../../platform/context';
import { postMail } from '../../../platform/mail/outbox.store';
import { findSite, type Site } from '../../../platform/mail/site.query';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { secretHash } from '../../../platform/http/secret-hash';
import { insertPasswordToken } from '../../../platform/session/passwords/password-token.store';
import { insertInvitedUser } from '../../../platform/users/user.store';
import { newSecret } from '../../../platform/session/passwords/secrets';
import { Refusal } from '../../../platform/refusal';
import { unusablePassword } from '../../../platform/session/password';
import { walletKind } from '../wallets/wallet-kind.query';
import { seesAllOf } from '../../../platform/session/membership.rules';
import { type MetMembership, membershipDisabledReason } from './wallet-user.rules';
import { findAccess, findOwnAccess, lockVisibleCards } from './wallet-access.query';
import { keepInvitation, storeAccess } from './wallet-user.store';
import { type Access, accessLine, accessOf, firstAccess } from './wallet-access.rules';
import { toWalletUser } from './wallet-user-row.query';
import { readWalletUserRow } from './wallet-user-search.query';
import { findOwner, lockWallet, type Owner } from './wallet-invitation.store';

const lifeSeconds = 72 * 60 * 60;

const turnOf = (companyId: string, email: string, now: Date) => ({
  scope: 'mail' as const,
  key: ['invite', companyId, email.toLowerCase()],
  now,
});

/** Maximum invitations per user and day: more than colleagues to invite, but a limit for mails to strangers. */
const ofDayMax = { staff: 500, others: 50 };

/** Counts an invitation of the actor; refused above the daily maximum. */
async function takeInvitation({ db, actor, now }: SignedInContext): Promise<void> {
  const sent = await addAttempt(db, { scope: 'user', key: ['invite', actor.userId], now }, daySeconds);
  if (sent > (isStaff(actor) ? ofDayMax.staff : ofDayMax.others)) throw new Refusal(codes.tooMany);
}

/** Wallet and site of an invitation. */
interface Place {
  walletId: string;
  walletName: string;
  currency: Currency;
  merchantId: string;
  site: Site;
  /** Hash of a random password that no user has. */
  passwordHash: string;
}

type InvitingWallet = Pick<PoolRow, 'id' | 'name' | 'currency' | 'merchant_id'>;

const placeOf = async (
  { id, name, currency, merchant_id: merchantId }: InvitingWallet,
  { db, actor }: SignedInContext,
): Promise<Place> => ({
  walletId: id,
  walletName: name,
  currency,
  merchantId,
  site: await findSite(db, actor.companyId),
  passwordHash: await unusablePassword(),
});

/** Invites a user, or sends a new link to one who has not accepted yet. */
export async function inviteToWallet(
  { walletId, email, ...input }: InputOf<typeof inviteWalletUser>,
  context: SignedInContext,
): Promise<WalletUser> {
  const { db, actor, now } = context;
  const found = await findAccess(db, walletId, email);
  const before = found ?? firstAccess;
  const known = await lockVisibleCards(context, walletId, [...(input.cardIds ?? []), ...before.cardIds]);
  await lockWallet(db, walletId);
  const wallet = await readPoolRow(walletKind, context, walletId);
  if (wallet.status === 'CANCELLED')
    throw new Refusal(codes.transition, { data: { from: wallet.status, reason: 'WALLET_CANCELLED' } });
  await refuseRestricted(context, { merchantId: wallet.merchant_id, field: 'email' });
  // A new link does not extend the access that was granted before.
  const isRenewed = found !== null && Object.values(input).every((one) => one === undefined);
  const giver = isRenewed ? null : await findOwnAccess(context, walletId);
  if (found !== null && membershipDisabledReason(metMembership(found, { walletId, known }, actor), actor) !== null)
    throw refusedEmail('SEAT_BEYOND_OWN');
  const { access, issues } = accessOf(input, { before, currency: wallet.currency, known, giver });
  if (issues.length > 0) throw new Refusal(codes.invalid, { fieldIssues: issues });
  await takeInvitation(context);
  await takeMailTurn(db, turnOf(actor.companyId, email, now), mailWaitSeconds);
  const id = await invite(email, await placeOf(wallet, context), context, { access });
  return toWalletUser(await readWalletUserRow(context, id), context);
}

/**
 * Existing membership of an address. `isOwn` is false, because the actor's own one has the role manager and is refused
 * for that.
 */
const metMembership = (
  { role, visibleCards, cardIds }: Access,
  { walletId, known }: { walletId: string; known: ReadonlySet<string> },
  actor: Actor,
): MetMembership => ({
  isOwn: false,
  role,
  isSeen: visibleCards === 'ALL' ? seesAllOf(actor, walletId) : cardIds.every((id) => known.has(id)),
});

const refusedEmail = (code: string) =>
  new Refusal(codes.invalid, { fieldIssues: [{ field: 'email', code, params: {} }] });

/**
 * Invites the first users of a new wallet. An address that was mailed a moment ago gets no second mail, because its
 * link is valid for all wallets.
 */
export async function inviteFirstUsers(
  wallet: InvitingWallet,
  emails: readonly string[],
  context: SignedInContext,
): Promise<void> {
  const { db, actor, now } = context;
  if (emails.length === 0) return;
  const place = await placeOf(wallet, context);
  // Sorted, so that two wallets with the same users cannot deadlock.
  const different = new Map(emails.map((email) => [email.toLowerCase(), email]));
  for (const key of [...different.keys()].sort()) {
    await takeInvitation(context);
    const isFirst = (await addAttempt(db, turnOf(actor.companyId, key, now), mailWaitSeconds)) === 1;
    await invite(different.get(key) ?? key, place, context, { access: firstAccess, mails: isFirst });
  }
}

interface Inviting {
  access: Access;
  mails?: boolean;
}

/** Stores an invitation and returns the wallet user's id. */
async function invite(
  email: string,
  place: Place,
  context: SignedInContext,
  { access, mails = true }: Inviting,
): Promise<string> {
  const { db, actor, now, audit } = context;
  const { walletId, walletName, merchantId, currency, site, passwordHash } = place;
  const owner = ownerFor(actor, await findOwner(db, email));
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1000);
  const row = { companyId: actor.companyId, walletId, merchantId, email, invitedBy: actor.userId, expiresAt, now };
  const usual = { timezone: site.timezone, landingPage: 'card-wallet' } as const;
  const userId =
    owner.at === 'nobody'
      ? await insertInvitedUser(db, { ...row, ...usual, language: context.language, passwordHash })
      : owner.at === 'other'
        ? null
        : owner.userId;
  // Company users see an existing user as accepted immediately. If another user invites, the invited user joins at the
  // next sign-in, which does not reveal the account.
  const state = owner.at === 'user' && isStaff(actor) ? 'ACCEPTED' : 'INVITED';
  const id = await keepInvitation(db, { ...row, userId, state });
  if (id === null) throw refusedEmail('WALLET_USER_EXISTS');
  await storeAccess(context, id, access);
  const about = { type: 'wallet' as const, id: walletId, label: walletName };
  if (mails) await mail(email, { at: owner.at, userId, site, about }, context);
  await audit({
    objectType: 'wallet_user',
    objectId: id,
    objectLabel: walletName,
    after: { walletId, merchantId, ...accessLine(access, currency) },
  });
  return id;
}

/** Owner of an address as the actor may know it: only company users learn of accounts with more than wallets. */
const ownerFor = (actor: Actor, owner: Owner): Owner =>
  owner.at === 'user' && !owner.isOfWallets && !isStaff(actor) ? { at: 'other' } : owner;

interface Addressee {
  at: Awaited<ReturnType<typeof findOwner>>['at'];
  userId: string | null;
  site: Site;
  /** Wallet that the mail is about. */
  about: NonNullable<Parameters<typeof postMail>[1]['about']>;
}

/** Sends the mail for the owner's kind of account. Its content is not returned to the inviter. */
async function mail(email: string, { at, userId, site, about }: Addressee, context: SignedInContext): Promise<void> {
  const { db, actor, language, now, visit } = context;
  const { companyId } = actor;
  const origin = visit.linkOriginOf(site.siteOrigins);
  const letter = { companyId, to: email, language, name: email, about, now };
  if (at === 'other' || userId === null)
    return postMail(db, { ...letter, letter: 'ALREADY_REGISTERED', what: `${origin}/login` });
  if (at === 'user') return postMail(db, { ...letter, letter: 'WALLET_LINKED', what: `${origin}/login` });
  const token = newSecret();
  const tokenHash = secretHash(token);
  await insertPasswordToken(db, { tokenHash, companyId, userId, purpose: 'INVITATION', lifeSeconds, now });
  return postMail(db, { ...letter, letter: 'WALLET_INVITATION', what: `${origin}/walletUserInvite?token=${token}` });
}
