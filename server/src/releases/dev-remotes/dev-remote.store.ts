import { devSilenceSeconds } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { pick, text } from '../../platform/db/column';
import { userIdOf, type Who } from '../release/subject.query';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

/** A remote that a user runs from source. */
interface Whose {
  userId: string;
  remote: string;
}

/** Stores the public key of a remote under development and removes builds signed with the previous key. */
export async function beginDev(db: Db, { userId, remote, publicKey, now }: Whose & { publicKey: string; now: Date }) {
  await endDev(db, { userId, remote });
  await db.execute(sql`
    insert into dev_remote (user_id, remote, public_key, seen_at) values (${userId}, ${remote}, ${publicKey}, ${now})`);
}

export async function endDev(db: Db, { userId, remote }: Whose): Promise<void> {
  await db.execute(sql`delete from dev_remote where user_id = ${userId} and remote = ${remote}`);
}

/** Records the keepalive of the developer's tool and returns the public key, or null if development was not started. */
export async function touchDev(db: Db, { userId, remote, now }: Whose & { now: Date }): Promise<string | null> {
  const { rows } = await db.execute(
    sql`
      update dev_remote set seen_at = ${now} where user_id = ${userId} and remote = ${remote} returning public_key as key`,
    { key: text },
  );
  return rows[0]?.key ?? null;
}

interface DevVersion extends Whose {
  digest: string;
  version: string;
  manifest: string;
}

export async function insertDevVersion(db: Db, { now, ...build }: DevVersion & { now: Date }): Promise<void> {
  await db.execute(sql`
    insert into dev_version (digest, user_id, remote, version, manifest, made_at)
    values (${build.digest}, ${build.userId}, ${build.remote}, ${build.version}, ${build.manifest}, ${now})
    on conflict (user_id, digest) do update set made_at = excluded.made_at`);
}

const versionRow = { ...pick(tables.dev_version, 'digest', 'remote', 'version', 'manifest'), userId: text };

const columns = sql`v.digest, v.user_id as "userId", v.remote, v.version, v.manifest`;

/** Returns the newest build of each remote that the user runs from source and whose tool sent a recent keepalive. */
export async function findDevVersions(db: Db, { userId, now }: { userId: string; now: Date }): Promise<DevVersion[]> {
  const { rows } = await db.execute(
    sql`
      select distinct on (v.remote) ${columns}
      from dev_remote d join dev_version v using (user_id, remote)
      where d.user_id = ${userId} and d.seen_at > ${now}::timestamptz - ${devSilenceSeconds} * interval '1 second'
      order by v.remote, v.made_at desc`,
    versionRow,
  );
  return rows;
}

/** Returns the manifest for a file address to its developer only. An open page may still run an older build. */
export async function findDevServed(
  db: Db,
  { remote, version, digestStart }: { remote: string; version: string; digestStart: string },
  who: Who,
): Promise<string | null> {
  if (who.by === 'nobody') return null;
  const { rows } = await db.execute(
    sql`
      select manifest from dev_version
      where remote = ${remote} and version = ${version} and left(digest, 8) = ${digestStart}
        and user_id = ${userIdOf(who)}`,
    pick(tables.dev_version, 'manifest'),
  );
  return rows[0]?.manifest ?? null;
}
