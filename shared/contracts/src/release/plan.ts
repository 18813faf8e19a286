import { z } from '@console/contracts/zod';
import { requiredText } from '../text';

const ids = z.array(requiredText(60)).min(1).max(1000);

/** Users who get a version. `percent` has steps of 0.01; 0 selects no users. */
export const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('everyone') }),
  z.strictObject({ to: z.literal('percent'), percent: z.number().min(0).max(100) }),
  z.strictObject({ to: z.literal('users'), ids }),
  z.strictObject({ to: z.literal('roles'), ids }),
  z.strictObject({ to: z.literal('companies'), ids }),
]);
/** Users who get a version. */
export type Audience = z.infer<typeof audience>;

/** SHA-256 of an exact text, in lower-case hexadecimal digits. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** Version with its audience. The digest is the SHA-256 of the exact text of its manifest. */
export const lane = z.strictObject({ version: z.string(), digest, audience });
export type Lane = z.infer<typeof lane>;

/** Live versions of one remote. A user gets the first lane whose audience matches; the last lane matches every user. */
export const livePlan = z.strictObject({
  lanes: z.array(lane).min(1),
  /** Minimum version: browsers run no older version of the remote, for any user. */
  minVersion: z.string(),
  /** Digests of the most recently withdrawn versions; browsers do not roll back to them. */
  withdrawn: z.array(digest).max(100).optional(),
});
export type LivePlan = z.infer<typeof livePlan>;

/** Content of a signed release: always a snapshot of all remotes. */
export const signedRelease = z.strictObject({
  schema: z.literal(1),
  number: z.int().min(1),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Versions of the shell that can run it. */
  shell: z.string(),
  remotes: z.record(z.string(), livePlan),
});
/** Content of a signed release. */
export type SignedRelease = z.infer<typeof signedRelease>;
