import { codes } from '@console/contracts';
import {
  activateVersion,
  decideWaiver,
  drainRemote,
  listDevopsModules,
  listReleases,
  readDevopsModule,
  rehearseRelease,
  rollBackRemote,
  saveDevopsModule,
  withdrawVersion,
} from '@console/contracts/releases';
import type { Audience } from '@console/contracts/release';
import { demoUsers } from '@console/demo/ids';
import { json, nullable, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { publishCards, releaseFirst } from '../../testing/released-cards';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test: TestApp;
let devops: Headers;
let owner: Headers;
beforeAll(async () => {
  test = await openTestApp();
  await releaseFirst(test);
  [devops, owner] = [await test.signIn('devops'), await test.signIn('owner')];
});
afterAll(() => test.close());

const why = 'A test decides it.';
const detail = (code = 'cards') => test.call(readDevopsModule, { code }, devops);
const live = async () => (await detail()).plan?.lanes.map(({ version }) => version) ?? [];
const about = async () => ({ remote: 'cards', why, onNumber: (await detail()).number });

/** Saves the description of the remote with or without the rule. */
async function save(needsSecondPerson: boolean, { as = devops, words: text = 'Cards.' } = {}) {
  const { version } = (await detail()).module;
  const names = { code: 'cards', nameEn: 'Cards', nameZh: '卡片', description: text, contact: '' };
  return test.call(saveDevopsModule, { ...names, needsSecondPerson, why, version }, as);
}
const waiver = async () => {
  const { waiver: request } = await detail();
  if (!request) throw new Error('It waits.');
  return request;
};
const decideOn = async (decision: 'APPROVED' | 'REJECTED', as: Headers, id?: string) =>
  test.post(decideWaiver.path, { id: id ?? (await waiver()).id, decision, why }, as);
const ask = async (version: string, audience: Audience = { to: 'everyone' }, as = devops) =>
  test.post(activateVersion.path, { ...(await about()), version, audience, isMinimum: false }, as);
const decide = async (id: string, decision: 'APPROVED' | 'REJECTED', as: Headers) =>
  test.post('/devopsRelease/decide', { id, decision, why, onNumber: (await about()).onNumber }, as);

/** Activates a version for everyone with the approval of a second user. */
async function agree(version: string): Promise<void> {
  const request = await ask(version);
  const id = (request.data as { id: string }).id;
  expect(await decide(id, 'APPROVED', owner)).toMatchObject({ code: codes.ok });
}
const auditOf = async (id: string) =>
  (
    await test.database.owner.execute(
      sql`select actor_id as by, after from audit_event where object_id = ${id} order by seq`,
      { by: nullable(text), after: nullable(json()) },
    )
  ).rows;

describe('a remote that requires a second approver', () => {
  beforeEach(async () => {
    await save(true);
    const { waiver: left } = await detail();
    if (left) await decideOn('REJECTED', left.madeBy === demoUsers.devops ? owner : devops);
  });

  it('still requires one while a request to remove the rule is pending', async () => {
    await publishCards(test, { version: '1.1.0', text: '1.1.0' });
    const saved = await save(false, { words: 'Cards and holders.' });
    expect(saved).toMatchObject({ needsSecondPerson: true, description: 'Cards and holders.' });
    expect(await ask('1.1.0')).toMatchObject({ data: { at: 'waiting' } });
    expect(await live()).toEqual(['1.0.0']);
    const request = await waiver();
    expect(request).toMatchObject({ why, madeByName: 'Ines Carvalho', isOwn: true });
    expect((await test.call(listDevopsModules, {}, devops)).list.find(({ code }) => code === 'cards')?.waiting).toBe(2);
    for (const decision of ['APPROVED', 'REJECTED'] as const)
      expect(await decideOn(decision, devops)).toMatchObject({ code: codes.ownItem });
    expect((await detail()).module.needsSecondPerson).toBe(true);
  });

  it('requires none after another user approves the removal, and can require one again', async () => {
    await save(false);
    const { id } = await waiver();
    expect(await decideOn('APPROVED', owner)).toMatchObject({ code: codes.ok, data: { needsSecondPerson: false } });
    expect(await detail()).toMatchObject({ waiver: null, module: { needsSecondPerson: false } });
    expect(await decideOn('APPROVED', owner, id)).toMatchObject({ code: codes.notFound });
    expect(await auditOf(id)).toMatchObject([
      { by: demoUsers.devops, after: { needsSecondPerson: false } },
      { by: demoUsers.owner, after: { state: 'APPROVED', needsSecondPerson: false } },
    ]);
    expect(await save(true)).toMatchObject({ needsSecondPerson: true });
  });

  it('still has the rule after a rejection, and has at most one pending request', async () => {
    // Either request may run first; the second may then be refused with a stale version.
    const both = await Promise.allSettled([save(false), save(false, { as: owner })]);
    expect(both.map(({ status }) => status)).toContain('fulfilled');
    await save(false, { as: owner });
    const { id, madeBy } = await waiver();
    const other = madeBy === demoUsers.devops ? owner : devops;
    const answers = await Promise.all([decideOn('REJECTED', other, id), decideOn('REJECTED', other, id)]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.ok, codes.notFound]));
    expect(await detail()).toMatchObject({ waiver: null, module: { needsSecondPerson: true } });
  });

  it('refuses a decision by users without the APPROVE grant', async () => {
    await save(false);
    expect(await decideOn('APPROVED', await test.signIn('developer'))).toMatchObject({ code: codes.noPermission });
    const grants = sql`update role_devops_module set grants = array['VIEW'] where grants @> array['APPROVE']
      and role_id in (select role_id from user_role where user_id = ${demoUsers.owner}) returning role_id`;
    const { rows } = await test.database.owner.execute(grants, { role_id: text });
    expect(await decideOn('APPROVED', owner)).toMatchObject({ code: codes.noPermission });
    await test.database.owner.execute(sql`
      update role_devops_module set grants = array['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK']
      where role_id = ${rows[0]?.role_id ?? ''}`);
  });

  it('refuses approval by the publisher of the version, who can only reject it', async () => {
    await publishCards(test, { version: '1.2.0', text: '1.2.0', publishedBy: demoUsers.owner });
    const request = await ask('1.2.0');
    const { id } = request.data as { id: string };
    const { waiting } = await test.call(readDevopsModule, { code: 'cards' }, owner);
    expect(waiting.find((one) => one.id === id)).toMatchObject({ isOwn: false, isOwnVersion: true });
    expect(await decide(id, 'APPROVED', owner)).toMatchObject({ code: codes.ownItem });
    expect(await live()).toEqual(['1.0.0']);
    expect(await decide(id, 'REJECTED', owner)).toMatchObject({ data: { at: 'rejected' } });
  });

  it('never moves forward to another version through the actions of one user', async () => {
    for (const version of ['1.3.0', '1.4.0']) await publishCards(test, { version, text: version });
    await agree('1.3.0');
    await agree('1.4.0');
    const audiences: Audience[] = [
      { to: 'everyone' },
      { to: 'percent', percent: 100 },
      { to: 'users', ids: [demoUsers.devops] },
    ];
    await publishCards(test, { version: '1.5.0', text: '1.5.0', publishedBy: demoUsers.devops });
    await test.call(rollBackRemote, await about(), devops);
    expect(await live()).toEqual(['1.3.0']);
    // A second rollback goes further back, not forward to the version that was rolled back.
    const before = await test.call(rehearseRelease, { deed: 'ROLLBACK', remote: 'cards' }, devops);
    expect(before).toMatchObject({ at: 'possible', after: { lanes: [{ version: '1.0.0' }] } });
    for (const version of ['1.4.0', '1.5.0'])
      for (const audience of audiences) expect(await ask(version, audience)).toMatchObject({ data: { at: 'waiting' } });
    await save(false);
    for (const { id } of (await detail()).waiting)
      expect(await decide(id, 'APPROVED', devops)).toMatchObject({ code: codes.ownItem });
    const forward = new Set(['1.4.0', '1.5.0']);
    const steps = [
      async () => test.post(drainRemote.path, await about(), devops),
      async () => test.post(withdrawVersion.path, { ...(await about()), version: '1.3.0', as: 'QUARANTINED' }, devops),
      async () => test.post(rollBackRemote.path, await about(), devops),
      async () => test.post(rollBackRemote.path, await about(), devops),
    ];
    for (const step of steps) {
      await step();
      expect((await live()).filter((version) => forward.has(version))).toEqual([]);
    }
    expect(await live()).toEqual(['1.0.0']);
    expect((await test.call(listReleases, {}, devops)).waiting.length).toBeGreaterThan(0);
  });
});

it('saving a registered remote as a new one is refused and does not remove its rule', async () => {
  const request = {
    code: 'cards',
    nameEn: 'C',
    nameZh: '卡',
    description: '',
    contact: '',
    needsSecondPerson: false,
    why,
  };
  await save(true);
  expect(await test.post(saveDevopsModule.path, { ...request, version: 0 }, devops)).toMatchObject({
    code: codes.versionConflict,
  });
  expect((await detail()).module.needsSecondPerson).toBe(true);
});

it('a database constraint refuses approval of a removal request by its maker', async () => {
  await save(true);
  await save(false);
  const { id } = await waiver();
  await expect(
    test.database.owner.execute(sql`
      update second_person_waiver set state = 'APPROVED', decided_at = now(), decided_by = made_by where id = ${id}`),
  ).rejects.toThrow();
});
