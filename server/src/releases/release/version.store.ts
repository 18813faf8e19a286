import type { VersionLine } from '@console/contracts/releases';
import type { Signature } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { json, pick, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';
import type { VersionTexts } from './file-list';

type VersionState = 'PUBLISHED' | 'QUARANTINED' | 'REVOKED';
type Origin = 'LOCAL' | 'TEAM';

/** A version in the registry. */
export interface StoredVersion {
  remote: string;
  version: string;
  digest: string;
  /** The exact signed text. */
  manifest: string;
  /** The exact text of its file list; null if the manifest has the files. */
  files: string | null;
  signatures: Signature[];
  dossier: string;
  origin: Origin;
  state: VersionState;
  publishedAt: string;
  publishedBy: string;
}

const lineRow = {
  ...pick(tables.remote_version, 'remote', 'version', 'digest', 'origin', 'state'),
  publishedAt: text,
  publishedBy: text,
};
const versionRow = {
  ...lineRow,
  ...pick(tables.remote_version, 'manifest', 'files', 'dossier'),
  signatures: json<Signature[]>(),
};

const columns = sql`remote, version, digest, manifest, files, signatures, dossier, origin, state,
  to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  published_by as "publishedBy"`;

export async function findVersion(
  db: Db,
  { remote, version }: Pick<StoredVersion, 'remote' | 'version'>,
): Promise<StoredVersion | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from remote_version where remote = ${remote} and version = ${version}`,
    versionRow,
  );
  return rows[0] ?? null;
}

/** Returns versions by the digests of their manifests, in any state. */
export async function findByDigests(db: Db, digests: readonly string[]): Promise<StoredVersion[]> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from remote_version
      where digest in (select jsonb_array_elements_text(${JSON.stringify(digests)}::jsonb))`,
    versionRow,
  );
  return rows;
}

/**
 * Condition for versions whose files may be served: versions of any release, because open pages may still run old ones.
 * A quarantined version is served only while the newest release contains it, a revoked version never.
 */
const isGivenOut = sql`exists (select from released_version given where given.digest = remote_version.digest)
  and (state = 'PUBLISHED' or (state = 'QUARANTINED' and digest in (
    select digests_in(newest.remotes) from (select remotes from release order by number desc limit 1) newest)))`;

const textsRow = pick(tables.remote_version, 'manifest', 'files');

/** Returns the exact texts of manifest and file list for a file address. */
export async function findServed(
  db: Db,
  { remote, version, digestStart }: { remote: string; version: string; digestStart: string },
): Promise<VersionTexts | null> {
  const { rows } = await db.execute(
    sql`
      select manifest, files from remote_version
      where remote = ${remote} and version = ${version} and left(digest, 8) = ${digestStart} and ${isGivenOut}`,
    textsRow,
  );
  return rows[0] ?? null;
}

/** Returns the exact manifest text for a digest. */
export async function findServedText(db: Db, digest: string): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select manifest from remote_version where digest = ${digest} and ${isGivenOut}`,
    pick(tables.remote_version, 'manifest'),
  );
  return rows[0]?.manifest ?? null;
}

export async function listVersions(db: Db): Promise<VersionLine[]> {
  const { rows } = await db.execute(
    sql`
      select remote, version, digest, origin, state,
        to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
        published_by as "publishedBy"
      from remote_version order by remote, remote_version.published_at desc, version`,
    lineRow,
  );
  return rows;
}

/** Returns the versions of one remote with their exact texts, the newest first. */
export async function findVersionsOf(db: Db, remote: string, most: number): Promise<StoredVersion[]> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from remote_version where remote = ${remote}
      order by remote_version.published_at desc, version desc limit ${most}`,
    versionRow,
  );
  return rows;
}

/** Publishes a version; returns false if the version already exists. */
export async function insertVersion(db: Db, version: StoredVersion): Promise<boolean> {
  const added = await db.execute(sql`
    insert into remote_version
      (remote, version, digest, manifest, files, signatures, dossier, origin, state, published_at, published_by)
    values (${version.remote}, ${version.version}, ${version.digest}, ${version.manifest}, ${version.files},
      ${JSON.stringify(version.signatures)}::jsonb, ${version.dossier}, ${version.origin}, ${version.state},
      ${version.publishedAt}, ${version.publishedBy})
    on conflict (remote, version) do nothing`);
  return added.rowCount === 1;
}

/** Deletes a local build so that a newer build of the same version can replace it. Team versions are not deleted. */
export async function forgetLocal(db: Db, { remote, version }: Pick<StoredVersion, 'remote' | 'version'>) {
  await db.execute(
    sql`delete from remote_version where remote = ${remote} and version = ${version} and origin = 'LOCAL'`,
  );
}

export async function setState(
  db: Db,
  { remote, version, state }: Pick<StoredVersion, 'remote' | 'version' | 'state'>,
): Promise<void> {
  await db.execute(sql`update remote_version set state = ${state} where remote = ${remote} and version = ${version}`);
}
