import { codes } from '@console/contracts';
import {
  activateVersion,
  compareVersions,
  drainRemote,
  listAudiences,
  listDevopsModules,
  listReleases,
  readDevopsModule,
  rehearseRelease,
  rollBackRemote,
  saveDevopsModule,
  withdrawVersion,
} from '@console/contracts/releases';
import { beginDevRemote, reportRemoteFault } from '@console/contracts/release';
import { demoUsers } from '@console/demo/ids';
import { releaseCards } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test: TestApp;
let devops: Headers;
beforeAll(async () => {
  test = await openTestApp();
  await releaseCards(test);
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const why = 'A test decides it.';
const draft = {
  code: 'cards',
  nameEn: 'Cards',
  nameZh: '卡片',
  description: 'Cards and their holders.',
  contact: 'cards@aldermoor.example',
  needsSecondPerson: false,
  why,
};
const fault = { version: '1.1.0', step: 'MOUNT', page: '', error: 'E', message: '', place: '' };
const onNumber = async () => (await test.call(listReleases, {}, devops)).list[0]?.number ?? 0;
const canary = async (percent: number) => ({
  remote: 'cards',
  version: '1.1.0',
  audience: { to: 'percent' as const, percent },
  isMinimum: false,
  why,
  onNumber: await onNumber(),
});

it('the list contains each remote with its live version, and can be searched', async () => {
  const all = await test.call(listDevopsModules, {}, devops);
  expect(all.list.map(({ code, live, versions }) => [code, live, versions])).toEqual([
    ['accounts', '1.0.0', 1],
    ['cards', '1.0.0', 3],
  ]);
  expect(all.list[0]?.grants).toEqual(['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK']);
  expect((await test.call(listDevopsModules, { keyword: 'card' }, devops)).total).toBe(1);
});

it('the detail contains the versions with a verified signature, and the releases that changed the remote', async () => {
  await test.call(activateVersion, await canary(5), devops);
  const { versions, history, plan, module } = await test.call(readDevopsModule, { code: 'cards' }, devops);
  expect(versions.map(({ version, isVerified }) => [version, isVerified])).toEqual([
    ['1.2.0', true],
    ['1.1.0', true],
    ['1.0.0', true],
  ]);
  expect(versions[0]?.bytes).toBeGreaterThan(0);
  expect(module.canaries.map(({ version }) => version)).toEqual(['1.1.0']);
  expect(plan?.lanes).toHaveLength(2);
  expect(history[0]).toMatchObject({ kind: 'ACTIVATE', reason: why, madeByName: 'Ines Carvalho' });
  expect(history.at(-1)).toMatchObject({ kind: 'START', before: null });
});

it('two versions are compared part by part', async () => {
  const { parts } = await test.call(compareVersions, { code: 'cards', from: '1.1.0', to: '1.2.0' }, devops);
  expect(parts.find(({ part }) => part === 'TEXTS')).toMatchObject({ added: ['cards.new'], removed: [] });
  const unknown = { code: 'cards', from: '1.1.0', to: '9.9.9' };
  expect(await test.post('/devopsModule/compare', unknown, devops)).toMatchObject({ code: codes.notFound });
});

describe('a rehearsal', () => {
  it('returns the number of affected users by version and changes nothing', async () => {
    await test.signIn('owner');
    const before = await onNumber();
    const response = await test.call(
      rehearseRelease,
      {
        deed: 'ACTIVATE',
        remote: 'cards',
        version: '1.2.0',
        audience: { to: 'users', ids: [demoUsers.devops] },
        isMinimum: false,
      },
      devops,
    );
    if (response.at !== 'possible') throw new Error(response.obstacle);
    expect(response.moves.find(({ to }) => to === '1.2.0')).toMatchObject({ people: 1 });
    expect(response.people).toBeGreaterThanOrEqual(2);
    expect(response.needsSecondPerson).toBe(false);
    expect(await onNumber()).toBe(before);
  });

  it('is refused with a code for the reason', async () => {
    const drain = await test.call(rehearseRelease, { deed: 'DRAIN', remote: 'accounts' }, devops);
    expect(drain).toEqual({ at: 'refused', obstacle: 'NOTHING_TO_DRAIN' });
    const back = await test.call(rehearseRelease, { deed: 'ROLLBACK', remote: 'accounts' }, devops);
    expect(back).toEqual({ at: 'refused', obstacle: 'NO_EARLIER' });
  });

  it('offers audiences of the own company only', async () => {
    const { users, companies } = await test.call(listAudiences, {}, devops);
    expect(users.map(({ loginName }) => loginName)).not.toContain('owner.zh');
    expect(companies).toHaveLength(1);
  });
});

describe('a property name of Object.prototype', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);

  it.each(names)('%s is refused as a remote code', async (code) => {
    const { code: refused, fieldErrors } = await test.post(
      saveDevopsModule.path,
      { ...draft, code, version: 0 },
      devops,
    );
    expect(refused).toBe(codes.invalid);
    expect(new Set(fieldErrors?.map(({ field }) => field))).toEqual(new Set(['code']));
  });

  it.each(names)('%s is refused by each API operation with a parameter for the remote', async (name) => {
    const { audience, ...about } = await canary(10);
    const change = { ...about, remote: name };
    const version = { from: '1.0.0', to: '1.1.0' };
    const inputs: [string, object][] = [
      [activateVersion.path, { ...change, audience }],
      [drainRemote.path, { remote: name, why, onNumber: change.onNumber }],
      [rollBackRemote.path, { remote: name, why, onNumber: change.onNumber }],
      [withdrawVersion.path, { remote: name, version: '1.1.0', as: 'REVOKED', why, onNumber: change.onNumber }],
      [readDevopsModule.path, { code: name }],
      [compareVersions.path, { code: name, ...version }],
      [rehearseRelease.path, { deed: 'ROLLBACK', remote: name }],
      [reportRemoteFault.path, { ...fault, remote: name }],
      [beginDevRemote.path, { remote: name, publicKey: `${'A'.repeat(43)}=` }],
    ];
    for (const [path, input] of inputs)
      expect([
        path,
        (await test.post(path, input, { ...devops, 'idempotency-key': crypto.randomUUID() })).code,
      ]).toEqual([path, codes.invalid]);
  });
});

