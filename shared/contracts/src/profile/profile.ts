import { z } from '@console/contracts/zod';
import { language } from '../language';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';

/** What a user is told about themselves. */
export const profile = z.strictObject({
  loginName: z.string(),
  /** Empty where none is known. */
  email: z.string(),
  nickname: z.string(),
  language,
  /** An IANA name such as `Asia/Singapore`. */
  timezone: z.string(),
  /** Page that is shown after sign-in. */
  landingPage: z.string(),
  /** Pages to choose it from: those of the user's menus. */
  landingPages: z.array(z.strictObject({ page: z.string(), names: i18nText })),
  /** Address of their picture, usable in `<img>`; null where they have none. */
  picture: z.string().nullable(),
  passwordChangedAt: instant,
  version: z.int(),
});
export type Profile = z.infer<typeof profile>;

export const readProfile = operation({
  path: '/profile/query',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: profile,
  reads: true,
});

/** What a user decides about themselves. */
export const profileDraft = z.strictObject({
  nickname: requiredText(60),
  language,
  timezone: requiredText(),
  landingPage: requiredText(),
});
export type ProfileDraft = z.infer<typeof profileDraft>;

/** A landing page that the user may not open, and a time zone that does not exist, are refused by their field. */
export const saveProfile = operation({
  path: '/profile/update',
  permission: 'signed-in',
  input: profileDraft.extend({ version: z.int() }),
  output: profile,
});

/** Takes a picture that this user has uploaded, or none. The one before is gone. */
export const setPicture = operation({
  path: '/profile/picture',
  permission: 'signed-in',
  input: z.strictObject({ fileId: id('file').nullable() }),
  output: z.strictObject({ picture: z.string().nullable() }),
});
