import { codes } from '@console/contracts';
import {
  activateVersion,
  listGrantRoles,
  listModuleVersions,
  listReleases,
  readRoleGrants,
  saveRoleGrants,
  type ModuleGrant,
  type ModuleGrantLine,
} from '@console/contracts/releases';
import { roleIdOf } from '@console/demo/ids';
import { releaseCards } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test: TestApp;
let owner: Headers;
let devops: Headers;
let developer: Headers;
beforeAll(async () => {
  test = await openTestApp();
  await releaseCards(test);
  owner = await test.signIn('owner');
  devops = await test.signIn('devops');
  developer = await test.signIn('developer');
});
afterAll(() => test.close());

const why = 'A test decides it.';
const id = roleIdOf('developer');
const give = async (list: ModuleGrantLine[], by: Headers = owner, roleId = id) => {
  const { version } = await test.call(readRoleGrants, { id: roleId }, owner);
  return test.post('/devopsGrant/save', { id: roleId, version, list, why }, by);
};
const line = (module: string, ...grants: ModuleGrant[]): ModuleGrantLine => ({ module, grants });
const onNumber = async () => (await test.call(listReleases, {}, owner)).list[0]?.number ?? 0;
const about = async (remote: string) => ({ remote, why, onNumber: await onNumber() });
const canary = async (remote: string, version: string) => ({
  ...(await about(remote)),
  version,
  audience: { to: 'percent' as const, percent: 5 },
  isMinimum: false,
});

it('a role with grants for one remote has exactly these grants, and no grants for other remotes', async () => {
  expect(await give([line('cards', 'VIEW', 'ACTIVATE')])).toMatchObject({ code: codes.ok });
  expect(await test.post('/devopsRelease/activate', await canary('cards', '1.1.0'), developer)).toMatchObject({
    code: codes.ok,
  });
  const others = await canary('accounts', '1.0.0');
  expect(await test.post('/devopsRelease/activate', others, developer)).toMatchObject({ code: codes.noPermission });
  for (const path of ['/devopsRelease/drain', '/devopsRelease/rollback'])
    expect(await test.post(path, await about('cards'), developer)).toMatchObject({ code: codes.noPermission });
  const withdrawal = { ...(await about('cards')), version: '1.1.0', as: 'QUARANTINED' };
  expect(await test.post('/devopsRelease/withdraw', withdrawal, developer)).toMatchObject({ code: codes.noPermission });
});

it('remotes without the VIEW grant are missing in all lists', async () => {
  await give([line('cards', 'VIEW')]);
  const { list } = await test.call(listModuleVersions, {}, developer);
  expect(new Set(list.map(({ remote }) => remote))).toEqual(new Set(['cards']));
  const releases = await test.call(listReleases, {}, developer);
  expect(releases.list.flatMap(({ remotes }) => Object.keys(remotes))).not.toContain('accounts');
  expect(await test.post('/devopsModule/detail', { code: 'accounts' }, developer)).toMatchObject({
    code: codes.noPermission,
  });
});

it('the ROLLBACK grant of one remote does not apply to another remote', async () => {
  await give([line('accounts', 'VIEW', 'ROLLBACK'), line('cards', 'VIEW')]);
  await test.call(activateVersion, await canary('cards', '1.2.0'), devops);
  expect(await test.post('/devopsRelease/drain', await about('cards'), developer)).toMatchObject({
    code: codes.noPermission,
  });
  await give([line('cards', 'VIEW', 'ROLLBACK')]);
  expect(await test.post('/devopsRelease/drain', await about('cards'), developer)).toMatchObject({ code: codes.ok });
});

it('a grant for * applies to all remotes, and a role without grants has access to no remote', async () => {
  await give([line('*', 'VIEW')]);
  expect((await test.call(listModuleVersions, {}, developer)).list.map(({ remote }) => remote)).toContain('accounts');
  await give([]);
  expect(await test.post('/devopsModule/list', {}, developer)).toMatchObject({ code: codes.noPermission });
  await give([line('*', 'VIEW')]);
});

it('users cannot change grants of their own role, and cannot add or remove grants that they do not hold', async () => {
  expect(await give([line('*', 'VIEW')], owner, roleIdOf('owner'))).toMatchObject({ code: codes.ownItem });
  const keep = (await test.call(readRoleGrants, { id: roleIdOf('devops') }, owner)).list;
  await give([line('cards', 'VIEW')], owner, roleIdOf('devops'));
  expect(await give([line('accounts', 'VIEW'), line('*', 'VIEW')], devops)).toMatchObject({ code: codes.noPermission });
  expect(await give([line('cards', 'VIEW', 'ACTIVATE'), line('*', 'VIEW')], devops)).toMatchObject({
    code: codes.noPermission,
  });
  expect(await give([], devops)).toMatchObject({ code: codes.noPermission });
  expect(await give([line('*', 'VIEW'), line('cards', 'VIEW')], devops)).toMatchObject({ code: codes.ok });
  await give(keep, owner, roleIdOf('devops'));
});

it('removing a permission for remotes from the only owner of the company is refused', async () => {
  expect(await give([line('*', 'VIEW')], devops, roleIdOf('owner'))).toMatchObject({
    code: codes.transition,
    data: { reason: 'LAST_OWNER' },
    message: 'The company needs at least one active user with all permissions. Assign them to another user first',
  });
});

it('the second of two concurrent saves is refused with the current grants', async () => {
  const { version } = await test.call(readRoleGrants, { id }, owner);
  const save = (list: ModuleGrantLine[]) => test.post('/devopsGrant/save', { id, version, list, why }, owner);
  const answers = await Promise.all([save([line('*', 'VIEW')]), save([line('cards', 'VIEW')])]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.ok, codes.versionConflict]));
  expect(answers.find(({ code }) => code === codes.versionConflict)?.data).toMatchObject({ current: { id } });
});

it('roles of merchants, channels and other companies are not listed and not found', async () => {
  const { list } = await test.call(listGrantRoles, {}, owner);
  const ids = list.map((role) => role.id);
  expect(ids).toContain(id);
  for (const login of ['merchant.owner', 'channel.operator', 'owner.zh'] as const) {
    expect(ids).not.toContain(roleIdOf(login));
    expect(await test.post('/devopsGrant/detail', { id: roleIdOf(login) }, owner)).toMatchObject({
      code: codes.notFound,
    });
  }
});

it('a user without the permission to grant cannot list the roles', async () => {
  expect(await test.post('/devopsGrant/roles', {}, developer)).toMatchObject({ code: codes.noPermission });
  const saved = await test.call(
    saveRoleGrants,
    { id, version: (await test.call(readRoleGrants, { id }, owner)).version, list: [line('*', 'VIEW')], why },
    owner,
  );
  expect(saved.list).toEqual([line('*', 'VIEW')]);
});
