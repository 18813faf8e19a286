import { done, operation, signedIn } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { beginSession, enterMarker, keepToken, onboardingSessionAtom, store } from '@console/session';
import { call, callPath, CallFailure, configureApi, signInBy } from '.';

const input = z.strictObject({ id: z.string() });
const read = operation({ path: '/thing/detail', permission: 'a.thing.view', input, output: input, reads: true });
const save = operation({ path: '/thing/save', permission: 'a.thing.save', input, output: done, idempotent: true });

const requests: Request[] = [];
const signedOut = jest.fn();
const blocked = jest.fn();
const denied = jest.fn();

/** Serves the given responses in order. */
function respond(...responses: (() => Response | Promise<Response>)[]) {
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
const envelope = (data: unknown, code = 200, more = {}, status = 200) =>
  json({ code, message: 'words', data, traceId: 't1', ...more }, status);
const html = (status: number) => () =>
  new Response('<html>no</html>', { status, headers: { 'content-type': 'text/html' } });
const asJson = (body: BodyInit | (() => BodyInit)) => () =>
  new Response(typeof body === 'function' ? body() : body, { headers: { 'content-type': 'application/json' } });
const fine = JSON.stringify({ code: 200, message: 'words', data: { ok: true }, traceId: 't1' });
const cutShort = () =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(fine.slice(0, 20))),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
const deadLine = () => {
  throw new TypeError('Failed to fetch');
};
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
    respond(envelope({ id: '1' }));
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

  test('in the background is marked as such, and has no idempotency key by default', async () => {
    respond(envelope({ id: '1' }));
    await call(read, { id: '1' }, { background: true });
    expect(requests[0]?.headers.get('x-activity')).toBe('auto');
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('that changes data always has an idempotency key', async () => {
    respond(envelope({ ok: true }));
    await call(save, { id: '1' });
    await call(save, { id: '1' }, { idempotencyKey: 'mine' });
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(requests[1]?.headers.get('idempotency-key')).toBe('mine');
  });

  test('uses the configured base address [seed 7.2]', async () => {
    configureApi({ base: 'https://backend.test/api/' });
    respond(envelope({ id: '1' }));
    await call(read, { id: '1' });
    expect(requests[0]?.url).toBe('https://backend.test/api/thing/detail');
  });

  test('of the generic post works for any path, with the same envelope [seed 7.5]', async () => {
    respond(envelope({ anything: [1] }));
    await expect(callPath('/any/path', {})).resolves.toEqual({ anything: [1] });
  });
});

describe('[seed 6.9, 7.4] the tokens of the two systems', () => {
  const output = input;
  const step = operation({ path: '/onboarding/thing', permission: 'onboarding', input, output, reads: true });
  const open = operation({ path: '/public/thing', permission: 'public', input, output, reads: true });
  const enter = operation({ path: '/public/enter', permission: 'public', input, output: signedIn });
  const sent = () => requests.map((request) => request.headers.get('authorization'));

  beforeEach(() => {
    keepToken('console');
    keepToken('flow', 'self-onboarding');
  });
  afterEach(() => enterMarker('vcc'));

  test("a call of the onboarding flow sends its token, all other calls send the console's", async () => {
    respond(envelope({ id: '1' }));
    await call(step, { id: '1' });
    await call(read, { id: '1' });
    expect(sent()).toEqual(['flow', 'console']);
  });

  test("a public call and the generic post send the token of the tab's current system", async () => {
    respond(envelope({ id: '1' }));
    await call(open, { id: '1' });
    enterMarker('self-onboarding');
    await call(open, { id: '1' });
    await callPath('/any/path', {});
    expect(sent()).toEqual(['console', 'flow', 'flow']);
    expect(sessionStorage.getItem('systemMarker')).toBe('self-onboarding');
  });

  test('a response that ends a session ends the session of the request', async () => {
    respond(envelope(null, 401));
    await failureOf(call(step, { id: '1' }));
    await failureOf(call(read, { id: '1' }));
    expect(signedOut.mock.calls).toEqual([
      ['self-onboarding', false],
      ['vcc', false],
    ]);
    respond(envelope(null, 403));
    await failureOf(call(step, { id: '1' }));
    expect(blocked.mock.calls).toEqual([['self-onboarding']]);
  });

  test('the end of a session by too many wrong proofs is reported as such', async () => {
    respond(envelope({ reason: 'WRONG_PROOFS' }, 401));
    await failureOf(call(read, { id: '1' }));
    expect(signedOut.mock.calls).toEqual([['vcc', true]]);
  });

  test('a call that signs in returns the user without the token', async () => {
    const rosa = { userId: 'oba_1', loginName: 'rosa@harbour.example', nickname: 'rosa', timezone: 'UTC' };
    respond(envelope({ ...rosa, token: 'fresh', language: 'en_US', landingPage: 'onboardingProduct' }));
    const user = await signInBy(enter, { id: '1' }, 'self-onboarding');
    expect(JSON.stringify(user)).not.toContain('fresh');
    expect(store.get(onboardingSessionAtom)).toMatchObject({ at: 'in', user: rosa });
    await failureOf(call(step, { id: '1' }));
    expect(sent().at(-1)).toBe('fresh');
  });
});

