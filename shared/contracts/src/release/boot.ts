import { z } from '@console/contracts/zod';
import { language } from '../language';
import { brand } from '../public/brand';
import { tokenStores } from '../session/session';

import { releaseOffer } from './offer';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Boot data that the document carries for the shell as inert JSON, so that the first paint is already correct. */
export const bootData = z.strictObject({
  shellVersion: z.string(),
  language,
  theme: z.enum(themes),
  /**
   * The request carried a resume cookie. Cross-site links omit the cookie, so boot also tries to resume when this is
   * false.
   */
  mayResume: z.boolean(),
  tokenStore: z.enum(tokenStores),
  /** Brand of this address's company; after sign-in the user's own company replaces it. */
  brand,
  /** Displays the sandbox strip: no real money moves. */
  isSandbox: z.boolean(),
  /** Users with the permission may load their own development builds. */
  mayDevelop: z.boolean().optional(),
  offer: releaseOffer,
});
/** Boot data that the document carries for the shell. */
export type BootData = z.infer<typeof bootData>;
