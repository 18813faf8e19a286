import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { audience, livePlan } from '../release/plan';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';
import { id, instant, requiredLongText } from '../text';

/** How a release came to be. */
export const releaseKinds = ['START', 'ACTIVATE', 'ROLLBACK', 'DRAIN', 'QUARANTINE', 'REVOKE'] as const;

/** A release as operations see it. */
export const releaseLine = z.strictObject({
  number: z.int(),
  kind: z.enum(releaseKinds),
  reason: z.string(),
  madeAt: instant,
  madeBy: z.string(),
  /** When it was last signed; a browser stops trusting it a day later. */
  issuedAt: instant,
  remotes: z.record(z.string(), livePlan),
});
/** A release as operations see it. */
export type ReleaseLine = z.infer<typeof releaseLine>;

/** An activation that waits for a second person. */
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
/** An activation that waits for a second person. */
export type ReleaseRequest = z.infer<typeof releaseRequest>;

/** The live release first, then those before it; and what waits for a second person. */
export const listReleases = operation({
  path: '/devopsRelease/list',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(releaseLine), waiting: z.array(releaseRequest) }),
});

/** Why something is done with what is live; stored with the release and in the audit log. */
export const devopsReason = z.strictObject({ why: requiredLongText() });

const about = {
  remote: remoteName,
  why: requiredLongText(),
  /** The number of the release that was looked at: who decides on an older one is told so. */
  onNumber: z.int(),
};
const changed = z.strictObject({ number: z.int(), remotes: z.record(z.string(), livePlan) });

/**
 * Gives a version to an audience. Everyone means everyone: smaller audiences of the remote end. Where the parameter
 * `release.second_person_required` says so, it waits until somebody else has approved it.
 */
export const activateVersion = operation({
  path: '/devopsRelease/activate',
  permission: 'devops.release.activate',
  needsProof: true,
  input: z.strictObject({
    ...about,
    version: versionName,
    audience,
    /** No older version of the remote may be activated again. */
    isMinimum: z.boolean(),
  }),
  output: z.discriminatedUnion('at', [
    changed.extend({ at: z.literal('live') }),
    z.strictObject({ at: z.literal('waiting'), id: id('rrq') }),
  ]),
});

/** Decides about an activation that somebody else requested. */
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

/** Gives everyone the version that everyone had before, under a new number. */
export const rollBackRemote = operation({
  path: '/devopsRelease/rollback',
  permission: 'devops.release.rollback',
  input: z.strictObject(about),
  output: changed,
});

/** Ends every audience that is smaller than everyone. */
export const drainRemote = operation({
  path: '/devopsRelease/drain',
  permission: 'devops.release.rollback',
  input: z.strictObject(about),
  output: changed,
});

/** Takes a version away from whoever has it. A revoked one is not even served any more. */
export const withdrawVersion = operation({
  path: '/devopsRelease/withdraw',
  permission: 'devops.release.rollback',
  input: z.strictObject({ ...about, version: versionName, as: z.enum(['QUARANTINED', 'REVOKED']) }),
  output: changed,
});
