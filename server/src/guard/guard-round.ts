import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { insertAudit } from '../audit/audit.repo';
import type { Db } from '../context';
import { raiseNotification } from '../notifications/raise-notification.repo';
import { postMail } from '../mails/outbox.repo';
import { databaseOver, statementsOf } from '../plugins/statements';
import { inTransaction } from '../plugins/transaction';
import { withdrawn } from '../release/change.rules';
import type { Keys } from '../release/keys';
import { findEarlier, findReleases, lockReleases, type StoredRelease } from '../release/release.repo';
import { setState } from '../release/version.repo';
import { writeRelease } from '../release/write-release';
import { findComplaints, findLimits, findOperators, hasComplaints } from './guard.repo';
import { isBroken, isOff, watchedOf, type Complaints, type GuardLimits, type Watched } from './guard.rules';

interface Guard {
  pool: Pool;
  keys: Keys;
  clock: () => Date;
}

/** Releases that are looked back at to learn since when a version is live. */
const lookedBackMost = 100;

/**
 * Takes back what breaks for several sessions: they get what they would have without it, under a new number, and the
 * version goes into quarantine. Any number of processes may do this at once; the lock of the releases makes each look
 * at what the one before has left.
 */
export async function guardRound({ pool, keys, clock }: Guard): Promise<Watched[]> {
  const now = clock();
  const owner = databaseOver(pool, statementsOf(pool), 'owner');
  const limits = await findLimits(owner);
  const from = new Date(now.getTime() - limits.windowMinutes * 60_000);
  if (isOff(limits) || !(await hasComplaints(owner, from))) return [];
  // Looked at without the lock first: it is held only where something is to be done.
  if ((await findBroken(owner, await findReleases(owner, lookedBackMost), { limits, from, now })).length === 0)
    return [];
  return inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockReleases(db);
    const taken: Watched[] = [];
    for (;;) {
      const releases = await findReleases(db, lookedBackMost);
      const [broken] = await findBroken(db, releases, { limits, from, now });
      const [newest] = releases;
      if (!broken || !newest) return taken;
      await takeBack(db, keys, { ...broken, newest, now });
      taken.push(broken.watched);
    }
  });
}

interface Broken {
  watched: Watched;
  complaints: Complaints;
}

/** Live versions that are broken and that there is something instead of. */
async function findBroken(
  db: Db,
  releases: readonly StoredRelease[],
  { limits, from, now }: { limits: GuardLimits; from: Date; now: Date },
): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const watched of watchedOf(releases, now)) {
    const since = new Date(Math.max(from.getTime(), watched.since.getTime()));
    const complaints = await findComplaints(db, watched, since);
    if (!isBroken(complaints, limits)) continue;
    const earlier = await findEarlier(db, watched.remote);
    // Without an earlier version the remote would be gone, which helps nobody: people have to publish a newer one.
    if (withdrawn(releases[0]?.remotes[watched.remote], { choice: watched, earlier }).at === 'changed')
      broken.push({ watched, complaints });
  }
  return broken;
}

async function takeBack(
  db: Db,
  keys: Keys,
  { watched, complaints, newest, now }: Broken & { newest: StoredRelease; now: Date },
): Promise<void> {
  const { remote, version } = watched;
  const { crashed, unloaded, people } = complaints;
  const why = `Taken back by itself: ${remote} ${version} failed in ${crashed + unloaded} sessions of ${people} people.`;
  // First, so that it is none of those that may be used again.
  await setState(db, { remote, version, state: 'QUARANTINED' });
  const earlier = await findEarlier(db, remote);
  const change = (before: StoredRelease['remotes'][string] | undefined) =>
    withdrawn(before, { choice: watched, earlier });
  const by = { kind: 'QUARANTINE', madeBy: 'system' } as const;
  const written = await writeRelease(db, keys, { ...by, remote, why, now, newest, change });
  if (written.at === 'refused') throw new Error(written.reason);
  const after = { kind: by.kind, ...written.plan };
  await tellOperators(db, { remote, version, why, now, number: written.number, before: newest.remotes[remote], after });
}

interface Told {
  remote: string;
  version: string;
  why: string;
  now: Date;
  number: number;
  before: unknown;
  after: unknown;
}

/** A line in the log of each company whose people decide about releases; a mail and a notification to each of them. */
async function tellOperators(db: Db, { remote, version, why, now, number, before, after }: Told): Promise<void> {
  const operators = await findOperators(db, remote);
  const traceId = randomBytes(8).toString('hex');
  for (const companyId of [...new Set(operators.map((operator) => operator.companyId))].sort()) {
    await raiseNotification(db, {
      companyId,
      userIds: operators.filter((operator) => operator.companyId === companyId).map(({ userId }) => userId),
      type: 'RELEASE_WITHDRAWN',
      objectType: 'release',
      objectId: String(number),
      label: `${remote} ${version}`,
      page: `devops-module-management?id=${remote}`,
      now,
    });
    await insertAudit(
      db,
      {
        companyId,
        actorType: 'SYSTEM',
        actorId: 'system',
        sessionId: null,
        ip: null,
        userAgent: null,
        action: '/guard/withdraw',
        idempotencyKey: null,
        traceId,
        now,
      },
      {
        objectType: 'release',
        objectId: String(number),
        objectLabel: `release ${number} ${remote}`,
        before,
        after,
        reason: why,
      },
    );
  }
  for (const { companyId, email, language, nickname } of operators)
    if (email)
      await postMail(db, {
        companyId,
        to: email,
        language,
        letter: 'versionWithdrawn',
        name: nickname,
        what: `${remote} ${version}`,
        now,
      });
}
