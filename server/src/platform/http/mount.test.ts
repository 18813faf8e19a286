import { codes, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { App } from '../deps';
import { mount } from './mount';
import { Refusal } from '../refusal';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { pick } from '../db/column';
import { counted } from '../db/common-columns';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const input = z.strictObject({ note: z.string().min(1) });
const output = z.strictObject({ count: z.int() });
const read = operation({
  path: '/test/read',
  permission: 'cards.card.view',
  input: z.strictObject({}),
  output,
  reads: true,
});
const write = operation({ path: '/test/write', permission: 'cards.card.create', input, output, idempotent: true });
const silent = operation({ path: '/test/silent', permission: 'signed-in', input, output });
const own = operation({ path: '/test/own', permission: 'signed-in', input: z.strictObject({}), output });
const wrong = operation({
  path: '/test/wrong',
  permission: 'signed-in',
  input: z.strictObject({}),
  output,
  reads: true,
});

const line = { objectType: 'card' as const, objectId: 'test_1', objectLabel: 'Test' };

/** Creates a pin in each run, so that kept changes can be counted. */
async function leaveTrace(
  db: TestApp['database']['owner'],
  actor: { companyId: string; userId: string },
): Promise<void> {
  await db.execute(sql`
    insert into user_menu_pin (company_id, user_id, menu_id, seq)
    select ${actor.companyId}, ${actor.userId}, id, 1 from menu where id not in (select menu_id from user_menu_pin) limit 1`);
}

function testRoutes(app: App): void {
  mount(app, read, async () => ({ count: 1 }));
  mount(app, write, async ({ note }, { db, actor, audit }) => {
    await leaveTrace(db, actor);
    await audit(line);
    if (note === 'refuse') throw new Refusal(codes.transition);
    if (note === 'count')
      throw new Refusal(codes.versionConflict, {
        fieldIssues: [{ field: 'note', code: 'REQUIRED', params: {} }],
        data: { current: 7 },
        keepsChanges: true,
      });
    return { count: note.length };
  });
  mount(app, silent, async (_input, { db, actor }) => {
    await leaveTrace(db, actor);
    return { count: 0 };
  });
  mount(app, own, async (_input, { db, actor, audit }) => {
    await leaveTrace(db, actor);
    await audit(line);
    throw new Refusal(codes.ownItem);
  });
  // The wrong type is intended: responses are validated at run time.
  mount(app, wrong, async () => ({ count: 'many' }) as unknown as { count: number });
}

describe('mount', () => {
  let test: TestApp;
  let operations: Record<string, string>;
  beforeAll(async () => {
    test = await openTestApp({ extend: testRoutes });
    operations = await test.signIn('operations');
  });
  afterAll(() => test.close());

  const traces = async () => {
    const { rows } = await test.database.owner.execute(sql`select count(*)::int as count from user_menu_pin`, counted);
    return rows[0]?.count;
  };

  it('refuses a missing and an unknown token with 401', async () => {
    expect(await test.post('/test/read', {})).toMatchObject({ code: 401, data: null });
    expect(await test.post('/test/read', {}, { authorization: 'made-up' })).toMatchObject({ code: 401 });
  });

  it('responds in the language of the header', async () => {
    expect((await test.post('/test/read', {}, { language: 'zh_CN' })).message).toBe('登录已过期，请重新登录');
  });

  it('refuses a user without the permission with 1403, and logs the attempt', async () => {
    const developer = await test.signIn('developer');
    const response = await test.post('/test/write', { note: 'hi' }, developer);
    expect(response).toMatchObject({
      code: 1403,
      message: 'Your current account does not have permission to save changes',
    });
    const { rows } = await test.database.owner.execute(
      sql`select action, result from audit_event where trace_id = ${response.traceId}`,
      pick(tables.audit_event, 'action', 'result'),
    );
    expect(rows).toEqual([{ action: '/test/write', result: 'DENIED' }]);
  });

  it('refuses a read with "no access to view", not with the message about saving', async () => {
    const language = 'zh_CN';
    const denied = async (headers: Record<string, string>) => (await test.post('/test/read', {}, headers)).message;
    const developer = await test.signIn('developer');
    expect(await denied(developer)).toBe("Your current account doesn't have permission to see this");
    expect(await denied({ ...developer, language })).toBe('您当前的账号没有查看权限');
  });

  it('a permission that was just revoked is refused, also for a cached session', async () => {
    const support = await test.signIn('support');
    expect((await test.post('/test/read', {}, support)).code).toBe(200);
    await test.database.pool.query(
      `delete from role_button b using user_role ur, app_user u
       where b.role_id = ur.role_id and ur.user_id = u.id and u.login_name = 'support' and b.button_code = $1`,
      [read.permission],
    );
    expect((await test.post('/test/read', {}, support)).code).toBe(1403);
  });

  it('a session that has just ended is refused, also if it was cached', async () => {
    const auditor = await test.signIn('auditor');
    expect((await test.post('/test/read', {}, auditor)).code).toBe(200);
    await test.database.pool.query(
      `update session s set ended_at = now(), ended_reason = 'SIGN_OUT' from app_user u
       where s.user_id = u.id and u.login_name = 'auditor'`,
    );
    expect((await test.post('/test/read', {}, auditor)).code).toBe(401);
  });

  it('refuses an unknown field and a wrong type with the name of the field', async () => {
    const response = await test.post(
      '/test/write',
      { note: 5, extra: 1 },
      { ...operations, 'idempotency-key': 'key-types-1' },
    );
    expect(response.code).toBe(1001);
    expect(response.fieldErrors?.map(({ field, code }) => [field, code])).toEqual([
      ['note', 'TYPE'],
      ['extra', 'UNKNOWN_FIELD'],
    ]);
  });

  it('requires an idempotency key', async () => {
    const response = await test.post('/test/write', { note: 'hi' }, operations);
    expect(response).toMatchObject({ code: 1001, fieldErrors: [{ field: 'idempotency-key', code: 'REQUIRED' }] });
  });

  it.each(['4111111111111111', '4111-1111-1111-1111', 'order_5555555555554444', '378282246310005-2'])(
    'refuses %s, because a card number must not be stored',
    async (key) => {
      const response = await test.post(write.path, { note: 'a' }, { ...operations, 'idempotency-key': key });
      expect(response).toMatchObject({
        code: codes.invalid,
        fieldErrors: [
          { field: 'idempotency-key', code: 'CARD_NUMBER_HERE', message: expect.stringContaining('card number') },
        ],
      });
    },
  );

  it.each([
    ['a UUID', '41111111-1111-1111-8111-111111111111'],
    ['a hexadecimal number', 'a4111111111111111f0c29e1b7d4c3a2'],
    ['a time in milliseconds', '1764403200000'],
  ])('accepts %s', async (_what, key) => {
    const response = await test.post(write.path, { note: 'a' }, { ...operations, 'idempotency-key': key });
    expect(response.code).toBe(codes.ok);
  });

  it('runs a submission once, and returns its response for repeated requests', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-once-1' };
    const before = await traces();
    const first = await test.post('/test/write', { note: 'four' }, headers);
    const second = await test.post('/test/write', { note: 'four' }, headers);
    expect([first.data, second.data]).toEqual([{ count: 4 }, { count: 4 }]);
    expect(await traces()).toBe(Number(before) + 1);
  });

  it('runs a submission once if it is sent concurrently', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-at-once-1' };
    const before = await traces();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.post('/test/write', { note: 'x' }, headers)),
    );
    // One call runs; the others get its response, or 1006 while it is running.
    expect(answers.filter(({ code }) => code !== 200 && code !== 1006)).toEqual([]);
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    expect(await traces()).toBe(Number(before) + 1);
  });

  it('refuses a key that is reused with other content with 1005', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-other-1' };
    await test.post('/test/write', { note: 'one' }, headers);
    expect(await test.post('/test/write', { note: 'two' }, headers)).toMatchObject({ code: 1005 });
  });

  it('stores nothing of a refused submission, including its key', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-refused-1' };
    const before = await traces();
    expect(await test.post('/test/write', { note: 'refuse' }, headers)).toMatchObject({ code: 1007 });
    expect(await traces()).toBe(before);
    expect(await test.post('/test/write', { note: 'again' }, headers)).toMatchObject({ code: 200, data: { count: 5 } });
  });

  it('repeats a counted refusal for the same key, and counts it once', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-counted-1' };
    const before = await traces();
    const first = await test.post('/test/write', { note: 'count' }, headers);
    expect(first).toMatchObject({ code: 1004, data: { current: 7 }, fieldErrors: [{ field: 'note' }] });
    const again = await test.post('/test/write', { note: 'count' }, headers);
    expect({ ...again, traceId: '' }).toEqual({ ...first, traceId: '' });
    expect(await traces()).toBe(Number(before) + 1);
  });

  it('accepts changed input with the key of a counted refusal', async () => {
    const headers = { ...operations, 'idempotency-key': 'key-counted-2' };
    await test.post('/test/write', { note: 'count' }, headers);
    expect(await test.post('/test/write', { note: 'other' }, headers)).toMatchObject({ code: 200, data: { count: 5 } });
    expect(await test.post('/test/write', { note: 'count' }, headers)).toMatchObject({ code: 1005 });
  });

  it('rolls back a change without an audit log entry', async () => {
    const before = await traces();
    expect(await test.post('/test/silent', { note: 'x' }, operations)).toMatchObject({ code: 500, data: null });
    expect(await traces()).toBe(before);
  });

  it('rolls back a change whose audit log entry cannot be written', async () => {
    const before = await traces();
    await test.database.owner.execute(
      sql`alter table audit_event add constraint full_disk check (action <> '/test/write') not valid`,
    );
    const refused = await test.post(
      '/test/write',
      { note: 'x' },
      { ...operations, 'idempotency-key': 'key-unwritten' },
    );
    await test.database.owner.execute(sql`alter table audit_event drop constraint full_disk`);
    expect(refused).toMatchObject({ code: 500, data: null });
    expect(await traces()).toBe(before);
  });

  it('logs a denial by the handler, and rolls back its other changes', async () => {
    const before = await traces();
    const response = await test.post('/test/own', {}, operations);
    expect(response).toMatchObject({ code: 1008 });
    const { rows } = await test.database.owner.execute(
      sql`select action, result from audit_event where trace_id = ${response.traceId}`,
      pick(tables.audit_event, 'action', 'result'),
    );
    expect(rows).toEqual([{ action: '/test/own', result: 'DENIED' }]);
    expect(await traces()).toBe(before);
  });

  it('returns 500 without details if a response breaks its contract', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/admin/test/wrong',
      headers: operations,
      payload: {},
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 500,
      message: 'request error, please try later',
      data: null,
      traceId: expect.any(String),
    });
  });
});
