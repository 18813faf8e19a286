import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { mailedCode } from '../passwords/mailed-code';
import { linkToken } from '../passwords/password-fields';
import { captchaSolution } from '../session/captcha';
import { signedIn } from '../session/session';
import { email } from '../text';

/** Form input of /onboardingSimpleLogin. */
export const onboardingEmail = z.strictObject({ email: email() });

/**
 * Mails a code of eight letters and digits for /onboardingVerifyEmail, valid for 10 minutes and five attempts. The
 * response is the same for existing and unknown addresses. Refused with `codes.tooMany` within the waiting time, or
 * after too many calls in a day without a sign-in.
 */
export const sendOnboardingCode = operation({
  path: '/public/onboarding/send/code',
  permission: 'public',
  input: onboardingEmail.extend({
    /** The site origin determines the company to which the applicant applies. */
    website: z.url().max(200),
    captcha: captchaSolution.optional(),
  }),
  /** `reference` identifies the code and is part of the e-mail. */
  output: z.strictObject({ waitSeconds: z.int(), reference: z.string() }),
  audit: false,
});

/** Form input of /onboardingVerifyEmail. */
export const onboardingCode = z.strictObject({ code: mailedCode });

/**
 * Verifies the address with the mailed code and signs in; the first time it also creates the applicant's account. An
 * invalid, used or expired code is refused with `codes.linkInvalid`; after several failures a solved challenge is
 * required (`codes.captcha`). `landingPage` is the page of the next step.
 */
export const verifyOnboardingEmail = operation({
  path: '/public/onboarding/verify',
  permission: 'public',
  input: onboardingCode.extend({ reference: linkToken, captcha: captchaSolution.optional() }),
  output: signedIn,
});
