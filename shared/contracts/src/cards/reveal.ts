import { z } from '@console/contracts/zod';
import { isSecurityCode } from '../card-number.rules';
import { operation } from '../operation';
import { id, instant, longText } from '../text';

/** What a whole card number is looked at for. `OTHER` needs a note. */
export const revealPurposes = ['HOLDER_REQUEST', 'PAYMENT_SETUP', 'DISPUTE', 'FRAUD_CHECK', 'OTHER'] as const;

/** What the frame asks for before it shows anything: who has an authenticator proves it with that. */
export const stepUps = ['password', 'code'] as const;
export type StepUp = (typeof stepUps)[number];

/**
 * Asks to see a card's number: answers a ticket that the frame at `frame` redeems, once and soon. The console itself
 * never learns the number; its scripts cannot read the frame, which has an origin of its own.
 */
export const requestReveal = operation({
  path: '/card/reveal',
  permission: 'cards.card.reveal',
  forKeys: false,
  input: z.strictObject({ id: id('card'), purpose: z.enum(revealPurposes), note: longText().optional() }),
  output: z.strictObject({ ticket: z.string(), frame: z.url(), stepUp: z.enum(stepUps), expiresAt: instant }),
});

/** For the frame alone: anywhere but on its origin this call does not exist. */
export const redeemReveal = operation({
  path: '/public/card/redeem',
  permission: 'public',
  input: z.strictObject({ ticket: z.string().max(100), proof: z.string().min(1).max(200) }),
  output: z.strictObject({
    number: z.string(),
    /** `MM/YY`. */
    expiry: z.string(),
    securityCode: z.string().refine(isSecurityCode),
    /** How long it may be seen. */
    seconds: z.int(),
  }),
  resetsIdle: false,
});
