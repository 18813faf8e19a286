import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { secretText } from '../passwords/password-fields';

const empty = z.strictObject({});
const code = z.string().regex(/^\d{6}$/);

/** Returns whether sign-in requires an authenticator code from this user. */
export const querySecondFactor = operation({
  path: '/secondFactor/query',
  permission: 'signed-in',
  input: empty,
  output: z.strictObject({
    isEnabled: z.boolean(),
    /**
     * Two-factor authentication is required for all users: it cannot be disabled, and until it is set up, all other
     * operations are refused.
     */
    isRequired: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
  reads: true,
  needsFactor: false,
});

/** Creates a secret for an authenticator. Codes are not required until `enableSecondFactor` has confirmed it. */
export const startSecondFactor = operation({
  path: '/secondFactor/start',
  permission: 'signed-in',
  input: z.strictObject({ password: secretText }),
  /** `secret` is in Base32, for typing; `uri` is the content of a QR code. */
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  needsFactor: false,
});

/**
 * Enables two-factor authentication. The recovery codes are returned only once; each can be used instead of a code at
 * one sign-in.
 */
export const enableSecondFactor = operation({
  path: '/secondFactor/enable',
  permission: 'signed-in',
  input: z.strictObject({ code }),
  output: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  needsFactor: false,
});

export const disableSecondFactor = operation({
  path: '/secondFactor/disable',
  permission: 'signed-in',
  input: z.strictObject({ password: secretText }),
  output: done,
});
