import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { agreementText } from '../public/agreement';
import { id, text } from '../text';
import { onboardingSubmission } from './onboarding';

/** Service agreement of the applicant's site, with the name that the applicant signs with. */
export const serviceAgreement = z.strictObject({
  /**
   * Agreement version in effect for the site's company, or if it has none, for the default company; null if neither has
   * one.
   */
  agreement: agreementText.nullable(),
  name: z.string(),
  submission: onboardingSubmission,
});
export type ServiceAgreement = z.infer<typeof serviceAgreement>;

export const findServiceAgreement = operation({
  path: '/onboarding/agreement',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: serviceAgreement,
  reads: true,
});

/** Form input of /onboardingServiceAgreement, validated by `checkServiceAgreement`. */
export const serviceAgreementStep = z.strictObject({ signature: text(200), accepts: z.boolean() });
export type ServiceAgreementStep = z.infer<typeof serviceAgreementStep>;

/**
 * Signs the service agreement in the language of the call, once the application is submitted. Stores an acceptance with
 * version, signature, IP address, time and hash. Refused at `accepts` if `agreementId` is not the version in effect.
 */
export const signServiceAgreement = operation({
  path: '/onboarding/agreement/sign',
  permission: 'onboarding',
  input: serviceAgreementStep.extend({ agreementId: id('agreement'), version: z.int() }),
  output: onboardingSubmission,
});
