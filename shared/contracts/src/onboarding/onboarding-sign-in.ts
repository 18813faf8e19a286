import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { mailedCode } from '../passwords/mailed-code';
import { linkToken } from '../passwords/password-fields';
import { captchaSolution } from '../session/captcha';
import { signedIn } from '../session/session';
import { email } from '../text';

/** What the form of /onboardingSimpleLogin asks for. */
export const onboardingEmail = z.strictObject({ email: email() });

/**
 * Mails a code of eight letters and digits for /onboardingVerifyEmail; five tries within 10 minutes. The same answer
 * whether the address has been here before or not. Asked again before the wait is over, or too often in a day without
 * having signed in, it is refused with `codes.tooMany`.
 */
export const sendOnboardingCode = operation({
  path: '/public/onboarding/send/code',
  permission: 'public',
  input: onboardingEmail.extend({
    /** The site origin decides whose customer the applicant wants to be. */
    website: z.url().max(200),
    captcha: captchaSolution.optional(),
  }),
  /** `reference` belongs to the code and is sent with it. */
  output: z.strictObject({ waitSeconds: z.int(), reference: z.string() }),
  audit: false,
});

/** What the form of /onboardingVerifyEmail asks for. */
export const onboardingCode = z.strictObject({ code: mailedCode });

/**
 * The mailed code proves the address and signs in; the first time it makes the applicant's account. A code that is
 * wrong, used or too old is refused with `codes.linkInvalid`; after some wrong ones a solved puzzle is needed
 * (`codes.captcha`). `landingPage` is the page of the step that comes next.
 */
export const verifyOnboardingEmail = operation({
  path: '/public/onboarding/verify',
  permission: 'public',
  input: onboardingCode.extend({ reference: linkToken, captcha: captchaSolution.optional() }),
  output: signedIn,
});
