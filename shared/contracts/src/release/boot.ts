import { z } from '@console/contracts/zod';
import { language } from '../language';
import { brand } from '../public/brand';
import { tokenStores } from '../session/session';

import { releaseOffer } from './offer';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What the document carries for the shell as inert JSON, so that the first paint is the right one. */
export const bootData = z.strictObject({
  shellVersion: z.string(),
  language,
  theme: z.enum(themes),
  /** A resume cookie came with the request. False after a link from another site, so boot tries anyway. */
  mayResume: z.boolean(),
  tokenStore: z.enum(tokenStores),
  /** Of the company of this address: whoever signs in brings their own. */
  brand,
  /** Shows the sandbox strip: the money is not real. */
  isSandbox: z.boolean(),
  /** Builds from source may be shown to who may make them. */
  mayDevelop: z.boolean().optional(),
  offer: releaseOffer,
});
/** What the document carries for the shell. */
export type BootData = z.infer<typeof bootData>;