describe('a failure', () => {
  test.each([
    ['code 401 ends the session [seed 8.1]', envelope(null, 401), 'refused', 1, 0],
    ['HTTP 401 ends the session, with any body [seed 8.1]', html(401), 'malformed', 1, 0],
    ['code 403 blocks [seed 8.2]', envelope(null, 403), 'refused', 0, 1],
    ['HTTP 403 blocks, with any body [seed 8.3]', html(403), 'malformed', 0, 1],
    ['a missing permission neither ends the session nor blocks', envelope(null, 1403), 'refused', 0, 0],
    ['HTTP 202 is refused [seed 8.4]', envelope({ ok: true }, 200, {}, 202), 'refused', 0, 0],
    ['HTTP 500 is refused [seed 8.4]', envelope(null, 500, {}, 500), 'refused', 0, 0],
    ['any other status is refused [seed 8.4]', envelope(null, 413, {}, 413), 'refused', 0, 0],
    ['any other code is refused, known or not [seed 8.4]', envelope(null, 987_654), 'refused', 0, 0],
    ['HTTP 429 of a proxy is refused', html(429), 'refused', 0, 0],
    ['HTTP 502 of a proxy is malformed', html(502), 'malformed', 0, 0],
    ['empty data [seed 8.5]', envelope(null), 'empty', 0, 0],
    ['HTML instead of JSON', html(200), 'malformed', 0, 0],
    [
      'JSON declared as HTML',
      () => new Response(fine, { headers: { 'content-type': 'text/html' } }),
      'malformed',
      0,
      0,
    ],
    ['a truncated response', asJson(fine.slice(0, -3)), 'malformed', 0, 0],
    ['a byte order mark', asJson(`\uFEFF${fine}`), 'malformed', 0, 0],
    ['invalid UTF-8', asJson(new Uint8Array([0x22, 0xff, 0x22])), 'malformed', 0, 0],
    ['more than 20 MB after decompression', asJson(new Uint8Array(21 * 1024 * 1024).fill(0x20)), 'malformed', 0, 0],
    ['a connection lost in the middle of the response', asJson(cutShort), 'malformed', 0, 0],
    ['a response that violates the contract', envelope({ ok: 'yes' }), 'malformed', 0, 0],
    ['a connection error [seed 8.6]', deadLine, 'network', 0, 0],
  ] as const)('%s', async (_name, response, kind, signOuts, blocks) => {
    respond(response);
    const failure = await failureOf(call(save, { id: '1' }));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ kind, mayBeDone: kind !== 'refused' });
    expect(signedOut).toHaveBeenCalledTimes(signOuts);
    expect(blocked).toHaveBeenCalledTimes(blocks);
  });

  test('code 1403 is reported to the shell, because a permission may have been removed', async () => {
    respond(envelope(null, 1403));
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ code: 1403 });
    expect(denied).toHaveBeenCalledTimes(1);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each([
    ['code 401', envelope(null, 401)],
    ['HTTP 403', () => new Response('<html>', { status: 403 })],
  ])('%s for an ended session does not end its successor', async (_name, response) => {
    keepToken('old');
    respond(() => {
      keepToken('new');
      return response();
    });
    expect(await failureOf(call(read, { id: '1' }))).toBeInstanceOf(CallFailure);
    expect([signedOut, blocked].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  test.each([
    ['empty data has its own message [seed 8.5]', envelope(null), 'zh_CN', '请求错误'],
    ['empty data has its own message in English [seed 8.5]', envelope(null), 'en_US', 'request error'],
    [
      'a connection error has a message that suggests a later retry [seed 8.6]',
      deadLine,
      'zh_CN',
      '请求错误，请稍后再试',
    ],
    [
      'a connection error has a message in English that suggests a later retry [seed 8.6]',
      deadLine,
      'en_US',
      'request error, please try later',
    ],
  ] as const)('%s', async (_name, response, language, message) => {
    configureApi({ language: () => language });
    respond(response);
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ message });
  });

  test('[seed 8.4] the envelope of an unsuccessful HTTP status is available in the failure', async () => {
    respond(envelope({ current: 1 }, 1004, {}, 202));
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ code: 1004, data: { current: 1 }, traceId: 't1' });
  });

  test('a refusal contains its message, field errors and trace id', async () => {
    const fieldErrors = [{ field: 'id', code: 'REQUIRED', params: {}, message: '不能为空' }];
    respond(envelope({ version: 2 }, 1001, { fieldErrors }));
    expect(await failureOf(call(save, { id: '' }))).toMatchObject({
      code: 1001,
      message: 'words',
      traceId: 't1',
      fieldErrors,
      data: { version: 2 },
    });
  });

  test('a call that changes data is never retried automatically; a reading call is', async () => {
    respond(json({ code: 503, message: 'busy', data: null, traceId: 't' }, 503), envelope({ ok: true }));
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ kind: 'refused', code: 503 });
    expect(requests).toHaveLength(1);
    respond(json({}, 503), envelope({ id: '1' }));
    await expect(call(read, { id: '1' })).resolves.toEqual({ id: '1' });
  });

  test('a reading call waits for a short Retry-After, and a long one is reported as a failure', async () => {
    const busy = (seconds: string) => () =>
      Response.json(
        { code: 1010, message: 'slow down', data: null, traceId: 't9' },
        { status: 429, headers: { 'retry-after': seconds } },
      );
    respond(busy('0'), busy('0'), envelope({ id: '1' }));
    await expect(call(read, { id: '1' })).resolves.toEqual({ id: '1' });
    requests.length = 0;
    respond(busy('60'));
    expect(await failureOf(call(read, { id: '1' }))).toMatchObject({ code: 1010, message: 'slow down', traceId: 't9' });
    expect(requests).toHaveLength(1);
    respond(busy('0'));
    await failureOf(call(save, { id: '1' }));
    expect(requests).toHaveLength(2);
  });

  test('a reading call is sent at most three times', async () => {
    respond(json({ code: 503, message: 'busy', data: null, traceId: 't' }, 503));
    expect(await failureOf(call(read, { id: '1' }))).toMatchObject({ kind: 'refused', traceId: 't' });
    expect(requests).toHaveLength(3);
  });

  test.each([
    ['without a response', () => undefined],
    [
      'with an endless response',
      (resolve: (response: Response) => void, body: ReadableStream) => resolve(asJson(body)()),
    ],
  ])('[seed 9.1] a call %s times out after 60,000 ms', async (_name, begin) => {
    jest.useFakeTimers();
    let sent = 0;
    globalThis.fetch = (request) =>
      new Promise((resolve, reject) => {
        sent += 1;
        const { signal } = request as Request;
        const whenAborted = (fail: (reason: unknown) => void) =>
          signal.addEventListener('abort', () => fail(signal.reason));
        whenAborted(reject);
        begin(resolve, new ReadableStream({ start: (stream) => whenAborted((reason) => stream.error(reason)) }));
      });
    let failure: unknown = 'still waiting';
    const work = failureOf(call(save, { id: '1' })).then((result) => (failure = result));
    await jest.advanceTimersByTimeAsync(59_999);
    expect(failure).toBe('still waiting');
    await jest.advanceTimersByTimeAsync(1);
    await work;
    expect(failure).toMatchObject({ kind: 'timeout', mayBeDone: true });
    expect(sent).toBe(1);
    jest.useRealTimers();
  });

  test('an aborted call causes no CallFailure', async () => {
    const stop = new AbortController();
    respond(
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

describe('a call that requires step-up authentication', () => {
  const confirm = jest.fn<Promise<boolean>, unknown[]>();
  const needed = envelope({ by: 'code' }, 1011);
  beforeEach(() => configureApi({ onStepUp: confirm }));
  afterEach(() => configureApi({ onStepUp: async () => false }));
  const keys = () => requests.map((request) => request.headers.get('idempotency-key'));

  test('asks for it and is sent again with the same idempotency key', async () => {
    confirm.mockResolvedValue(true);
    respond(needed, envelope({ ok: true }));
    await expect(call(save, { id: '1' })).resolves.toEqual({ ok: true });
    expect(confirm.mock.calls).toEqual([[{ by: 'code' }]]);
    expect(keys()).toEqual([keys()[0], keys()[0]]);
    expect(keys()[0]).toMatch(/^[\w-]{36}$/);
  });

  test('is refused if the user cancels or the server refuses again', async () => {
    confirm.mockResolvedValue(false);
    respond(needed);
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ code: 1011, message: 'words' });
    expect(requests).toHaveLength(1);
    confirm.mockResolvedValue(true);
    expect(await failureOf(call(save, { id: '1' }))).toMatchObject({ code: 1011 });
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('does not ask the user if it runs in the background', async () => {
    respond(needed);
    expect(await failureOf(call(read, { id: '1' }, { background: true }))).toMatchObject({ code: 1011 });
    expect(confirm).not.toHaveBeenCalled();
  });
});
