import { activateVersion, drainRemote, listReleases, rehearseRelease } from '@console/contracts/releases';
import type { Audience, Manifest } from '@console/contracts/release';
import { demoUsers } from '@console/demo/ids';
import { sql } from '../../../platform/db/sql';
import { text } from '../../../platform/db/column';
import { pageOf } from '../../../testing/local-build';
import { publishCards, releaseFirst } from '../../../testing/released-cards';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let devops: Record<string, string>;
beforeEach(async () => {
  test = await openTestApp();
  await releaseFirst(test);
  devops = await test.signIn('devops');
});
afterEach(() => test.close());

type Remote = 'accounts' | 'cards';
const why = 'A test decides it.';
const everyone: Audience = { to: 'everyone' };
const canary: Audience = { to: 'percent', percent: 10 };
const oneUser: Audience = { to: 'users', ids: [demoUsers.devops] };

const disputes = (remote: Remote): Partial<Manifest> => ({ pages: [pageOf(`${remote}-balance`), pageOf('disputes')] });
const notes: Partial<Manifest> = {
  contributes: [
    {
      slot: 'card.tab',
      name: 'notes',
      title: { en_US: 'Notes', zh_CN: '备注' },
      permission: 'cards.card.view',
      files: ['c/list.js'],
    },
  ],
};

const publish = (remote: Remote, version: string, manifest: Partial<Manifest> = {}, facts = {}) =>
  publishCards(test, { remote, version, text: `${remote} ${version}`, manifest, facts });
const live = async () => {
  const [newest] = (await test.call(listReleases, {}, devops)).list;
  if (!newest) throw new Error('There is a release.');
  return newest;
};
const about = async (remote: Remote) => ({ remote, why, onNumber: (await live()).number });
const activation = async (remote: Remote, version: string, audience: Audience) => ({
  ...(await about(remote)),
  version,
  audience,
  isMinimum: false,
});
const activate = async (remote: Remote, version: string, audience: Audience = everyone) =>
  test.call(activateVersion, await activation(remote, version, audience), devops);
const tryActivate = async (remote: Remote, version: string, audience: Audience = everyone) =>
  test.post('/devopsRelease/activate', await activation(remote, version, audience), devops);

const cardsTaken = {
  code: 1007,
  data: {
    overlap: { name: 'disputes', remote: 'accounts', version: '1.1.0' },
    reason: expect.stringContaining('disputes is already a page of accounts 1.1.0'),
  },
};

it.each([
  ['everyone', everyone, everyone],
  ['everyone if a canary has it', canary, everyone],
  ['a canary', everyone, canary],
  ['one user if a canary has it', canary, oneUser],
])('a page that a live remote already has is refused for %s, and the release stays', async (_what, first, second) => {
  await publish('accounts', '1.1.0', disputes('accounts'));
  await publish('cards', '1.1.0', disputes('cards'));
  await activate('accounts', '1.1.0', first);
  const { number } = await live();
  expect(await tryActivate('cards', '1.1.0', second)).toMatchObject(cardsTaken);
  expect((await live()).number).toBe(number);
});

it('a rehearsal returns the version that already has the page', async () => {
  await publish('accounts', '1.1.0', disputes('accounts'));
  await publish('cards', '1.1.0', disputes('cards'));
  await activate('accounts', '1.1.0', canary);
  const action = { deed: 'ACTIVATE', remote: 'cards', version: '1.1.0', audience: everyone, isMinimum: false } as const;
  expect(await test.call(rehearseRelease, action, devops)).toEqual({
    at: 'refused',
    obstacle: 'OVERLAP',
    overlap: { name: 'disputes', remote: 'accounts', version: '1.1.0' },
  });
});

it.each([
  ['rolled back', '/devopsRelease/rollback', {}],
  ['withdrawn', '/devopsRelease/withdraw', { version: '1.2.0', as: 'QUARANTINED' }],
])(
  'an earlier version cannot replace one that is %s if another remote now has one of its pages',
  async (_what, path, more) => {
    await publish('cards', '1.1.0', disputes('cards'));
    await publish('cards', '1.2.0');
    await publish('accounts', '1.1.0', disputes('accounts'));
    await activate('cards', '1.1.0');
    await activate('cards', '1.2.0');
    await activate('accounts', '1.1.0');
    const before = await live();
    expect(await test.post(path, { ...(await about('cards')), ...more }, devops)).toMatchObject(cardsTaken);
    expect(await live()).toEqual(before);
    const { rows } = await test.database.owner.execute(
      sql`select state from remote_version where remote = 'cards' and version = '1.2.0'`,
      { state: text },
    );
    expect(rows).toEqual([{ state: 'PUBLISHED' }]);
  },
);

it("a contribution whose name is used by another remote's canary is refused until that canary ends", async () => {
  const facts = { slots: [{ name: 'card.tab', props: { type: 'object', properties: {}, required: [] } }] };
  await publish('accounts', '1.1.0', notes, facts);
  await publish('cards', '1.1.0', notes, facts);
  await activate('accounts', '1.1.0', canary);
  expect(await tryActivate('cards', '1.1.0')).toMatchObject({
    code: 1007,
    data: { overlap: { name: 'card.tab/notes', remote: 'accounts', version: '1.1.0' } },
  });
  await test.call(drainRemote, await about('accounts'), devops);
  expect(await activate('cards', '1.1.0')).toMatchObject({ at: 'live' });
});

it('a version without a page that a menu leads to is refused', async () => {
  await publish('cards', '1.1.0', { pages: [pageOf('cards-balance-create-card')] });
  expect(await tryActivate('cards', '1.1.0', canary)).toMatchObject({
    code: 1007,
    data: { reason: expect.stringContaining('A menu opens cards-balance') },
  });
});

it.each([
  [
    'a permission',
    { pages: [pageOf('cards-balance', { permission: 'cards.card.paint' })] },
    {},
    'not in the catalogue',
  ],
  [
    'an API operation',
    {},
    {
      operations: [{ path: '/card/paint', permission: 'cards.card.view', hash: 'x', input: {}, output: {} }],
    },
    'does not exist in the live contract',
  ],
])('a version with %s that no longer exists is refused', async (_what, manifest, facts, expected) => {
  await publish('cards', '1.1.0', manifest, facts);
  expect(await tryActivate('cards', '1.1.0')).toMatchObject({
    code: 1007,
    data: { reason: expect.stringContaining(expected) },
  });
});
