import type { Lane } from '@console/contracts/release';
import type { Pool } from 'pg';
import type { Db } from '../../platform/context';
import { inTransaction } from '../../platform/db/transaction';
import type { LocalBuild } from './builds';
import { refuseSharedPages } from './gate/joining';
import type { Keys } from './keys';
import { lockObjects } from '../store/listed-object.query';
import { publishLocal, type About, type LocalVersion } from './local-version';
import type { ObjectStore } from '../store/object-store';
import {
  findNewest,
  insertRelease,
  lockReleases,
  type Plan,
  type ReleaseKind,
  type StoredRelease,
} from './release.store';
import { firstNumber, textOf } from './release.rules';
import { renewNewest } from './renew.actions';
import { isTeamSigned, signersOf, signText } from './signing';
import { findByDigests, type StoredVersion } from './version.store';

/** A build that a demo publishes as an earlier or later version, with its publication data. */
interface PastBuild {
  build: LocalBuild;
  about: About;
}

/** A release before the first start, with its time, author, reason and changed remotes. */
export interface PastRelease {
  kind: ReleaseKind;
  madeAt: Date;
  madeBy: string;
  reason: string;
  changes: Readonly<Record<string, readonly { version: string; audience: Lane['audience'] }[]>>;
}

/** Release history of a demo before its first start. Its versions are built, signed and served like all others. */
export interface Past {
  builds: readonly PastBuild[];
  releases: readonly PastRelease[];
}

/** Input for the release that is made when a process starts. */
export interface StartRelease {
  builds: readonly LocalBuild[];
  keys: Keys;
  store: ObjectStore;
  /** Range of shell versions that can run the release. */
  shell: string;
  now: Date;
  past?: Past | undefined;
}

/**
 * Publishes local builds and makes them live for remotes without a live team version. Returns the number of the live
 * release.
 */
export const startRelease = (pool: Pool, start: StartRelease): Promise<{ number: number; isNew: boolean }> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockReleases(db);
    await lockObjects(db);
    const published = [];
    for (const build of start.builds) published.push(await publishLocal(db, { ...start, build }));
    for (const one of start.past?.builds ?? []) published.push(await publishLocal(db, { ...start, ...one }));
    if (start.past) await writePast(db, start.past, { ...start, published: published.flatMap((it) => it ?? []) });
    const newest = await findNewest(db);
    const remotes = await planOf(db, {
      newest,
      published: published.flatMap((version) => version ?? []),
      keys: start.keys,
    });
    if (newest && isGood(newest, remotes, start)) {
      // Browsers would refuse a release that expired while the server was down, so renew it before it is served.
      await renewNewest(db, start);
      return { number: newest.number, isNew: false };
    }
    await refuseSharedPages(db, remotes);
    const number = newest ? newest.number + 1 : firstNumber(start.now);
    const made = start.now.toISOString();
    const text = textOf({ number, remotes, shell: start.shell, now: start.now });
    const { signatures } = signText('release', text, [start.keys.release]);
    await insertRelease(db, {
      number,
      kind: 'START',
      remotes,
      reason: 'Built on this server.',
      madeAt: made,
      madeBy: 'system',
      signed: text,
      signatures,
      issuedAt: made,
    });
    return { number, isNew: true };
  });

/** Writes the release history of a demo into an empty database. Its last number is the first number of a start. */
async function writePast(
  db: Db,
  { releases }: Past,
  { keys, shell, now, published }: StartRelease & { published: readonly LocalVersion[] },
): Promise<void> {
  if (releases.length === 0 || (await findNewest(db))) return;
  const laneOf = (remote: string, version: string, audience: Lane['audience']): Lane[] =>
    published.flatMap((one) =>
      one.remote === remote && one.version === version ? [{ version, digest: one.digest, audience }] : [],
    );
  let remotes: Plan = {};
  for (const [index, { kind, madeAt, madeBy, reason, changes }] of releases.entries()) {
    const changed = Object.entries(changes).map(([remote, lanes]): [string, Plan[string]] => [
      remote,
      { lanes: lanes.flatMap(({ version, audience }) => laneOf(remote, version, audience)), minVersion: '0.0.0' },
    ]);
    remotes = { ...remotes, ...Object.fromEntries(changed.filter(([, { lanes }]) => lanes.length > 0)) };
    const number = firstNumber(now) - releases.length + 1 + index;
    const signed = textOf({ number, remotes, shell, now: madeAt });
    const { signatures } = signText('release', signed, [keys.release]);
    const at = madeAt.toISOString();
    await insertRelease(db, { number, kind, remotes, reason, madeAt: at, madeBy, signed, signatures, issuedAt: at });
  }
}

/** Returns true if the newest release equals the plan of this start and is signed with the current release key. */
function isGood({ number, signed, signatures, issuedAt, remotes }: StoredRelease, plan: Plan, start: StartRelease) {
  const isSigned = signersOf('release', { text: signed, signatures }, start.keys.root).has(start.keys.release.id);
  const rewritten = textOf({ number, remotes: plan, shell: start.shell, now: new Date(issuedAt) });
  return isSigned && rewritten === textOf({ number, remotes, shell: start.shell, now: new Date(issuedAt) });
}

const everyone = ({ version, digest }: LocalVersion): Lane => ({ version, digest, audience: { to: 'everyone' } });

/** Plan of a start: local builds replace live local builds, and live team versions stay. */
async function planOf(
  db: Db,
  { newest, published, keys }: { newest: StoredRelease | null; published: LocalVersion[]; keys: Keys },
): Promise<Plan> {
  const before = newest?.remotes ?? {};
  const digests = Object.values(before).flatMap(({ lanes }) => lanes.map(({ digest }) => digest));
  const cached = new Map((await findByDigests(db, digests)).map((version) => [version.digest, version]));
  const plan: Plan = {};
  for (const [remote, { lanes, ...rest }] of Object.entries(before)) {
    const own = published.filter((version) => version.remote === remote);
    const stored = lanes.flatMap((lane) => {
      if (isOfTeam(cached.get(lane.digest), keys)) return [lane];
      const local = own.find(({ version }) => version === lane.version) ?? own[0];
      return local ? [{ ...lane, version: local.version, digest: local.digest }] : [];
    });
    if (stored.some(({ audience }) => audience.to === 'everyone')) plan[remote] = { lanes: stored, ...rest };
  }
  for (const version of published) plan[version.remote] ??= { lanes: [everyone(version)], minVersion: '0.0.0' };
  return plan;
}

/** Team version with a signature of the current keys: browsers reject versions signed with replaced keys. */
const isOfTeam = (version: StoredVersion | undefined, { root }: Keys) =>
  version?.origin === 'TEAM' &&
  version.state === 'PUBLISHED' &&
  isTeamSigned({ text: version.manifest, signatures: version.signatures }, version.remote, root);
