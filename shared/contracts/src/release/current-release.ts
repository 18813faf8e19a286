import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { enteredInstant, integerMax } from '../text';
import { releaseOffer } from './offer';

/**
 * Returns the live release for this user if the page does not have it yet. Called by the page in the background, so it
 * does not renew the session's idle time.
 */
export const queryRelease = operation({
  path: '/release/current',
  permission: 'signed-in',
  input: z.strictObject({
    /** Number of the page's release. */
    after: z.int().min(0).max(integerMax),
    /**
     * Signature time of the page's release. The same release with a newer signature is returned too, because it expires
     * later.
     */
    issuedAt: enteredInstant.optional(),
  }),
  output: z.strictObject({ offer: releaseOffer.nullable() }),
  reads: true,
  resetsIdle: false,
});
