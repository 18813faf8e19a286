import { z } from '@console/contracts/zod';
import { requiredText } from '../text';

const ids = z.array(requiredText(60)).min(1).max(1000);

/** Who gets a version. `percent` counts in steps of 0.01; 0 is nobody. */
export const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('everyone') }),
  z.strictObject({ to: z.literal('percent'), percent: z.number().min(0).max(100) }),
  z.strictObject({ to: z.literal('users'), ids }),
  z.strictObject({ to: z.literal('roles'), ids }),
  z.strictObject({ to: z.literal('companies'), ids }),
]);
/** Who gets a version. */
export type Audience = z.infer<typeof audience>;

/** SHA-256 of an exact text, in small hexadecimal digits. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A version and who gets it. The digest is the SHA-256 of the exact text of its manifest. */
export const lane = z.strictObject({ version: z.string(), digest, audience });
export type Lane = z.infer<typeof lane>;

/** Versions of one remote that are live. The first lane that fits a user counts; the last one fits everyone. */
export const livePlan = z.strictObject({
  lanes: z.array(lane).min(1),
  /** No version below it runs anywhere, whoever asks for it. */
  minVersion: z.string(),
  /** Digests of versions that were taken away from everybody, the last ones; no browser goes back to them. */
  withdrawn: z.array(digest).max(100).optional(),
});
export type LivePlan = z.infer<typeof livePlan>;

/** A release as it is signed: one snapshot of every remote, never of one alone. */
export const signedRelease = z.strictObject({
  schema: z.literal(1),
  number: z.int().min(1),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Versions of the shell that may run it. */
  shell: z.string(),
  remotes: z.record(z.string(), livePlan),
});
/** A release as it is signed. */
export type SignedRelease = z.infer<typeof signedRelease>;
