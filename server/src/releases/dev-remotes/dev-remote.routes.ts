import { codes, type InputOf, type OutputOf } from '@console/contracts';
import {
  baseOf,
  beginDevRemote,
  endDevRemote,
  isDevVersion,
  keepDevRemote,
  manifest as manifestShape,
  queryDevRemotes,
  showDevBuild,
  uploadDevFile,
  type Manifest,
} from '@console/contracts/release';
import type { Context } from '../../platform/context';
import type { App, Deps } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { Refusal } from '../../platform/refusal';
import { containerOf } from '../release/container';
import { endings, isServable } from '../release/file-names.rules';
import { integrityOf } from '../release/integrity';
import { lockObjects } from '../store/listed-object.query';
import { missingFiles } from '../release/publication';

import { keyOf } from '../release/releases';
import { digestOf, keyIdOf, signersOf } from '../release/signing';
import { textOf } from '../../platform/start/start-failure';
import { beginDev, endDev, findDevVersions, insertDevVersion, touchDev } from './dev-remote.store';

const refused = (reason: string) => new Refusal(codes.transition, { data: { reason } });

/** Routes for remotes that a developer runs from source; only that developer's browser gets them. */
export function devRemoteRoutes(app: App): void {
  const { deps } = app;
  const demandOn = () => {
    if (!deps.config.hasDevRemotes)
      throw refused('This console refuses development builds; start a sandbox with DEV_REMOTES=on.');
  };
  const line = (remote: string) => ({ objectType: 'devRemote' as const, objectId: remote, objectLabel: remote });

  mount(app, beginDevRemote, async ({ remote, publicKey }, { db, actor, now, audit }) => {
    demandOn();
    await beginDev(db, { userId: actor.userId, remote, publicKey, now });
    await audit({ ...line(remote), after: { publicKey } });
    return { ok: true } as const;
  });

  mount(app, keepDevRemote, async ({ remote }, { db, actor, now }) => {
    demandOn();
    if ((await touchDev(db, { userId: actor.userId, remote, now })) === null) throw notBegun(remote);
    return { ok: true } as const;
  });

  mount(app, uploadDevFile, async ({ content }, { db }) => {
    demandOn();
    await lockObjects(db);
    const bytes = Buffer.from(content, 'base64');
    await deps.store.put(keyOf(integrityOf(bytes)), bytes);
    return { ok: true } as const;
  });

  mount(app, showDevBuild, async (input, context) => {
    demandOn();
    return show(deps, input, context);
  });

  mount(app, endDevRemote, async ({ remote }, { db, actor, audit }) => {
    await endDev(db, { userId: actor.userId, remote });
    await audit(line(remote));
    return { ok: true } as const;
  });

  mount(app, queryDevRemotes, async (_input, { db, actor, now }) => {
    if (!deps.config.hasDevRemotes) return { list: [] };
    const builds = await findDevVersions(db, { userId: actor.userId, now });
    return {
      list: builds.map(({ remote, version, digest, manifest }) => ({
        base: baseOf(remote, version, digest),
        manifest: manifestShape.parse(JSON.parse(manifest)),
      })),
    };
  });
}

const notBegun = (remote: string) => refused(`${remote} has no development build here; run npm run dev again.`);

async function show(
  { store }: Deps,
  { manifest: signed }: InputOf<typeof showDevBuild>,
  { db, actor, now }: Context,
): Promise<OutputOf<typeof showDevBuild>> {
  const manifest = read(signed.text);
  const { remote, version } = manifest;
  const { userId } = actor;
  const key = await touchDev(db, { userId, remote, now });
  if (key === null) throw notBegun(remote);
  const id = keyIdOf(Buffer.from(key, 'base64'));
  if (!signersOf('manifest', signed, { keys: { [id]: key } }).has(id))
    throw refused('The build is signed with another key than the first one; run npm run dev again.');
  if (!isDevVersion(version) || manifest.container !== containerOf(manifest))
    throw refused(`${version} is not a development version; build with npm run dev.`);
  const digest = digestOf(signed.text);
  const base = baseOf(remote, version, digest);
  const unservable = Object.keys(manifest.files).find((file) => !isServable(base, file));
  if (unservable !== undefined)
    throw refused(`The file name "${unservable}" is not allowed; use one of the extensions ${endings.join(', ')}.`);
  await lockObjects(db);
  const files = await missingFiles(store, manifest);
  if (files.length > 0) return { at: 'missing', files };
  await insertDevVersion(db, { userId, remote, version, digest, manifest: signed.text, now });
  return { at: 'shown', base };
}

function read(text: string): Manifest {
  try {
    return manifestShape.parse(JSON.parse(text));
  } catch (error) {
    const [line = ''] = textOf(error).split('\n');
    throw refused(`The manifest cannot be read (${line.slice(0, 200)}); build with npm run dev.`);
  }
}
