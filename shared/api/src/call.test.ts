import { done, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { beginSession, keepToken } from '@console/session';
import { call, callPath, CallFailure, configureApi } from '.';

const input = z.strictObject({ id: z.string() });
const read = operation({ path: '/thing/detail', permission: 'a.thing.view', input, output: input, reads: true });
const save = operation({ path: '/thing/save', permission: 'a.thing.save', input, output: done, idempotent: true });

const requests: Request[] = [];
const signedOut = jest.fn();
const blocked = jest.fn();
const denied = jest.fn();

/** The wire: answers with one response after the other. */
function answer(...responses: (() => Response | Promise<Response>)[]) {
  globalThis.fetch = async (request) => {
    requests.push((request as Request).clone());
    const next = responses.length > 1 ? responses.shift() : responses[0];
    if (!next) throw new TypeError('no answer');
    return next();
  };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const envelope = (data: unknown, code = 200, more = {}) =>
  json({ code, message: 'words', data, traceId: 't1', ...more });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

beforeEach(() => {
  requests.length = 0;
  jest.clearAllMocks();
  configureApi({
    base: 'http://console.test/admin/',
    language: () => 'zh_CN',
    composition: () => 'shell@1',
    onSignedOut: signedOut,
    onBlocked: blocked,
    onDenied: denied,
  });
  keepToken(null);
});

describe('a call', () => {
  test('is a POST with JSON, the raw token, the language and the composition [seed 7.1, 7.3]', async () => {
    beginSession({
      token: 'secret',
      userId: 'u',
      loginName: 'a',
      nickname: 'A',
      language: 'en_US',
      timezone: 'UTC',
      landingPage: 'index',
    });
    answer(envelope({ id: '1' }));
    await expect(call(read, { id: '1' })).resolves.toEqual({ id: '1' });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://console.test/admin/thing/detail');
    expect(await request?.json()).toEqual({ id: '1' });
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'secret',
      language: 'zh_CN',
      'x-composition': 'shell@1',
      'content-type': 'application/json',
    });
  });

  test('in the background says so, and carries no key that was not asked for', async () => {
    answer(envelope({ id: '1' }));
    await call(read, { id: '1' }, { background: true });
    expect(requests[0]?.headers.get('x-activity')).toBe('auto');
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('that moves something always carries an idempotency key', async () => {
    answer(envelope({ ok: true }));
    await call(save, { id: '1' });
    await call(save, { id: '1' }, { idempotencyKey: 'mine' });
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(requests[1]?.headers.get('idempotency-key')).toBe('mine');
  });

  test('goes to the base that was set [seed 7.2]', async () => {
    configureApi({ base: 'https://backend.test/api/' });
    answer(envelope({ id: '1' }));
    await call(read, { id: '1' });
    expect(requests[0]?.url).toBe('https://backend.test/api/thing/detail');
  });

  test('the generic post reaches any path with the same envelope [seed 7.5]', async () => {
    answer(envelope({ anything: [1] }));
    await expect(callPath('/any/path', {})).resolves.toEqual({ anything: [1] });
  });
});

describe('a failure [seed 8.1, 8.2, 8.3, 8.4, 8.5, 8.6]', () => {
  test.each([
    ['code 401', envelope(null, 401), 'refused', 1, 0],
    ['HTTP 401 of a proxy', () => new Response('<html>', { status: 401 }), 'malformed', 1, 0],
    ['HTTP 403 of a proxy', () => new Response('<html>', { status: 403 }), 'malformed', 0, 1],
    ['code 403', envelope(null, 403), 'refused', 0, 1],
    ['no permission', envelope(null, 1403), 'refused', 0, 0],
    ['HTTP 202', json({ code: 200, message: '', data: { ok: true }, traceId: 't' }, 202), 'refused', 0, 0],
    ['HTTP 500', envelope(null, 500), 'refused', 0, 0],
    ['empty data', envelope(null), 'empty', 0, 0],
    ['HTML instead of JSON', () => new Response('<html>'), 'malformed', 0, 0],
    ['a truncated answer', () => new Response('{"code":200,'), 'malformed', 0, 0],
    ['an answer that breaks the contract', envelope({ ok: 'yes' }), 'malformed', 0, 0],
    [
      'a cut line',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'network',
      0,
      0,
    ],
  ] as const)('%s', async (_name, response, kind, signOuts, blocks) => {
    answer(response);
    const failure = await failureOf(call(save, { id: '1' }));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ kind });
    expect(signedOut).toHaveBeenCalledTimes(signOuts);
    expect(blocked).toHaveBeenCalledTimes(blocks);
  });

  test('code 1403 is told to whoever keeps the menus: a right may have been taken away', async () => {
    answer(envelope(null, 1403));
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ code: 1403 });
    expect(denied).toHaveBeenCalledTimes(1);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each([
    ['code 401', envelope(null, 401)],
    ['HTTP 403', () => new Response('<html>', { status: 403 })],
  ])('%s for a session that has ended meanwhile does not end the one that came after it', async (_name, response) => {
    keepToken('old');
    answer(() => {
      keepToken('new');
      return response();
    });
    expect(await failureOf(call(read, { id: '1' }))).toBeInstanceOf(CallFailure);
    expect([signedOut, blocked].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test('a refusal brings its words, its fields and the id to quote', async () => {
    const fieldErrors = [{ field: 'id', code: 'REQUIRED', params: {}, message: '不能为空' }];
    answer(envelope({ version: 2 }, 1001, { fieldErrors }));
    expect(await failureOf(call(save, { id: '' }))).toMatchObject({
      code: 1001,
      message: 'words',
      traceId: 't1',
      fieldErrors,
      data: { version: 2 },
    });
  });

  test('a call that changes something is never sent twice by itself; a reading one is', async () => {
    answer(json({ code: 503, message: 'busy', data: null, traceId: 't' }, 503), envelope({ ok: true }));
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ kind: 'refused', code: 503 });
    expect(requests).toHaveLength(1);
    answer(json({}, 503), envelope({ id: '1' }));
    await expect(call(read, { id: '1' })).resolves.toEqual({ id: '1' });
  });

  test('an aborted call is silent: whoever aborted it knows', async () => {
    const stop = new AbortController();
    answer(
      () =>
        new Promise((_resolve, reject) => {
          const refuse = () => reject(new DOMException('aborted', 'AbortError'));
          if (stop.signal.aborted) refuse();
          stop.signal.addEventListener('abort', refuse);
        }),
    );
    const work = failureOf(call(read, { id: '1' }, { signal: stop.signal }));
    stop.abort();
    expect(await work).not.toBeInstanceOf(CallFailure);
  });
});
