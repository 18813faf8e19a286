import { codes, endSession, flushTokenTime, resumeSession, signIn, type SignedIn } from '@console/contracts';
import { findBrandOfCompany } from '../brand/brand.query';
import { ownBrandOf } from '../brand/brand.rules';
import { hasDueAgreements } from '../agreements/agreement-text.query';
import type { App } from '../deps';
import { newId } from '../db/ids';
import { findGrants } from '../menus/menu-grants';
import { mount, mountPublic, type PublicContext } from '../http/mount';
import { isBlocked } from '../http/country';
import { secretHash } from '../http/secret-hash';
import { Refusal } from '../refusal';
import { insertPasswordToken } from './passwords/password-token.store';
import { linkSeconds } from './passwords/password-token.rules';
import { newSecret } from './passwords/secrets';
import { proveSecondFactor } from './second-factor/prove-second-factor.actions';
import type { SecretBox } from '../vault/secret-box';
import { findIdleClock } from './idle.query';
import { proveSignIn } from './prove-sign-in.actions';
import { claimResumption } from './claim-resumption.actions';
import { issueSecrets } from './issue-secrets.actions';
import { endSessionRow, insertSession, markResumed } from './session.store';
import { absoluteSeconds, idleLeft } from './session.rules';
import { ctxOf } from './proven-ctx';
import { storeLastLogin } from '../users/user.store';
import { findCandidate, type Candidate } from './sign-in.query';

export function sessionRoutes(app: App): void {
  const { secrets } = app.deps;
  const { features } = app.registry;

  mountPublic(app, signIn, async ({ loginName, password, captcha, totp }, context) => {
    const { db, now, visit } = context;
    const found = await proveSignIn(context, { loginName, password, captcha, secrets, features });
    await proveSecondFactor(context, found, { totp, secrets });
    if (isBlocked(visit.country, found.restrictedCountries)) return refuseCountry(context, found);
    if (found.mustChangePassword) return refuseUntilChanged(context, found);
    await found.door.passed();
    await storeLastLogin(db, found.userId, now);
    const sessionId = newId('ses');
    const { companyId, userId, nickname: name } = found;
    const owner = { marker: 'vcc', id: userId } as const;
    const isAgreementDue = await hasDueAgreements(db, { companyId, userId, now });
    const { ip, userAgent } = visit;
    await insertSession(db, { id: sessionId, companyId, owner, ip, userAgent, isAgreementDue, now });
    // Invitations cannot be accepted while the company is suspended.
    if (found.companyStatus === 'ACTIVE')
      for (const { joined } of features) await joined?.(ctxOf(context, { companyId, userId, sessionId, name }));
    await context.audit(lineOf(found), { companyId, userId, sessionId });
    return letIn(context, { sessionId, user: found, leftSeconds: absoluteSeconds, isAgreementDue, secrets });
  });

  mountPublic(app, resumeSession, async (_input, context) => {
    const { db, now, visit } = context;
    const { resumeHash, sessionId, ownerId, leftSeconds, isAgreementDue } = await claimResumption(context, 'vcc');
    const user = await findCandidate(db, ownerId);
    if (!user?.isActive || user.companyStatus === 'CLOSED') throw new Refusal(codes.signedOut);
    if (isBlocked(visit.country, user.restrictedCountries)) return refuseCountry(context, user);
    await markResumed(db, { resumeHash, sessionId, now });
    return letIn(context, { sessionId, user, leftSeconds, isAgreementDue, secrets });
  });

  mount(app, endSession, async (_input, { db, now, visit, actor, audit }) => {
    await endSessionRow(db, { sessionId: visit.sessionId, reason: 'SIGNED_OUT', now });
    visit.leaveResumeSecret('vcc', null);
    await audit(lineOf(actor));
    return { ok: true };
  });

  mount(app, flushTokenTime, async (_input, { db, actor, now, lastActiveAt }) => {
    const idle = await findIdleClock(db);
    return {
      ...idle,
      idleSeconds: idleLeft(lastActiveAt, now, idle.idleSeconds),
      menuVersion: (await findGrants(db, actor, app.deps)).menuVersion,
    };
  });
}

const lineOf = ({ userId, loginName }: { userId: string; loginName: string }) => ({
  objectType: 'user' as const,
  objectId: userId,
  objectLabel: loginName,
});

/**
 * Checked after the password, so that strangers cannot find out which names exist and from which countries they can
 * sign in.
 */
async function refuseCountry({ audit }: PublicContext, user: Candidate): Promise<never> {
  const { companyId, userId } = user;
  await audit(lineOf(user), { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.countryBlocked, { keepsChanges: true });
}

/** Refuses a sign-in with a password that another user has set, and issues a link for choosing a new one. */
async function refuseUntilChanged({ db, now, audit }: PublicContext, user: Candidate): Promise<never> {
  const token = newSecret();
  const { companyId, userId } = user;
  const fresh = { tokenHash: secretHash(token), companyId, userId, lifeSeconds: linkSeconds, now };
  await insertPasswordToken(db, { ...fresh, purpose: 'FIRST_LOGIN' });
  await audit(lineOf(user), { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.passwordExpired, { data: { token }, keepsChanges: true });
}

interface Welcome {
  sessionId: string;
  user: Candidate;
  leftSeconds: number;
  isAgreementDue: boolean;
  secrets: SecretBox;
}

async function letIn(
  context: PublicContext,
  { sessionId, user, leftSeconds, isAgreementDue, secrets }: Welcome,
): Promise<SignedIn> {
  const { companyId, userId, loginName, nickname, language, timezone, landingPage } = user;
  const token = await issueSecrets(context, { marker: 'vcc', sessionId, companyId, leftSeconds });
  const due = { ...(user.isFactorDue && { secondFactorDue: true }), ...(isAgreementDue && { agreementDue: true }) };
  const own = { userId, loginName, nickname, language, timezone, landingPage, ...pictureOf(user) };
  const brand = ownBrandOf(await findBrandOfCompany(context.db, companyId));
  return { ...own, ...due, token, brand, idle: await findIdleClock(context.db), draftKey: secrets.draftKeyOf(userId) };
}

const pictureOf = ({ picture }: Candidate) => (picture === null ? {} : { picture });
