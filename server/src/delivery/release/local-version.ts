import type { Dossier } from '@console/contracts/devops';
import type { Manifest } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { StartFailure } from '../../platform/start/start-failure';
import type { LocalBuild } from './builds';
import type { Keys } from './keys';
import type { ObjectStore } from '../store/object-store';
import { integrityOf } from './integrity';
import { keyOf } from './releases';
import { digestOf, isTeamSigned, signText, type SigningKey } from './signing';
import { findVersion, forgetLocal, insertVersion } from './version.store';

/** Where a local build ends up: `kept` where a team has published the same version. */
export interface LocalVersion {
  remote: string;
  version: string;
  digest: string;
  at: 'new' | 'unchanged' | 'kept';
}

/** What is said of a version beside what its build says. */
export interface About {
  publishedAt: Date;
  publishedBy: string;
  justification: string;
}

const justification = 'Built where the server runs: the version of a checkout, not of a team.';

/** The texts of a local build, the same as long as the build is. */
function textsOf(
  { manifest, facts }: LocalBuild,
  { justification }: Pick<About, 'justification'>,
): { manifest: string; dossier: string } {
  const { remote, version } = manifest;
  const provenance = { commit: 'uncommitted', builder: 'npm start' };
  const dossier: Dossier = { ...facts, remote, version, provenance, justification };
  const dossierText = JSON.stringify(dossier);
  const whole: Manifest = { ...manifest, dossier: digestOf(dossierText) };
  return { manifest: JSON.stringify(whole), dossier: dossierText };
}

/** Publishes what was built here, signed with the team's key if it lies here too. */
export async function publishLocal(
  db: Db,
  {
    build,
    keys,
    store,
    now,
    about = { publishedAt: now, publishedBy: 'system', justification },
  }: { build: LocalBuild; keys: Keys; store: ObjectStore; now: Date; about?: About | undefined },
): Promise<LocalVersion | null> {
  const { remote, version } = build.manifest;
  const key = keys.teams.get(remote);
  if (!key) return null;
  const texts = textsOf(build, about);
  const digest = digestOf(texts.manifest);
  const stored = await findVersion(db, { remote, version });
  if (stored?.origin === 'TEAM') return { remote, version, digest: stored.digest, at: 'kept' };
  if (
    stored?.digest === digest &&
    isTeamSigned({ text: stored.manifest, signatures: stored.signatures }, remote, keys.root)
  ) {
    // The database may be older than the store, such as after a move to a bucket.
    if (!(await hasFiles(store, build))) await storeFiles(store, build);
    return { remote, version, digest, at: 'unchanged' };
  }
  await storeFiles(store, build);
  await forgetLocal(db, { remote, version });
  await insertVersion(db, {
    remote,
    version,
    digest,
    dossier: texts.dossier,
    origin: 'LOCAL',
    state: 'PUBLISHED',
    publishedAt: about.publishedAt.toISOString(),
    publishedBy: about.publishedBy,
    ...signedManifest(texts.manifest, key),
  });
  return { remote, version, digest, at: 'new' };
}

function signedManifest(text: string, key: SigningKey) {
  const { signatures } = signText('manifest', text, [key]);
  return { manifest: text, signatures };
}

/** Each file under the hash that the manifest promises; a file that was changed since the build stops the start. */
async function storeFiles(store: ObjectStore, { manifest, read }: LocalBuild): Promise<void> {
  const files = Object.entries(manifest.files).map(([file, { integrity }]) => {
    const { body, brotli } = read(file);
    if (integrityOf(body) !== integrity)
      throw new StartFailure(`${manifest.remote}/dist/${file} is not what was built; build again with npm start.`);
    return { key: keyOf(integrity), body, brotli };
  });
  await Promise.all(
    files.map(async ({ key, body, brotli }) => {
      if (brotli) await store.put(`${key}.br`, brotli);
      await store.put(key, body);
    }),
  );
}

async function hasFiles(store: ObjectStore, { manifest }: LocalBuild): Promise<boolean> {
  const dates = await Promise.all(Object.values(manifest.files).map(({ integrity }) => store.putAt(keyOf(integrity))));
  return !dates.includes(null);
}
