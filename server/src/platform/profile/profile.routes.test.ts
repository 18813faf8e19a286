import { codes, signIn } from '@console/contracts';
import { endOtherSessions, listOwnSessions, readProfile, saveProfile } from '@console/contracts/profile';
import { demoPassword } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const draftOf = (version: number, over: object = {}) => ({
  version,
  nickname: 'Daniel K.',
  language: 'zh_CN' as const,
  timezone: 'Asia/Shanghai',
  landingPage: 'cards-balance',
  ...over,
});

describe('a profile', () => {
  it('is returned by the next sign-in, and its change is in the audit log', async () => {
    const user = await test.signIn('operations');
    const { version, landingPages } = await test.call(readProfile, {}, user);
    expect(landingPages.map(({ page }) => page)).toEqual(['index', 'cards-balance']);
    expect(await test.call(saveProfile, draftOf(version), user)).toMatchObject({
      nickname: 'Daniel K.',
      version: version + 1,
    });
    const again = await test.call(signIn, { loginName: 'operations', password: demoPassword }, {});
    expect(again).toMatchObject({
      nickname: 'Daniel K.',
      language: 'zh_CN',
      timezone: 'Asia/Shanghai',
      landingPage: 'cards-balance',
    });
    const { rows } = await test.database.owner.execute(
      sql`select before, after from audit_event where action = ${saveProfile.path}`,
      pick(tables.audit_event, 'before', 'after'),
    );
    expect(rows).toMatchObject([{ before: { nickname: 'Daniel Koh' }, after: { nickname: 'Daniel K.' } }]);
  });

  it('with a stale version is refused with the current record', async () => {
    const user = await test.signIn('support');
    const { version } = await test.call(readProfile, {}, user);
    await test.call(saveProfile, draftOf(version, { nickname: 'First' }), user);
    expect(await test.post(saveProfile.path, draftOf(version, { nickname: 'Second' }), user)).toMatchObject({
      code: codes.versionConflict,
      data: { current: { nickname: 'First' } },
    });
  });

  it.each([
    ['a page without permission', { landingPage: 'cards-balance' }, 'landingPage'],
    ['a page that does not exist', { landingPage: 'index/../x' }, 'landingPage'],
    ['a time zone that does not exist', { landingPage: 'index', timezone: 'Mars/Base' }, 'timezone'],
    ['an empty name', { landingPage: 'index', nickname: ' ' }, 'nickname'],
  ])('cannot be saved with %s', async (_name, over, field) => {
    const user = await test.signIn('developer');
    const { version } = await test.call(readProfile, {}, user);
    const response = await test.post(saveProfile.path, draftOf(version, over), user);
    expect([response.code, response.fieldErrors?.map((error) => error.field)]).toEqual([codes.invalid, [field]]);
  });
});

describe('sessions of one user', () => {
  it('are listed with the current one first, and all others can be ended', async () => {
    const [old, other, own] = [await test.signIn('risk'), await test.signIn('risk'), await test.signIn('risk')];
    const stranger = await test.signIn('auditor');
    const { list } = await test.call(listOwnSessions, {}, own);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(await test.call(endOtherSessions, {}, own)).toEqual({ ended: 2 });
    for (const user of [old, other]) expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
    for (const user of [own, stranger]) expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 200 });
    expect((await test.call(listOwnSessions, {}, own)).list).toHaveLength(1);
  });

  it('that have expired are not listed', async () => {
    await test.signIn('devops');
    test.clock.advance(900);
    const user = await test.signIn('devops');
    expect((await test.call(listOwnSessions, {}, user)).list).toHaveLength(1);
  });
});
