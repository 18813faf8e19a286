import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { audience, livePlan } from '../release/plan';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';
import { id, instant, integerMax, requiredLongText } from '../text';

/** Kinds of releases, by the action that made them. */
export const releaseKinds = ['START', 'ACTIVATE', 'ROLLBACK', 'DRAIN', 'QUARANTINE', 'REVOKE'] as const;

/** Release as listed in operations. */
export const releaseLine = z.strictObject({
  number: z.int(),
  kind: z.enum(releaseKinds),
  reason: z.string(),
  madeAt: instant,
  madeBy: z.string(),
  /** Time of the last signature. Browsers reject a release one day later. */
  issuedAt: instant,
  remotes: z.record(z.string(), livePlan),
});
/** Release as listed in operations. */
export type ReleaseLine = z.infer<typeof releaseLine>;

/** Activation that waits for a second approver. */
export const releaseRequest = z.strictObject({
  id: id('rrq'),
  remote: z.string(),
  version: z.string(),
  audience,
  isMinimum: z.boolean(),
  why: z.string(),
  madeAt: instant,
  madeBy: z.string(),
});
/** Activation that waits for a second approver. */
export type ReleaseRequest = z.infer<typeof releaseRequest>;

/** Lists releases, newest first, and the activations that wait for a second approver. */
export const listReleases = operation({
  path: '/devopsRelease/list',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(releaseLine), waiting: z.array(releaseRequest) }),
});

/** Reason for an action on the live versions; stored with the release and in the audit log. */
export const devopsReason = z.strictObject({ why: requiredLongText() });

const about = {
  remote: remoteName,
  why: requiredLongText(),
  /** Number of the release that the caller read (optimistic locking). */
  onNumber: z.int().max(integerMax),
};
const changed = z.strictObject({ number: z.int(), remotes: z.record(z.string(), livePlan) });

/**
 * Activates a version for an audience. The audience `everyone` ends the smaller audiences of the remote. If the
 * parameter `release.second_person_required` is on, the activation waits for a second approver.
 */
export const activateVersion = operation({
  path: '/devopsRelease/activate',
  permission: 'devops.release.activate',
  needsProof: true,
  input: z.strictObject({
    ...about,
    version: versionName,
    audience,
    /** Older versions of the remote cannot be activated any more. */
    isMinimum: z.boolean(),
  }),
  output: z.discriminatedUnion('at', [
    changed.extend({ at: z.literal('live') }),
    z.strictObject({ at: z.literal('waiting'), id: id('rrq') }),
  ]),
});

/** Approves or rejects an activation requested by another user. */
export const decideActivation = operation({
  path: '/devopsRelease/decide',
  permission: 'devops.release.approve',
  needsProof: true,
  input: z.strictObject({
    id: id('rrq'),
    decision: z.enum(['APPROVED', 'REJECTED']),
    why: about.why,
    onNumber: about.onNumber,
  }),
  output: z.discriminatedUnion('at', [
    changed.extend({ at: z.literal('live') }),
    z.strictObject({ at: z.literal('rejected') }),
  ]),
});

/** Reactivates the previous version for all users, in a new release. */
export const rollBackRemote = operation({
  path: '/devopsRelease/rollback',
  permission: 'devops.release.rollback',
  needsProof: true,
  input: z.strictObject(about),
  output: changed,
});

/** Ends every audience smaller than `everyone`. */
export const drainRemote = operation({
  path: '/devopsRelease/drain',
  permission: 'devops.release.rollback',
  needsProof: true,
  input: z.strictObject(about),
  output: changed,
});

/** Withdraws a version from all its users. Files of a revoked version are not served any more. */
export const withdrawVersion = operation({
  path: '/devopsRelease/withdraw',
  permission: 'devops.release.rollback',
  needsProof: true,
  input: z.strictObject({ ...about, version: versionName, as: z.enum(['QUARANTINED', 'REVOKED']) }),
  output: changed,
});
