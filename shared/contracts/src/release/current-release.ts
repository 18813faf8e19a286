import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { release } from './release';

/** What is live for this user, if it is newer than what the page has. Asked by the page, so no sign of life. */
export const queryRelease = operation({
  path: '/release/current',
  permission: 'signed-in',
  input: z.strictObject({
    /** Number of the release that the page has. */
    after: z.int().min(0),
  }),
  output: z.strictObject({ release: release.nullable() }),
  reads: true,
  resetsIdle: false,
});
