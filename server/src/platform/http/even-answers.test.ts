import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sendResetCode, sendResetEmail, signIn, updatePassword } from '@console/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp();
});
afterAll(() => test_.close());

/** Milliseconds until the answer, and what it says. */
async function request(path: string, body: object): Promise<{ ms: number; code: number }> {
  const fromMs = performance.now();
  const { code } = await test_.post(path, body);
  return { ms: performance.now() - fromMs, code };
}

const password = { password: 'Fresh#Pass1', confirmPassword: 'Fresh#Pass1' };
const guesses: [string, string, (name: string) => object][] = [
  ['signing in', signIn.path, (loginName) => ({ loginName, password: 'wrong' })],
  ['changing a password', updatePassword.path, (loginName) => ({ loginName, oldPassword: 'Wrong#Pass1', ...password })],
  ['asking for a link', sendResetEmail.path, (account) => ({ account })],
  ['asking for a code', sendResetCode.path, (account) => ({ account })],
];

it.each(guesses)('%s takes at least as long for a known name as for an unknown one', async (_name, path, bodyOf) => {
  const [record, unknown] = [await request(path, bodyOf('auditor')), await request(path, bodyOf('nobody.at.all'))];
  expect(record.code).toBe(unknown.code);
  // A timer may be a part of a millisecond early.
  for (const { ms } of [record, unknown]) expect(ms).toBeGreaterThan(98);
});

it('a body that arrives late is not answered sooner', async () => {
  await test_.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test_.app.server.address() as AddressInfo;
  // Of a busy machine, some are late by themselves.
  for (let count = 0; count < 8; count += 1) expect(await answeredLate(port)).toBeGreaterThan(98);
});

/** Milliseconds from the body, which comes after its head, to the answer; of what there is least to do for. */
async function answeredLate(port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  const body = JSON.stringify({ account: 'nobody.at.all' });
  const head = [
    `POST /admin${sendResetEmail.path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  await wait(150);
  const fromMs = performance.now();
  socket.write(body);
  await once(socket, 'data');
  const ms = performance.now() - fromMs;
  socket.destroy();
  return ms;
}
