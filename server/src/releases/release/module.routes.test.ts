import { createHash } from 'node:crypto';
import {
  listModuleVersions,
  publishModuleVersion,
  readDevopsModule,
  uploadModuleFile,
} from '@console/contracts/releases';
import type { InputOf } from '@console/contracts';
import { localBuildOf } from '../../testing/local-build';
import { publicationOf, publicationWithListOf } from '../../testing/publication';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testNow } from '../../testing/test-world';
import type { LocalBuild } from './builds';
import { signText } from './signing';
import { startRelease } from './start-release.actions';
import { text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

let test: TestApp;
let devops: Record<string, string>;

const buildOf = (version: string, text = 'new') => localBuildOf({ version, text });

beforeAll(async () => {
  test = await openTestApp();
  const { keys, store, database } = test.app.deps;
  const builds = [buildOf('1.0.0', 'old')];
  await startRelease(database.pool, { builds, keys, store, shell: '0.1.0', now: testNow });
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const teamKey = (remote = 'cards') => test.app.deps.keys.teams.get(remote);

async function upload(build: LocalBuild): Promise<void> {
  for (const file of Object.keys(build.manifest.files))
    await test.call(uploadModuleFile, { content: build.read(file).body.toString('base64') }, devops);
}

const publish = (publication: Omit<InputOf<typeof publishModuleVersion>, 'isRehearsal'>, isRehearsal = false) =>
  test.call(publishModuleVersion, { ...publication, isRehearsal }, devops);

const versions = async () =>
  (await test.call(listModuleVersions, {}, devops)).list.map(({ remote, version }) => `${remote}@${version}`);

it('a rehearsed version is not stored, a published one is, and cannot be replaced by another build', async () => {
  const build = buildOf('1.1.0');
  expect(await publish(publicationOf(build, teamKey()), true)).toMatchObject({ at: 'passed' });
  expect(await versions()).toEqual(['cards@1.0.0']);
  await upload(build);
  expect(await publish(publicationOf(build, teamKey()))).toMatchObject({
    at: 'published',
    effects: expect.arrayContaining(['cards 1.0.0 stays live for everyone until 1.1.0 is activated.']),
  });
  expect((await versions()).sort()).toEqual(['cards@1.0.0', 'cards@1.1.0']);
  const other = buildOf('1.1.0', 'other words');
  await upload(other);
  expect(await publish(publicationOf(other, teamKey()))).toEqual({
    at: 'refused',
    refusals: ['cards 1.1.0 is already published and immutable; increase the version in package.json.'],
  });
});

it('the publication time of a version is taken from the server clock', async () => {
  const { list } = await test.call(listModuleVersions, {}, devops);
  expect(list.find(({ version }) => version === '1.1.0')?.publishedAt).toBe(testNow.toISOString());
});

it.each([true, false])(
  'an unchanged version that is sent again (rehearsed: %s) gets the same response, and nothing is written',
  async (rehearse) => {
    const rows = async () => (await test.call(listModuleVersions, {}, devops)).list;
    const before = await rows();
    expect(await publish(publicationOf(buildOf('1.1.0'), teamKey()), rehearse)).toMatchObject({
      at: rehearse ? 'passed' : 'published',
      effects: ['cards 1.1.0 is already published with the same content; nothing changed.'],
    });
    expect(await rows()).toEqual(before);
  },
);

it('a withdrawn version is refused when it is sent again', async () => {
  await test.database.owner.execute(sql`update remote_version set state = 'REVOKED' where version = '1.1.0'`);
  expect(await publish(publicationOf(buildOf('1.1.0'), teamKey()))).toMatchObject({ at: 'refused' });
  await test.database.owner.execute(sql`update remote_version set state = 'PUBLISHED' where version = '1.1.0'`);
});

it('a version with missing files is refused and not stored', async () => {
  const build = buildOf('1.2.0', 'never sent');
  const response = await publish(publicationOf(build, teamKey()));
  expect(response).toMatchObject({
    at: 'refused',
    refusals: expect.arrayContaining([expect.stringContaining('entry.js was not uploaded')]),
  });
  expect(await versions()).not.toContain('cards@1.2.0');
});

it.each([
  ['the key of another team', () => publicationOf(buildOf('1.3.0'), teamKey('accounts')), 'is not a team key of cards'],
  ['the release key', () => publicationOf(buildOf('1.3.0'), test.app.deps.keys.release), 'is not a team key of cards'],
  [
    'no signature',
    () => {
      const { manifest, dossier } = publicationOf(buildOf('1.3.0'), teamKey());
      return { manifest: { ...manifest, signatures: [] }, dossier };
    },
    'not signed by a key of root.json',
  ],
  [
    'a changed byte',
    () => {
      const { manifest, dossier } = publicationOf(buildOf('1.3.0'), teamKey());
      return { manifest: { ...manifest, text: manifest.text.replace('entry.js', 'entrx.js') }, dossier };
    },
    'not signed by a key of root.json',
  ],
  [
    'the dossier of another version',
    () => ({
      ...publicationOf(buildOf('1.3.0'), teamKey()),
      dossier: publicationOf(buildOf('1.4.0'), teamKey()).dossier,
    }),
    'is not the one in the manifest',
  ],
  [
    'an unknown field',
    () => publicationOf(buildOf('1.3.0'), teamKey(), { manifest: { extra: 1 } as object }),
    'The manifest cannot be read',
  ],
  [
    'its own publication time',
    () =>
      publicationOf(buildOf('1.3.0'), teamKey(), { manifest: { publishedAt: '2026-03-08T04:00:00.000Z' } as object }),
    'The manifest cannot be read',
  ],
  [
    'an entry that is not listed',
    () => publicationOf(buildOf('1.3.0'), teamKey(), { manifest: { entry: 'other.js' } }),
    'it needs other.js and does not list it',
  ],
])('a version with %s is refused before anything is stored', async (_what, made, expected) => {
  await upload(buildOf('1.3.0'));
  expect(await publish(made())).toEqual({ at: 'refused', refusals: [expect.stringContaining(expected)] });
  expect(await versions()).not.toContain('cards@1.3.0');
});

describe('a version with a file list', () => {
  const listed = (version: string) => publicationWithListOf(buildOf(version), teamKey());
  /** Signs a manifest with this text as its file list. */
  const signedWith = (files: string, version = '1.3.0') => {
    const { manifest, dossier } = listed(version);
    const digest = createHash('sha256').update(files).digest('hex');
    const brief = { ...(JSON.parse(manifest.text) as object), files: { digest, length: Buffer.byteLength(files) } };
    const key = teamKey();
    if (!key) throw new Error('The team has no key.');
    return { manifest: signText('manifest', JSON.stringify(brief), [key]), files, dossier };
  };
  const changed = (version: string, change: (list: Record<string, unknown>) => void) => {
    const list = JSON.parse(listed(version).files) as Record<string, unknown>;
    change(list);
    return JSON.stringify(list);
  };

  it('is published once its files are uploaded, and is reported as signed by its team', async () => {
    const build = buildOf('1.5.0', 'with a list');
    const publication = publicationWithListOf(build, teamKey());
    expect(await publish(publication)).toMatchObject({
      at: 'refused',
      refusals: expect.arrayContaining([expect.stringContaining('entry.js was not uploaded')]),
    });
    await upload(build);
    expect(await publish(publication)).toMatchObject({ at: 'published' });
    const shown = async () =>
      (await test.call(readDevopsModule, { code: 'cards' }, devops)).versions.find(
        ({ version }) => version === '1.5.0',
      );
    expect(await shown()).toMatchObject({ isVerified: true, bytes: expect.any(Number) });
    const { rows } = await test.database.owner.execute(
      sql`update remote_version set files = replace(files, '"length":', '"length":1') where version = '1.5.0'
        returning files`,
      { files: text },
    );
    expect(rows).toHaveLength(1);
    expect(await shown()).toMatchObject({ isVerified: false });
  });

  it.each([
    ['no list', () => ({ ...listed('1.3.0'), files: undefined }), 'The file list is not the one in the manifest'],
    [
      'the list of another build',
      () => ({ ...listed('1.3.0'), files: publicationWithListOf(buildOf('1.3.0', 'other'), teamKey()).files }),
      'The file list is not the one in the manifest',
    ],
    ['a list that is no JSON', () => signedWith('files'), 'The file list cannot be read'],
    [
      'a list with an unknown field',
      () => signedWith(changed('1.3.0', (list) => (list['also'] = 1))),
      'The file list cannot be read',
    ],
    [
      'a list without the files of a page',
      () => signedWith(changed('1.3.0', (list) => (list['pages'] = []))),
      'The file list cannot be read',
    ],
    [
      'a list without its entry',
      () => signedWith(changed('1.3.0', (list) => delete Object(list['files'])['entry.js'])),
      'it needs entry.js and does not list it',
    ],
    [
      'a list in another form',
      () => signedWith(JSON.stringify(JSON.parse(listed('1.3.0').files), null, 1)),
      'The file list is not in canonical form',
    ],
    [
      'a list that adds a field of the manifest',
      () => signedWith(changed('1.3.0', (list) => (list['entry'] = 'c/list.js'))),
      'The file list is not in canonical form',
    ],
  ])('with %s is refused before anything is stored', async (_what, made, expected) => {
    await upload(buildOf('1.3.0'));
    expect(await publish(made())).toEqual({ at: 'refused', refusals: [expect.stringContaining(expected)] });
    expect(await versions()).not.toContain('cards@1.3.0');
  });
});

it('each attempt to publish is in the audit log, also if it was refused', async () => {
  const { rows } = await test.database.owner.execute(
    sql`select distinct object_label as label from audit_event where action = '/devopsModule/publish' order by 1`,
    { label: text },
  );
  expect(rows.map(({ label }) => label)).toEqual(['cards@1.1.0', 'cards@1.2.0', 'cards@1.5.0', 'unverified']);
});

it('the permission to view releases does not allow publication', async () => {
  const developer = await test.signIn('developer');
  expect(await test.post('/devopsModule/list', {}, developer)).toMatchObject({ code: 200 });
  expect(await test.post('/devopsModule/upload', { content: 'eA==' }, developer)).toMatchObject({ code: 1403 });
});