describe('the description of a remote', () => {
  it('is saved by one of two concurrent requests, and the second is refused as stale', async () => {
    const save = () => test.post('/devopsModule/save', { ...draft, version: 0 }, devops);
    const answers = await Promise.all([save(), save()]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.ok, codes.versionConflict]));
    const { module } = await test.call(readDevopsModule, { code: 'cards' }, devops);
    expect(module).toMatchObject({ name: { en_US: 'Cards', zh_CN: '卡片' }, version: 1 });
  });

  it('can be saved before the first version is published', async () => {
    const saved = await test.call(saveDevopsModule, { ...draft, code: 'disputes', version: 0 }, devops);
    expect(saved).toMatchObject({ code: 'disputes', live: null, versions: 0 });
    const { versions, plan } = await test.call(readDevopsModule, { code: 'disputes' }, devops);
    expect([versions, plan]).toEqual([[], null]);
  });

  it('can require a second approver for this remote only', async () => {
    const { module } = await test.call(readDevopsModule, { code: 'cards' }, devops);
    const { version } = module;
    await test.call(saveDevopsModule, { ...draft, needsSecondPerson: true, version }, devops);
    const response = await test.call(activateVersion, await canary(7), devops);
    expect(response.at).toBe('waiting');
    const detail = await test.call(readDevopsModule, { code: 'cards' }, devops);
    expect(detail.waiting).toMatchObject([{ version: '1.1.0', isOwn: true, madeByName: 'Ines Carvalho' }]);
    expect(detail.module.waiting).toBe(1);
    await test.call(saveDevopsModule, { ...draft, version: version + 1 }, devops);
  });

  it('cannot be saved without the permission', async () => {
    const developer = await test.signIn('developer');
    expect(await test.post('/devopsModule/save', { ...draft, version: 0 }, developer)).toMatchObject({
      code: codes.noPermission,
    });
  });
});
