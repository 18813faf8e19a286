import { z } from '@console/contracts/zod';
import { isSecurityCode } from '../card-number.rules';
import { operation } from '../operation';
import { id, instant, longText } from '../text';

/** Purposes of revealing a full card number. `OTHER` requires a note. */
export const revealPurposes = ['HOLDER_REQUEST', 'PAYMENT_SETUP', 'DISPUTE', 'FRAUD_CHECK', 'OTHER'] as const;

/**
 * Step-up authentication in the frame: an authenticator code if the user has an authenticator, otherwise the password.
 */
export const stepUps = ['password', 'code'] as const;
export type StepUp = (typeof stepUps)[number];

/**
 * Requests a card number. The response has a short-lived, single-use ticket that the page at `frame` redeems. The
 * console never receives the number: its scripts cannot read the frame, which has its own origin.
 */
export const requestReveal = operation({
  path: '/card/reveal',
  permission: 'cards.card.reveal',
  forKeys: false,
  input: z.strictObject({ id: id('card'), purpose: z.enum(revealPurposes), note: longText().optional() }),
  output: z.strictObject({ ticket: z.string(), frame: z.url(), stepUp: z.enum(stepUps), expiresAt: instant }),
});

/** Redeems a ticket. The operation exists only at the frame's origin. */
export const redeemReveal = operation({
  path: '/public/card/redeem',
  permission: 'public',
  input: z.strictObject({ ticket: z.string().max(100), proof: z.string().min(1).max(200) }),
  output: z.strictObject({
    number: z.string(),
    /** `MM/YY`. */
    expiry: z.string(),
    securityCode: z.string().refine(isSecurityCode),
    /** Display time in seconds. */
    seconds: z.int(),
  }),
  resetsIdle: false,
});
