import { codes, type InputOf } from '@console/contracts';
import {
  checkServiceAgreement,
  type OnboardingSubmission,
  type signServiceAgreement,
} from '@console/contracts/onboarding';
import { insertAcceptance } from '../../platform/agreements/acceptance.store';
import { type CurrentAgreement, findCurrentAgreement } from '../../platform/agreements/agreement-text.query';
import { refuseRestrictedCompany } from '../../platform/companies/refuse-restricted-company.actions';
import { withinCompany } from '../../platform/db/within-company';
import { assertVersion } from '../../platform/expected-version';
import type { SignedInContext } from '../../platform/http/mount';
import { findSite } from '../../platform/mail/site.query';
import { Refusal, refuseIssues } from '../../platform/refusal';
import { findSubmission, lockSubmission, updateAgreed } from './onboarding-submission.store';

/** Returns the service agreement in effect at the site of the applicant's company. */
export async function findOffered({ db, actor, now }: SignedInContext): Promise<CurrentAgreement | null> {
  const { siteOrigins } = await findSite(db, actor.companyId);
  return findCurrentAgreement(db, { website: siteOrigins[0] ?? '', type: 'SERVICE', now });
}

/** Stores the signature of a submitted application, with an acceptance in the company of the agreement. */
export async function signAgreement(
  { agreementId, version, ...step }: InputOf<typeof signServiceAgreement>,
  context: SignedInContext,
): Promise<OnboardingSubmission> {
  const { db, actor, now, language, visit, audit } = context;
  await refuseRestrictedCompany(db, { companyId: actor.companyId, field: 'accepts' });
  refuseIssues(checkServiceAgreement(step, actor.nickname));
  const before = await lockSubmission(db, actor.userId);
  await assertVersion(before, version, () => ({ current: before }));
  if (before.state !== 'SUBMITTED') throw new Refusal(codes.transition);
  const offered = await findOffered(context);
  if (offered?.agreement.id !== agreementId)
    throw new Refusal(codes.invalid, {
      fieldIssues: [{ field: 'accepts', code: 'AGREEMENT_CHANGED', params: {} }],
    });
  const { companyId, agreement } = offered;
  const subject = { type: 'APPLICATION', id: before.id } as const;
  const { signature } = step;
  await withinCompany(context, companyId, (ctx) =>
    insertAcceptance(ctx.db, { companyId, agreement, subject, signature, language, ip: visit.ip, now }),
  );
  await updateAgreed(db, { id: before.id, now });
  const after = await findSubmission(db, actor.userId);
  await audit({
    objectType: 'onboarding_submission',
    objectId: before.id,
    objectLabel: before.id,
    before: { state: before.state },
    after: { state: after.state, versionNo: agreement.versionNo, signature, language },
  });
  return after;
}
