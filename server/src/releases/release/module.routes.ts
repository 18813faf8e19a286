import { codes, type InputOf, type OutputOf } from '@console/contracts';
import { listModuleVersions, publishModuleVersion, uploadModuleFile } from '@console/contracts/releases';
import type { Context } from '../../platform/context';
import type { App, Deps } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { effectsOf } from './gate/effects.rules';
import { refusalsAtGate } from './gate/gate.rules';
import { liveFactsFor } from './gate/live-facts';
import { storeFile } from './store-file.actions';
import { lockObjects } from '../store/listed-object.query';
import { Refusal } from '../../platform/refusal';
import { modulesWith } from './module-grant.rules';
import { missingFiles, openPublication } from './publication';
import { grantsOf, requireGrant } from './require-grant';
import { findVersion, insertVersion, listVersions } from './version.store';

/** Routes to publish a team's version: files are uploaded first, then the version is published in one transaction. */
export function moduleRoutes(app: App): void {
  const { deps } = app;

  mount(app, listModuleVersions, async (_input, context) => {
    const visible = modulesWith('VIEW', await grantsOf(context));
    const list = await listVersions(context.db);
    return { list: visible === null ? list : list.filter(({ remote }) => visible.includes(remote)) };
  });

  mount(app, uploadModuleFile, async ({ content }, context) => {
    if (modulesWith('PUBLISH', await grantsOf(context))?.length === 0) throw new Refusal(codes.noPermission);
    await lockObjects(context.db);
    return storeFile(deps.store, Buffer.from(content, 'base64'));
  });

  mount(app, publishModuleVersion, async (input, context) => publish(deps, input, context));
}

type Result = OutputOf<typeof publishModuleVersion>;

async function publish(
  deps: Deps,
  { isRehearsal, ...publication }: InputOf<typeof publishModuleVersion>,
  context: Context,
): Promise<Result> {
  const { db, actor, now, audit } = context;
  const checked = openPublication(publication, deps.keys.root);
  const auditTry = (objectLabel: string, after: object) =>
    audit({ objectType: 'remoteVersion', objectId: objectLabel, objectLabel, after });
  if (checked.at === 'refused') {
    await auditTry('unverified', { refusals: checked.refusals });
    return checked;
  }
  const { manifest, dossier, digest, signed, filesText, dossierText } = checked.version;
  const { remote, version } = manifest;
  await requireGrant(context, remote, 'PUBLISH');
  await lockObjects(db);
  const same = await findVersion(db, manifest);
  if (same?.digest === digest && same.state === 'PUBLISHED') {
    // The first response may have been lost, so a retry gets the same response and no version is written.
    await auditTry(`${remote}@${version}`, { digest, isRehearsal, refusals: [] });
    const effects = [`${remote} ${version} is already published with the same content; nothing changed.`];
    return isRehearsal ? { at: 'passed', effects } : { at: 'published', digest, effects };
  }
  const live = await liveFactsFor(db, deps, manifest);
  const missing = isRehearsal ? [] : await missingFiles(deps.store, manifest);
  const refusals = [
    ...refusalsAtGate({ manifest, dossier }, live),
    ...missing.map((file) => `${file} was not uploaded as listed in the manifest; upload it again.`),
  ];
  await auditTry(`${remote}@${version}`, { digest, isRehearsal, refusals });
  if (refusals.length > 0) return { at: 'refused', refusals };
  const effects = effectsOf({ manifest, dossier }, live.replaced);
  if (isRehearsal) return { at: 'passed', effects };
  const isAdded = await insertVersion(db, {
    remote,
    version,
    digest,
    manifest: signed.text,
    files: filesText,
    signatures: signed.signatures,
    dossier: dossierText,
    origin: 'TEAM',
    state: 'PUBLISHED',
    publishedAt: now.toISOString(),
    publishedBy: actor.userId,
  });
  if (isAdded) return { at: 'published', digest, effects };
  return {
    at: 'refused',
    refusals: [`${remote} ${version} was already published by someone else; increase the version.`],
  };
}
