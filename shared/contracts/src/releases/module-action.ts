import { z } from '@console/contracts/zod';
import { versionName } from '../release/session-page';
import { moduleRequest, secondPersonWaiver } from './module-record';

/** Action on the live versions of a remote that a user has selected, before its options and reason are entered. */
export const moduleAction = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('ACTIVATE'), version: versionName }),
  z.strictObject({ deed: z.literal('ROLLBACK') }),
  z.strictObject({ deed: z.literal('DRAIN') }),
  z.strictObject({ deed: z.literal('WITHDRAW'), version: versionName, as: z.enum(['QUARANTINED', 'REVOKED']) }),
  z.strictObject({ deed: z.literal('DECIDE'), request: moduleRequest, decision: z.enum(['APPROVED', 'REJECTED']) }),
  z.strictObject({ deed: z.literal('WAIVE'), waiver: secondPersonWaiver, decision: z.enum(['APPROVED', 'REJECTED']) }),
]);
/** Action on the live versions of a remote that a user has selected. */
export type ModuleAction = z.infer<typeof moduleAction>;

/** Ends the canary: its users return to the version that all other users have. */
export const endOfCanary = { deed: 'DRAIN' } as const satisfies ModuleAction;

/** Audience kinds, in the order of the form. */
export const audienceKinds = ['everyone', 'percent', 'users', 'roles', 'companies'] as const;
/** Audience kind. */
export type AudienceKind = (typeof audienceKinds)[number];

/** Form input for an audience. Each kind keeps its input while another kind is selected. */
export const audienceChoice = z.strictObject({
  kind: z.enum(audienceKinds),
  percent: z.string(),
  ids: z.record(z.string(), z.array(z.string())),
  isMinimum: z.boolean(),
});
/** Form input for an audience. */
export type AudienceChoice = z.infer<typeof audienceChoice>;
