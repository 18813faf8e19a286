import { z } from '@console/contracts/zod';
import { versionName } from '../release/session-page';
import { moduleRequest, secondPersonWaiver } from './module-record';

/** Something that somebody is about to do with what is live of a module, not yet how and why. */
export const moduleAction = z.discriminatedUnion('deed', [
  z.strictObject({ deed: z.literal('ACTIVATE'), version: versionName }),
  z.strictObject({ deed: z.literal('ROLLBACK') }),
  z.strictObject({ deed: z.literal('DRAIN') }),
  z.strictObject({ deed: z.literal('WITHDRAW'), version: versionName, as: z.enum(['QUARANTINED', 'REVOKED']) }),
  z.strictObject({ deed: z.literal('DECIDE'), request: moduleRequest, decision: z.enum(['APPROVED', 'REJECTED']) }),
  z.strictObject({ deed: z.literal('WAIVE'), waiver: secondPersonWaiver, decision: z.enum(['APPROVED', 'REJECTED']) }),
]);
/** Something that somebody is about to do with what is live of a module, not yet how and why. */
export type ModuleAction = z.infer<typeof moduleAction>;

/** Whoever has a canary returns to the version that everyone has. */
export const endOfCanary = { deed: 'DRAIN' } as const satisfies ModuleAction;

/** Who can get a version, in the order of the choices. */
export const audienceKinds = ['everyone', 'percent', 'users', 'roles', 'companies'] as const;
/** Who can get a version. */
export type AudienceKind = (typeof audienceKinds)[number];

/** What is chosen and typed about who gets a version: each kind keeps its own while another one is looked at. */
export const audienceChoice = z.strictObject({
  kind: z.enum(audienceKinds),
  percent: z.string(),
  ids: z.record(z.string(), z.array(z.string())),
  isMinimum: z.boolean(),
});
/** What is chosen and typed about who gets a version. */
export type AudienceChoice = z.infer<typeof audienceChoice>;
