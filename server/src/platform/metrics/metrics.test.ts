import { openTestApp, type TestApp } from '../../testing/test-app';

const token = 'a-token-of-a-collector';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => test.close());

const bearer = { authorization: `Bearer ${token}` };
const read = (headers: Record<string, string> = bearer, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metrics', headers: { host: 'localhost', ...headers }, remoteAddress });

it('calls are counted by path and code, and completed calls are not counted as running', async () => {
  await test.signIn('support');
  await test.post('/login', { loginName: 'support', password: 'wrong' });
  await test.post('/no/such/call', {});
  const { body } = await read();
  expect(body).toMatch(/vcc_call_seconds_count\{path="\/login",code="200"\} 1\n/);
  expect(body).toMatch(/vcc_call_seconds_count\{path="\/login",code="3001"\} 1\n/);
  expect(body).not.toContain('/no/such/call');
  expect(body).toMatch(/vcc_calls_running 0\n/);
  expect(body).toMatch(/vcc_database_connections\{state="waiting"\} 0\n/);
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
});

// Requests through a local proxy or tunnel also seem to come from this machine, so the address proves nothing.
it.each(['127.0.0.1', '::1', '203.0.113.9'])('metrics are readable from %s with the token only', async (address) => {
  expect((await read({}, address)).statusCode).toBe(404);
  expect((await read({ authorization: 'Bearer another-token-of-a-collector' }, address)).statusCode).toBe(404);
  expect((await read({ authorization: token }, address)).statusCode).toBe(404);
  expect((await read(bearer, address)).statusCode).toBe(200);
});
