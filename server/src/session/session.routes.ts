import { codes, endSession, flushTokenTime, resumeSession, signIn, type SignedIn } from '@console/contracts';
import type { App } from '../deps';
import { newId } from '../ids';
import { findGrants } from '../menus/menu-grants';
import { mount, mountPublic, type PublicContext } from '../mount';
import { isBlocked } from '../mounting/country';
import { secretHash } from '../mounting/session-guard';
import { Refusal } from '../refusal';
import { insertPasswordToken } from '../passwords/password.repo';
import { linkSeconds } from '../passwords/password-token.rules';
import { newSecret } from '../passwords/secrets';
import { proveSecondFactor } from '../second-factor/prove-second-factor';
import type { SecretBox } from '../vault/secret-box';
import { findIdleClock } from './idle.repo';
import { proveSignIn } from './prove-sign-in';
import { endSessionRow, insertSecrets, insertSession, lockResumable, markResumed } from './session.repo';
import { absoluteSeconds, idleLeft, noFailures, resumptionOf } from './session.rules';
import {
  dateOf,
  enterCompanyOfResume,
  findCandidate,
  updateFailures,
  updateLastLogin,
  type Candidate,
} from './sign-in.repo';

export function sessionRoutes(app: App): void {
  const { secrets } = app.deps;

  mountPublic(app, signIn, async ({ loginName, password, captcha, totp }, context) => {
    const { db, now, visit } = context;
    const found = await proveSignIn(context, { loginName, password, captcha, secrets });
    await proveSecondFactor(context, found, { totp, secrets });
    if (isBlocked(visit.country, found.restrictedCountries)) return refuseCountry(context, found);
    if (found.mustChangePassword) return refuseUntilChanged(context, found);
    await updateFailures(db, found.userId, noFailures);
    await updateLastLogin(db, found.userId, now);
    const sessionId = newId('ses');
    const { companyId, userId } = found;
    await insertSession(db, { id: sessionId, companyId, userId, ip: visit.ip, userAgent: visit.userAgent, now });
    await context.audit(lineOf(found), { companyId, userId, sessionId });
    return letIn(context, { sessionId, user: found, leftSeconds: absoluteSeconds, secrets });
  });

  mountPublic(app, resumeSession, async (_input, context) => {
    const { db, now, visit } = context;
    if (visit.resumeCookie === null) throw new Refusal(codes.signedOut);
    const resumeHash = secretHash(visit.resumeCookie);
    await enterCompanyOfResume(db, resumeHash);
    const found = await lockResumable(db, resumeHash);
    if (!found) throw new Refusal(codes.signedOut);
    const expiresAt = new Date(found.expires_at);
    const lastActiveAt = new Date(found.last_active_at);
    const sessionId = found.session_id;
    const worth = resumptionOf(
      { usedAt: dateOf(found.used_at), endedAt: dateOf(found.ended_at), lastActiveAt, expiresAt },
      now,
      (await findIdleClock(db)).idleSeconds,
    );
    if (worth === 'stolen') await endSessionRow(db, { sessionId, reason: 'RESUME_REUSED', now });
    const user = worth === 'ok' ? await findCandidate(db, found.user_id) : null;
    if (!user?.isActive) throw new Refusal(codes.signedOut, { keepsChanges: true });
    if (isBlocked(visit.country, user.restrictedCountries)) return refuseCountry(context, user);
    await markResumed(db, { resumeHash, sessionId, now });
    return letIn(context, {
      sessionId,
      user,
      leftSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
      secrets,
    });
  });

  mount(app, endSession, async (_input, { db, now, visit, actor, audit }) => {
    await endSessionRow(db, { sessionId: visit.sessionId, reason: 'SIGNED_OUT', now });
    visit.leaveResumeCookie(null);
    await audit(lineOf(actor));
    return { ok: true };
  });

  mount(app, flushTokenTime, async (_input, { db, actor, now, lastActiveAt }) => {
    const idle = await findIdleClock(db);
    return {
      ...idle,
      idleSeconds: idleLeft(lastActiveAt, now, idle.idleSeconds),
      menuVersion: (await findGrants(db, actor, app.deps.builds.release)).menuVersion,
    };
  });
}

const lineOf = ({ userId, loginName }: { userId: string; loginName: string }) => ({
  objectType: 'user',
  objectId: userId,
  objectLabel: loginName,
});

/** Asked after the password, so that a stranger cannot learn which names exist and where they may sign in. */
async function refuseCountry({ audit }: PublicContext, user: Candidate): Promise<never> {
  const { companyId, userId } = user;
  await audit(lineOf(user), { companyId, userId, sessionId: null, failed: true });
  throw new Refusal(codes.countryBlocked, { keepsChanges: true });
}

/** The password was given by somebody else; a link like a mailed one leads to setting an own. */
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
  secrets: SecretBox;
}

/** A fresh token for this tab and a fresh resume secret for the next reload. */
async function letIn(
  { db, now, visit }: PublicContext,
  { sessionId, user, leftSeconds, secrets }: Welcome,
): Promise<SignedIn> {
  const [token, resume] = [newSecret(), newSecret()];
  const { companyId, userId, loginName, nickname, language, timezone, landingPage } = user;
  await insertSecrets(db, { sessionId, companyId, tokenHash: secretHash(token), resumeHash: secretHash(resume), now });
  visit.leaveResumeCookie({ secret: resume, maxAgeSeconds: leftSeconds });
  const own = { userId, loginName, nickname, language, timezone, landingPage };
  return { ...own, token, idle: await findIdleClock(db), draftKey: secrets.draftKeyOf(userId) };
}
