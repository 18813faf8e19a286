import { z } from '@console/contracts/zod';
import { language } from '../language';
import { operation } from '../operation';
import { i18nText, id, instant, requiredText } from '../text';

/** Profile of the signed-in user. */
export const profile = z.strictObject({
  loginName: z.string(),
  /** Empty if the user has no e-mail address. */
  email: z.string(),
  nickname: z.string(),
  language,
  /** IANA name, such as `Asia/Singapore`. */
  timezone: z.string(),
  /** First page after sign-in. */
  landingPage: z.string(),
  /** Options for the landing page: the pages of the user's menus. */
  landingPages: z.array(z.strictObject({ page: z.string(), names: i18nText })),
  /** Address of the user's picture, usable in `<img>`; null without one. */
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

/** Form input of the profile. */
export const profileDraft = z.strictObject({
  nickname: requiredText(60),
  language,
  timezone: requiredText(),
  landingPage: requiredText(),
});
export type ProfileDraft = z.infer<typeof profileDraft>;

/** Saves the profile. A landing page that the user cannot open and an unknown time zone are refused at their fields. */
export const saveProfile = operation({
  path: '/profile/update',
  permission: 'signed-in',
  input: profileDraft.extend({ version: z.int() }),
  output: profile,
});

/** Sets an uploaded picture of the user, or removes it. The previous picture is deleted. */
export const setPicture = operation({
  path: '/profile/picture',
  permission: 'signed-in',
  input: z.strictObject({ fileId: id('file').nullable() }),
  output: z.strictObject({ picture: z.string().nullable() }),
});
