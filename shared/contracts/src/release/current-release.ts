import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { enteredInstant } from '../text';
import { releaseOffer } from './offer';

/** What is live for this user, if the page does not have it yet. Asked by the page, so no sign of life. */
export const queryRelease = operation({
  path: '/release/current',
  permission: 'signed-in',
  input: z.strictObject({
    /** Number of the release that the page has. */
    after: z.int().min(0),
    /** When that was signed: the same release signed anew is worth having, since it lives longer. */
    issuedAt: enteredInstant.optional(),
  }),
  output: z.strictObject({ offer: releaseOffer.nullable() }),
  reads: true,
  resetsIdle: false,
});
