import {
  codes,
  endOnboarding,
  flushOnboardingTime,
  mailWaitSeconds,
  pageOfStep,
  resumeOnboarding,
  type SignedIn,
} from '@console/contracts';
import { sendOnboardingCode, verifyOnboardingEmail } from '@console/contracts/onboarding';
import { clearMailTurns, takeMailTurns } from '../../platform/session/attempts/mail-turns';
import { findBrand } from '../../platform/brand/brand.query';
import { refuseRestrictedCompany } from '../../platform/companies/refuse-restricted-company.actions';
import { guardMail } from '../../platform/session/captcha/guard-form';
import type { App } from '../../platform/deps';
import { newId } from '../../platform/db/ids';
import { postMail } from '../../platform/mail/outbox.store';
import { mount, mountPublic, type PublicContext } from '../../platform/http/mount';
import { isBlocked } from '../../platform/http/country';
import { secretHash } from '../../platform/http/secret-hash';
import { codeSeconds } from '../../platform/session/passwords/password-token.rules';
import { newCode, newSecret } from '../../platform/session/passwords/secrets';
import { Refusal } from '../../platform/refusal';
import { claimResumption } from '../../platform/session/claim-resumption.actions';
import { findIdleClock } from '../../platform/session/idle.query';
import { issueSecrets } from '../../platform/session/issue-secrets.actions';
import { endSessionRow, insertSession, markResumed } from '../../platform/session/session.store';
import { absoluteSeconds, idleLeft } from '../../platform/session/session.rules';
import { findApplicant, storeApplicant, type Applicant } from './applicant.store';
import { nicknameOf } from './applicant.rules';
import { storeCode } from './onboarding-code.store';
import { proveAddress } from './prove-address.actions';

export function onboardingSessionRoutes(app: App): void {
  const { secrets } = app.deps;

  mountPublic(app, sendOnboardingCode, async ({ email, website, captcha }, context) => {
    const { db, now, language } = context;
    await guardMail(context, { captcha, secrets });
    const { id: companyId } = await findBrand(db, website);
    if (companyId === '') throw new Refusal(codes.notFound);
    await refuseRestrictedCompany(db, { companyId, field: 'email' });
    await takeMailTurns(context, turnKey({ companyId, email }));
    const [reference, code] = [newSecret(), newCode()];
    const hashes = { referenceHash: secretHash(reference), codeHash: secretHash(reference + code) };
    await storeCode(db, { ...hashes, companyId, email, language, lifeSeconds: codeSeconds, now });
    await postMail(db, { companyId, to: email, language, letter: 'ONBOARDING_CODE', name: '', what: code, now });
    return { waitSeconds: mailWaitSeconds, reference };
  });

  mountPublic(app, verifyOnboardingEmail, async (proof, context) => {
    const { db, now, visit } = context;
    const proven = await proveAddress(context, { ...proof, secrets });
    await refuseRestrictedCompany(db, { companyId: proven.companyId, field: 'code' });
    await clearMailTurns(context, turnKey(proven));
    const applicant = await storeApplicant(db, { ...proven, now });
    await refuseWhereClosed(context, applicant);
    const [sessionId, { companyId }] = [newId('ses'), applicant];
    const owner = { marker: 'self-onboarding', id: applicant.id } as const;
    await insertSession(db, { id: sessionId, companyId, owner, ip: visit.ip, userAgent: visit.userAgent, now });
    await context.audit(lineOf(applicant.id), { companyId, userId: applicant.id, sessionId });
    return letIn(context, { sessionId, applicant, leftSeconds: absoluteSeconds });
  });

  mountPublic(app, resumeOnboarding, async (_input, context) => {
    const { db, now } = context;
    const { resumeHash, sessionId, ownerId, leftSeconds } = await claimResumption(context, 'self-onboarding');
    const applicant = await findApplicant(db, ownerId);
    if (!applicant) throw new Refusal(codes.signedOut);
    await refuseWhereClosed(context, applicant);
    await markResumed(db, { resumeHash, sessionId, now });
    return letIn(context, { sessionId, applicant, leftSeconds });
  });

  mount(app, endOnboarding, async (_input, { db, now, visit, actor, audit }) => {
    await endSessionRow(db, { sessionId: visit.sessionId, reason: 'SIGNED_OUT', now });
    visit.leaveResumeSecret('self-onboarding', null);
    await audit(lineOf(actor.userId));
    return { ok: true };
  });

  mount(app, flushOnboardingTime, async (_input, { db, now, lastActiveAt }) => {
    const idle = await findIdleClock(db);
    return { ...idle, idleSeconds: idleLeft(lastActiveAt, now, idle.idleSeconds) };
  });
}

/** Mails are limited per company and e-mail address, so one company's limit doesn't affect another. */
const turnKey = ({ companyId, email }: { companyId: string; email: string }): string[] => [
  'onboarding',
  companyId,
  email.toLowerCase(),
];

/** The audit log entry contains only the id, because audit logs must not contain e-mail addresses. */
const lineOf = (id: string) => ({ objectType: 'onboarding_account' as const, objectId: id, objectLabel: id });

/**
 * Refuses disabled accounts and restricted countries. Runs after the code is verified, so that strangers can't find out
 * whether an account exists.
 */
async function refuseWhereClosed({ visit, audit }: PublicContext, applicant: Applicant): Promise<void> {
  const { id, companyId, isActive, restrictedCountries } = applicant;
  const isFromBlocked = isBlocked(visit.country, restrictedCountries);
  if (isActive && !isFromBlocked) return;
  await audit(lineOf(id), { companyId, userId: id, sessionId: null, failed: true });
  throw new Refusal(isFromBlocked ? codes.countryBlocked : codes.linkInvalid, { keepsChanges: true });
}

interface Welcome {
  sessionId: string;
  applicant: Applicant;
  leftSeconds: number;
}

async function letIn(context: PublicContext, { sessionId, applicant, leftSeconds }: Welcome): Promise<SignedIn> {
  const { id, companyId, email, language, timezone, currentStep } = applicant;
  const token = await issueSecrets(context, { marker: 'self-onboarding', sessionId, companyId, leftSeconds });
  return {
    token,
    userId: id,
    loginName: email,
    nickname: nicknameOf(email),
    language,
    timezone,
    landingPage: pageOfStep(currentStep),
    idle: await findIdleClock(context.db),
  };
}
