import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { language } from '../language';
import { operation } from '../operation';
import { ownBrand } from '../public/brand';
import { requiredText, text } from '../text';
import { captchaSolution } from './captcha';

/** The two consoles. Their users and tokens are separate. */
export const systemMarkers = ['vcc', 'self-onboarding'] as const;
export type SystemMarker = (typeof systemMarkers)[number];

/**
 * Token storage of a client: in memory, with the resume cookie for continuing a session; or in local storage together
 * with the user, for a backend without the resume operation.
 */
export const tokenStores = ['memory', 'localStorage'] as const;
export type TokenStore = (typeof tokenStores)[number];

/** Idle timing in seconds: when the client warns, how long it counts down, and when the server ends the session. */
export const idleClock = z.strictObject({
  idleSeconds: z.int(),
  warnSeconds: z.int(),
  countdownSeconds: z.int(),
});
export type IdleClock = z.infer<typeof idleClock>;

/** Result of a sign-in. The token is opaque, 256 bits; the server stores only its hash. */
export const signedIn = z.strictObject({
  token: z.string(),
  userId: z.string(),
  loginName: z.string(),
  nickname: z.string(),
  language,
  timezone: z.string(),
  landingPage: z.string(),
  /** Address of the user's picture; absent or null if the user has none. */
  picture: z.string().nullable().optional(),
  /**
   * Brand of the user's company, independent of the address used to sign in. If absent, the brand of the address is
   * kept.
   */
  brand: ownBrand.optional(),
  /** Two-factor authentication is required and not set up. Until it is, the server refuses all other calls. */
  secondFactorDue: z.boolean().optional(),
  /** Agreements are due: until they are accepted, the server refuses all other calls. */
  agreementDue: z.boolean().optional(),
  /** If absent, the client uses the specification's values. */
  idle: idleClock.optional(),
  /** Key that encrypts this user's drafts in the browser: 256 bits in Base64, the same at every sign-in. */
  draftKey: z.string().optional(),
});
export type SignedIn = z.infer<typeof signedIn>;

/**
 * Signs in. Refused with `codes.secondFactor` if the password is correct and `totp` is missing or wrong, with
 * `codes.captcha` and a `CaptchaChallenge` after three failures, and with `codes.passwordExpired` and `data: { token }`
 * for /firstTimeLogin if the user must set a password first.
 */
export const signIn = operation({
  path: '/login',
  permission: 'public',
  input: z.strictObject({
    loginName: requiredText(),
    // Neither trimmed nor checked beyond a maximum length, so that a wrong password is refused as wrong rather than as
    // invalid input.
    password: z.string().min(1).max(200),
    /** Six-digit code, or a recovery code. */
    totp: text(10).optional(),
    captcha: captchaSolution.optional(),
  }),
  output: signedIn,
});

/** Continues a session after a reload, using the HttpOnly resume cookie. */
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
  needsFactor: false,
  needsAgreement: false,
});

/** Renews the idle time of the session and returns the remaining time. */
export const flushTokenTime = operation({
  path: '/flushTokenTime',
  permission: 'signed-in',
  input: z.strictObject({}),
  /** If `menuVersion` differs from the loaded menus, the client fetches them again. */
  output: idleClock.extend({ menuVersion: z.string().optional() }),
  needsFactor: false,
  needsAgreement: false,
  audit: false,
});
