import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { sendResetCode, sendResetEmail, signIn, updatePassword } from '@console/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());

/** The original module: an `import` in a test returns a copy. */
const nodeTimers = jest.requireActual<{ setTimeout: (ms?: number) => Promise<unknown> }>('node:timers/promises');

/** Delays before responses, in milliseconds; the test does not wait for them. */
let pauses: number[];
let nowMs: number;
beforeEach(() => {
  pauses = [];
  nowMs = 1_000;
  // The fake clock stands still, so that calls take no measurable time on a slow machine either.
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(nodeTimers, 'setTimeout').mockImplementation(async (ms = 0) => {
    pauses.push(ms);
  });
});
afterEach(() => jest.restoreAllMocks());

const password = { password: 'Fresh#Pass1', confirmPassword: 'Fresh#Pass1' };
const guesses: [string, string, (name: string) => object][] = [
  ['signing in', signIn.path, (loginName) => ({ loginName, password: 'wrong' })],
  ['changing a password', updatePassword.path, (loginName) => ({ loginName, oldPassword: 'Wrong#Pass1', ...password })],
  ['asking for a link', sendResetEmail.path, (account) => ({ account })],
  ['asking for a code', sendResetCode.path, (account) => ({ account })],
];

it.each(guesses)('%s takes the same time for an existing and an unknown name', async (_name, path, bodyOf) => {
  const [existing, unknown] = [
    await test_.post(path, bodyOf('auditor')),
    await test_.post(path, bodyOf('nobody.at.all')),
  ];
  expect(existing.code).toBe(unknown.code);
  expect(pauses).toEqual([100, 100]);
});

it('a fast response is delayed to the fixed time; a slower response is not delayed', async () => {
  const { app } = test_;
  let tookMs = 30;
  const working = jest.spyOn(app.deps, 'clock').mockImplementation(() => {
    nowMs = 1_000 + tookMs;
    return test_.clock.now;
  });
  const ask = () => test_.post(sendResetEmail.path, { account: 'nobody.at.all' });
  await ask();
  expect(pauses).toEqual([70]);
  nowMs = 1_000;
  tookMs = 130;
  await ask();
  expect([pauses, working.mock.calls.length > 1]).toEqual([[70], true]);
});

it('the response to a body that arrives late is not sent sooner', async () => {
  const { app } = test_;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  const body = JSON.stringify({ account: 'nobody.at.all' });
  const head = [
    `POST /admin${sendResetEmail.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const headArrived = once(app.server, 'request');
  socket.write([...head, '', ''].join('\r\n'));
  await headArrived;
  nowMs += 150;
  socket.write(body);
  await once(socket, 'data');
  socket.destroy();
  expect(pauses).toEqual([100]);
});
