import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { language } from '../language';
import { operation } from '../operation';
import { requiredText, text } from '../text';

/** Two consoles, two users, two tokens, never mixed. */
export const systemMarkers = ['vcc', 'self-onboarding'] as const;
export type SystemMarker = (typeof systemMarkers)[number];

/** Who is signed in. The token is opaque, 256 bits; the server keeps only its hash. */
export const signedIn = z.strictObject({
  token: z.string(),
  userId: z.string(),
  loginName: z.string(),
  nickname: z.string(),
  language,
  timezone: z.string(),
  landingPage: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const signIn = operation({
  path: '/login',
  permission: 'public',
  input: z.strictObject({
    loginName: requiredText(),
    // Neither trimmed nor length-checked beyond a bound: a wrong one must be wrong, not invalid.
    password: z.string().min(1).max(200),
    totp: text(10).optional(),
  }),
  output: signedIn,
});

/** Continues a session after a reload, by the HttpOnly resume cookie. */
export const resumeSession = operation({
  path: '/session/resume',
  permission: 'public',
  input: z.strictObject({}),
  output: signedIn,
  audit: false,
});

export const endSession = operation({
  path: '/session/end',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: done,
});

/** Renews the idle clock and says what is left of it. */
export const flushTokenTime = operation({
  path: '/flushTokenTime',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ idleSeconds: z.int(), warnSeconds: z.int(), countdownSeconds: z.int() }),
  audit: false,
});
