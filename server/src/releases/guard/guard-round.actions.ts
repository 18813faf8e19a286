import { guardReasonText } from '@console/contracts/releases';
import type { AuditedAction, AuditedObject, NotificationType } from '@console/contracts/areas';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { systemCtx } from '../../platform/system-ctx';
import type { AuditFacts, Db } from '../../platform/context';
import { raiseNotification } from '../../platform/notifications/notification.store';
import type { LetterCode } from '@console/contracts/send-records';
import { postMail } from '../../platform/mail/outbox.store';
import { ownerOf } from '../../platform/db/driver';
import { inTransaction } from '../../platform/db/transaction';
import { withdrawn } from '../release/change.rules';
import type { Deps } from '../../platform/deps';
import { refuseUnfit } from '../release/gate/joining';
import { findEarlier, findReleases, lockReleases, type StoredRelease } from '../release/release.store';
import { setState } from '../release/version.store';
import { writeRelease } from '../release/write-release.actions';
import { findLimits, findOperators, findWitnesses, hasComplaints, labelOf, wasRequested } from './guard.query';
import {
  guardName,
  isOff,
  judge,
  wasTakenBack,
  watchedOf,
  type Complaints,
  type GuardLimits,
  type Watched,
} from './guard.rules';

type Signing = Pick<Deps, 'keys' | 'builds'>;

interface Guard extends Signing {
  pool: Pool;
  clock: () => Date;
}

/** Number of past releases searched for the time at which a version went live. */
const lookedBackMost = 100;

/**
 * Rolls back versions that fail in several sessions: writes a new release without the version and quarantines it. If an
 * automatic rollback is not justified, notifies operators once instead. Several processes may run this concurrently;
 * the release lock serializes them, and each decides on the newest release. Returns the versions that were rolled back.
 */
export async function guardRound({ pool, clock, keys, builds }: Guard): Promise<Watched[]> {
  const now = clock();
  const owner = ownerOf(pool);
  const limits = await findLimits(owner);
  const from = new Date(now.getTime() - limits.windowMinutes * 60_000);
  if (isOff(limits) || !(await hasComplaints(owner, from))) return [];
  // Check without the lock first, so that rounds without a suspect never block releases.
  if (
    (await findSuspects(owner, await findReleases(owner, lookedBackMost), { limits, from, now, builds })).length === 0
  )
    return [];
  return inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockReleases(db);
    const taken: Watched[] = [];
    for (;;) {
      const releases = await findReleases(db, lookedBackMost);
      const [suspect] = await findSuspects(db, releases, { limits, from, now, builds });
      const [newest] = releases;
      if (!suspect || !newest) return taken;
      if (suspect.at === 'DOUBTED') await askOperators(db, { ...suspect, newest, now });
      else {
        await takeBack(db, { keys, builds }, { ...suspect, newest, now });
        taken.push(suspect.watched);
      }
    }
  });
}

interface Suspect {
  at: 'BROKEN' | 'DOUBTED';
  watched: Watched;
  complaints: Complaints;
}

/** Finds live versions that must be rolled back or reported to operators. */
async function findSuspects(
  db: Db,
  releases: readonly StoredRelease[],
  { limits, from, now, builds }: { limits: GuardLimits; from: Date; now: Date } & Pick<Deps, 'builds'>,
): Promise<Suspect[]> {
  const suspects: Suspect[] = [];
  for (const watched of watchedOf(releases, now)) {
    const since = new Date(Math.max(from.getTime(), watched.since.getTime()));
    const plan = releases[0]?.remotes[watched.remote];
    const verdict = judge(await findWitnesses(db, watched, since), { watched, lanes: plan?.lanes ?? [], limits });
    if (verdict.at === 'SOUND') continue;
    const earlier = await findEarlier(db, watched.remote);
    // Without an earlier version a rollback would remove the remote: operators have to publish a newer version instead.
    const change = withdrawn(plan, { choice: watched, earlier });
    const isPossible = (await refuseUnfit(db, { builds }, { before: plan, change, isStepBack: true })).at === 'changed';
    const isForPeople = verdict.at === 'DOUBTED' || !isPossible || wasTakenBack(releases, watched.remote, now);
    const at = isForPeople ? 'DOUBTED' : 'BROKEN';
    if (at === 'DOUBTED' && (await wasRequested(db, watched))) continue;
    suspects.push({ at, watched, complaints: verdict.complaints });
  }
  return suspects;
}

