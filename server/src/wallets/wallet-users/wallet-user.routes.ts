import { codes, mailWaitSeconds } from '@console/contracts';
import { inviteWalletUser } from '@console/contracts/wallets';
import { takeMailTurn } from '../../attempts/attempt.repo';
import type { App } from '../../deps';
import { linkOriginOf } from '../../mails/link.rules';
import { postMail } from '../../mails/outbox.repo';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { mount, type SignedInContext } from '../../mount';
import { secretHash } from '../../mounting/session-guard';
import { insertPasswordToken } from '../../passwords/password.repo';
import { newSecret } from '../../passwords/secrets';
import { Refusal } from '../../refusal';
import { hashPassword } from '../../session/password';
import { findOwner, findSite, insertInvitedUser, keepInvitation, type Owner } from './wallet-user.repo';

const lifeSeconds = 72 * 60 * 60;

export function walletUserRoutes(app: App): void {
  mount(app, inviteWalletUser, async ({ merchantId, email }, context) => {
    const { db, actor, now, audit } = context;
    const { companyId } = actor;
    const merchant = actor.accountType === 'CHANNEL' ? null : await findMerchant(context, merchantId);
    if (!merchant) throw new Refusal(codes.notFound);
    if (merchant.status !== 'ACTIVE')
      throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'merchantId', code: 'INVALID', params: {} }] });
    await takeMailTurn(db, { scope: 'mail', key: ['invite', companyId, email.toLowerCase()], now }, mailWaitSeconds);
    const id = await invite(context, { merchantId, email, owner: await findOwner(db, email) });
    await audit({ objectType: 'wallet_user', objectId: id, objectLabel: merchant.merchantNo, after: { merchantId } });
    return { email, expiresAt: expiryOf(now).toISOString() };
  });
}

const expiryOf = (now: Date) => new Date(now.getTime() + lifeSeconds * 1000);

interface Wish {
  merchantId: string;
  email: string;
  owner: Owner;
}

/** Id of the wallet user, or of the merchant where the address can be nobody's new account. */
async function invite(context: SignedInContext, { merchantId, email, owner }: Wish): Promise<string> {
  const { db, actor, language, now, visit } = context;
  const { companyId, userId: invitedBy } = actor;
  const { siteOrigins, timezone } = await findSite(db, companyId);
  const origin = linkOriginOf(visit.origin, siteOrigins);
  const letter = { companyId, to: email, language, name: email, now };
  // Hashed in every case, so that the time it takes says nothing either.
  const passwordHash = await hashPassword(newSecret());
  if (owner.at === 'other') {
    await postMail(db, { ...letter, letter: 'alreadyRegistered', what: `${origin}/login` });
    return merchantId;
  }
  const row = { companyId, merchantId, email, invitedBy, expiresAt: expiryOf(now), now };
  if (owner.at === 'user') {
    await postMail(db, { ...letter, letter: 'walletLinked', what: `${origin}/login` });
    return keepInvitation(db, { ...row, userId: owner.userId, state: 'ACCEPTED' });
  }
  const userId =
    owner.at === 'invited' ? owner.userId : await insertInvitedUser(db, { ...row, language, timezone, passwordHash });
  const token = newSecret();
  await insertPasswordToken(db, {
    tokenHash: secretHash(token),
    companyId,
    userId,
    purpose: 'INVITATION',
    lifeSeconds,
    now,
  });
  await postMail(db, { ...letter, letter: 'walletInvitation', what: `${origin}/walletUserInvite?token=${token}` });
  return keepInvitation(db, { ...row, userId, state: 'INVITED' });
}
