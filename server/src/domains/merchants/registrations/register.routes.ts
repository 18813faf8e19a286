import {
  checkNewPassword,
  codes,
  mailWaitSeconds,
  registerMerchant,
  verifyRegistration,
  type RegistrationDraft,
} from '@console/contracts';
import { takeMailTurns } from '../../../platform/session/attempts/mail-turns';
import { findAgreed, storeAcceptances } from './accept-agreements.actions';
import { findBrand } from '../../../platform/brand/brand.query';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import { guardMail } from '../../../platform/session/captcha/guard-form';
import type { Db } from '../../../platform/context';
import type { App } from '../../../platform/deps';
import { postMail } from '../../../platform/mail/outbox.store';
import { mountPublic } from '../../../platform/http/mount';
import { secretHash } from '../../../platform/http/secret-hash';
import { newSecret } from '../../../platform/session/passwords/secrets';
import { ctxOf } from '../../../platform/session/proven-ctx';
import { Refusal } from '../../../platform/refusal';
import { hashPassword } from '../../../platform/session/password';
import { checkReferral, hostOf } from './referral.rules';
import { requestReview } from './request-review.actions';
import {
  enterCompany,
  findHost,
  isRegistered,
  storeRegistration,
  lockRegistration,
  submitRegistration,
} from './registration.store';

const linkSeconds = 72 * 60 * 60;

export function registerRoutes(app: App): void {
  mountPublic(app, registerMerchant, async ({ captcha, ...draft }, context) => {
    const { db, now, language, visit } = context;
    const fieldIssues = checkNewPassword(draft);
    if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
    const agreements = await findAgreed(context, draft);
    await guardMail(context, { captcha, secrets: app.deps.secrets });
    const { id: companyId } = await findBrand(db, draft.website);
    if (companyId === '') throw new Refusal(codes.notFound);
    const { siteOrigins } = await enterCompany(db, companyId);
    await refuseRestrictedCompany(db, { companyId, field: 'email' });
    const merchantId = await findMerchantOf(db, draft);
    await takeMailTurns(context, ['register', draft.email.toLowerCase()]);
    const origin = visit.linkOriginOf(siteOrigins);
    // The password is hashed in both cases, so that the response time doesn't reveal an existing account.
    const [passwordHash, token] = [await hashPassword(draft.password), newSecret()];
    const letter = { companyId, to: draft.email, language, name: draft.username, now };
    if (await isRegistered(db, draft.email)) {
      await postMail(db, { ...letter, letter: 'ALREADY_REGISTERED', what: `${origin}/login` });
    } else {
      const secret = { passwordHash, tokenHash: secretHash(token), lifeSeconds: linkSeconds };
      const applied = { merchantId, companyId, draft, language, siteOrigin: origin, ip: visit.ip, now };
      const id = await storeRegistration(db, { ...applied, ...secret });
      await storeAcceptances(context, { id, signature: draft.username, agreements });
      await enterCompany(db, companyId);
      await postMail(db, { ...letter, letter: 'VERIFY_REGISTRATION', what: `${origin}/registerResult?token=${token}` });
    }
    return { waitSeconds: mailWaitSeconds };
  });

  mountPublic(app, verifyRegistration, async ({ token }, context) => {
    const { db, now, audit } = context;
    const found = await lockRegistration(db, secretHash(token), now);
    if (!found) throw new Refusal(codes.linkInvalid);
    const { id, companyId, username, email, state, rejected_reason: rejectedReason, loginName } = found;
    const applicant = { companyId, userId: id, name: username, sessionId: null };
    if (state !== 'EMAIL_UNVERIFIED') {
      const line = { objectType: 'merchant_registration' as const, objectId: id, objectLabel: username };
      await audit(line, applicant);
      return { username, email, state, rejectedReason, loginName };
    }
    // Another registration of the address may have been submitted or approved since this one was mailed.
    if (await isRegistered(db, email)) throw new Refusal(codes.linkInvalid);
    await refuseRestrictedCompany(db, { companyId, field: 'token' });
    const ctx = ctxOf(context, applicant);
    await submitRegistration(ctx, found);
    await requestReview({ db, now, companyId }, { id, username, version: found.version + 1 });
    return { username, email, state: 'SUBMITTED' as const, rejectedReason, loginName };
  });
}

/**
 * Finds the merchant of a registration. A wrong code counts as an attempt of its IP address, so that codes can't be
 * guessed.
 */
async function findMerchantOf(
  db: Db,
  { merchantNo = '', referralCode = '' }: RegistrationDraft,
): Promise<string | null> {
  const named = merchantNo === '' ? null : await findHost(db, { merchantNo });
  const fieldIssues = checkReferral({ namesMerchant: merchantNo !== '', named, code: referralCode });
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues, keepsChanges: true });
  return hostOf(named, referralCode === '' ? null : await findHost(db, { referralCode }));
}