type Suspected = Suspect & { newest: StoredRelease; now: Date };

const summaryOf = ({ watched, complaints: { crashed, unloaded, people } }: Suspect) => ({
  label: labelOf(watched),
  sessions: crashed + unloaded,
  people,
});

/** Asks the operators for a decision without changing the release. */
async function askOperators(db: Db, suspect: Suspected): Promise<void> {
  const { watched, newest, now } = suspect;
  const state = newest.remotes[watched.remote];
  await notifyOperators(db, watched, {
    action: '/guard/doubt',
    type: 'RELEASE_DOUBTED',
    letter: 'VERSION_FAILING',
    object: { type: 'devopsModule', id: watched.remote, label: labelOf(watched) },
    before: state,
    after: state,
    why: guardReasonText({ did: 'LEFT_TO_PEOPLE', ...summaryOf(suspect) }),
    now,
  });
}

async function takeBack(db: Db, deps: Signing, suspect: Suspected): Promise<void> {
  const { watched, newest, now } = suspect;
  const { remote, version } = watched;
  const why = guardReasonText({ did: 'TAKEN_BACK', ...summaryOf(suspect) });
  // Quarantine first, so that `findEarlier` cannot return the same version.
  await setState(db, { remote, version, state: 'QUARANTINED' });
  const earlier = await findEarlier(db, remote);
  const change = (before: StoredRelease['remotes'][string] | undefined) =>
    withdrawn(before, { choice: watched, earlier });
  const by = { kind: 'QUARANTINE', madeBy: guardName } as const;
  const written = await writeRelease(db, deps, { ...by, remote, why, now, newest, change });
  if (written.at === 'refused') throw new Error(written.reason);
  await notifyOperators(db, watched, {
    action: '/guard/withdraw',
    type: 'RELEASE_WITHDRAWN',
    letter: 'VERSION_WITHDRAWN',
    object: { type: 'release', id: String(written.number), label: `release ${written.number} ${remote}` },
    before: newest.remotes[remote],
    after: { kind: by.kind, ...written.plan },
    why,
    now,
  });
}

interface Notice {
  action: AuditedAction;
  type: NotificationType;
  letter: LetterCode;
  object: { type: AuditedObject; id: string; label: string };
  before: AuditFacts | undefined;
  after: AuditFacts | undefined;
  why: string;
  now: Date;
}

/** Writes an audit log entry for each company that has operators, and sends each operator a mail and a notification. */
async function notifyOperators(
  db: Db,
  watched: Watched,
  { action, type, letter, object, before, after, why, now }: Notice,
): Promise<void> {
  const { remote } = watched;
  const label = labelOf(watched);
  const operators = await findOperators(db, remote);
  const traceId = randomBytes(8).toString('hex');
  for (const companyId of [...new Set(operators.map((operator) => operator.companyId))].sort()) {
    await raiseNotification(db, {
      companyId,
      userIds: operators.filter((operator) => operator.companyId === companyId).map(({ userId }) => userId),
      type,
      objectType: object.type,
      objectId: object.id,
      label,
      page: `devops-module-management?id=${remote}`,
      now,
    });
    const ctx = systemCtx(db, { companyId, now, origin: 'SYSTEM', action, traceId });
    await ctx.audit({
      objectType: object.type,
      objectId: object.id,
      objectLabel: object.label,
      before,
      after,
      reason: why,
    });
  }
  const about = { type: object.type, id: object.id, label: object.label };
  for (const { companyId, email, language, nickname } of operators)
    if (email) await postMail(db, { companyId, to: email, language, letter, name: nickname, what: label, about, now });
}
