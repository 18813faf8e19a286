import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { language } from '../language';
import { operation } from '../operation';
import { ownBrand } from '../public/brand';
import { requiredText, text } from '../text';
import { captchaSolution } from './captcha';

/** Two consoles, two users, two tokens, never mixed. */
export const systemMarkers = ['vcc', 'self-onboarding'] as const;
export type SystemMarker = (typeof systemMarkers)[number];

/**
 * Where a client keeps its token: in memory, and continues by the resume cookie; or with the user in local storage, for
 * a backend that has no resume call.
 */
export const tokenStores = ['memory', 'localStorage'] as const;
export type TokenStore = (typeof tokenStores)[number];

/** When the client warns, how long it counts down, and when the server ends an idle session; in seconds. */
export const idleClock = z.strictObject({
  idleSeconds: z.int(),
  warnSeconds: z.int(),
  countdownSeconds: z.int(),
});
export type IdleClock = z.infer<typeof idleClock>;

/** Who is signed in. The token is opaque, 256 bits; the server keeps only its hash. */
export const signedIn = z.strictObject({
  token: z.string(),
  userId: z.string(),
  loginName: z.string(),
  nickname: z.string(),
  language,
  timezone: z.string(),
  landingPage: z.string(),
  /** Address of their picture; absent where they have none. */
  picture: z.string().nullable().optional(),
  /** Of the company that they belong to, at whichever address they sign in; absent, that of the address stays. */
  brand: ownBrand.optional(),
  /** A second factor is demanded and not set up yet: until it is, the server permits nothing else. */
  secondFactorDue: z.boolean().optional(),
  /** Agreements are due: until they are accepted, the server refuses all other calls. */
  agreementDue: z.boolean().optional(),
  /** A backend that does not say leaves the client with the specification's values. */
  idle: idleClock.optional(),
  /** Encrypts this user's drafts in the browser: 256 bits in Base64, the same at every sign-in. */
  draftKey: z.string().optional(),
});
export type SignedIn = z.infer<typeof signedIn>;

/**
 * Refused with `codes.secondFactor` where `totp` is missing or wrong after a right password, with `codes.captcha` and a
 * `CaptchaChallenge` after three failures, and with `codes.passwordExpired` and `data: { token }` for /firstTimeLogin
 * where the user must set a password first.
 */
export const signIn = operation({
  path: '/login',
  permission: 'public',
  input: z.strictObject({
    loginName: requiredText(),
    // Neither trimmed nor length-checked beyond a bound: a wrong one must be wrong, not invalid.
    password: z.string().min(1).max(200),
    /** Six digits, or a recovery code. */
    totp: text(10).optional(),
    captcha: captchaSolution.optional(),
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
  needsFactor: false,
  needsAgreement: false,
});

/** Renews the idle clock and says what is left of it. */
export const flushTokenTime = operation({
  path: '/flushTokenTime',
  permission: 'signed-in',
  input: z.strictObject({}),
  /** A `menuVersion` other than the one of the menus at hand means: fetch them again. */
  output: idleClock.extend({ menuVersion: z.string().optional() }),
  needsFactor: false,
  needsAgreement: false,
  audit: false,
});
