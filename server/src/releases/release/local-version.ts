import type { Dossier } from '@console/contracts/releases';
import type { Db } from '../../platform/context';
import { StartFailure } from '../../platform/start/start-failure';
import type { LocalBuild } from './builds';
import { textsOf as signedTextsOf, type VersionTexts } from './file-list';
import type { Keys } from './keys';
import type { ObjectStore } from '../store/object-store';
import { integrityOf } from './integrity';
import { keyOf } from './releases';
import { digestOf, isTeamSigned, signText, type SigningKey } from './signing';
import { findVersion, forgetLocal, insertVersion } from './version.store';

/** Result of publishing a local build; `kept` means that a team has already published the same version. */
export interface LocalVersion {
  remote: string;
  version: string;
  digest: string;
  at: 'new' | 'unchanged' | 'kept';
}

/** Publication data of a version that its build does not contain. */
export interface About {
  publishedAt: Date;
  publishedBy: string;
  justification: string;
}

const justification = 'Built where the server runs: the version of a checkout, not of a team.';

/** Manifest, file list and dossier of a local build. The result is deterministic, so an unchanged build has the same digest. */
function textsOf(
  { manifest, facts }: LocalBuild,
  { justification }: Pick<About, 'justification'>,
): VersionTexts & { dossier: string } {
  const { remote, version } = manifest;
  const provenance = { commit: 'uncommitted', builder: 'npm start' };
  const dossier: Dossier = { ...facts, remote, version, provenance, justification };
  const dossierText = JSON.stringify(dossier);
  return { ...signedTextsOf({ ...manifest, dossier: digestOf(dossierText) }), dossier: dossierText };
}

/** Publishes a local build, signed with the team's key. Returns null if the key is not on this machine. */
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
    // The store may be new and empty, for example after a move to a bucket.
    if (!(await hasFiles(store, build))) await storeFiles(store, build);
    return { remote, version, digest, at: 'unchanged' };
  }
  await storeFiles(store, build);
  await forgetLocal(db, { remote, version });
  await insertVersion(db, {
    remote,
    version,
    digest,
    files: texts.files,
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

/** Stores each file under its hash in the manifest. A file that was changed after the build stops the start. */
async function storeFiles(store: ObjectStore, { manifest, read }: LocalBuild): Promise<void> {
  const files = Object.entries(manifest.files).map(([file, { integrity }]) => {
    const { body, brotli } = read(file);
    if (integrityOf(body) !== integrity)
      throw new StartFailure(`${manifest.remote}/dist/${file} differs from the build; build again with npm start.`);
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
