import { request } from 'node:http';
import { operations } from '@console/contracts/operations';
import { checkContracts } from '../start/start-checks';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('every declared call is mounted once and every permission is in the catalogue', async () => {
  const { release } = await test.app.deps.releases.viewFor({ by: 'nobody' });
  checkContracts(test.app.mounted, release);
  expect(test.app.mounted).toHaveLength(Object.keys(operations).length);
});

it('a route that was added without mount or serve is refused', async () => {
  await expect(openTestApp({ extend: (app) => app.get('/side-door', () => 'open') })).rejects.toThrow(
    'The route /side-door has no access rule',
  );
});

describe('bad input', () => {
  const send = (payload: string | Buffer, contentType = 'application/json', language = 'en_US') =>
    test.app.inject({
      method: 'POST',
      url: '/admin/login',
      payload,
      headers: { 'content-type': contentType, language },
    });

  it('malformed JSON is refused with 400 in the language of the user', async () => {
    const response = await send('{"loginName":', 'application/json', 'zh_CN');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      code: 400,
      message: '请求不是可读取的JSON',
      data: null,
      traceId: expect.any(String),
    });
  });

  it('an empty body and a body with __proto__ are refused with 400', async () => {
    expect((await send('')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400);
  });

  it('a body of 10 MB is refused with 413', async () => {
    const response = await send(JSON.stringify({ loginName: 'a'.repeat(10 * 1024 * 1024) }));
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([413, 413]);
  });

  it('a form and plain text are refused with 415', async () => {
    expect((await send('loginName=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('{}', 'text/plain')).statusCode).toBe(415);
  });

  it('a JSON value other than an object is refused with 1001', async () => {
    for (const body of ['[]', '"a"', '1', 'null']) expect((await send(body)).json()).toMatchObject({ code: 1001 });
  });

  it('an unknown call is refused with 1003', async () => {
    expect(await test.post('/no/such/call', {})).toMatchObject({ code: 1003, data: null });
  });

  it('a wrong method is refused with the envelope', async () => {
    const response = await test.app.inject({ method: 'PUT', url: '/admin/login' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 1003, traceId: expect.any(String) });
  });

  it('a malformed address is refused with 400 and the envelope', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/admin/%zz', payload: {} });
    expect([response.statusCode, response.json<{ code: number }>().code]).toEqual([400, 400]);
  });

  it('headers that are too large are refused with 431', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const status = await new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', headers: { 'x-long': 'a'.repeat(40_000) } }, (response) =>
        resolve(response.statusCode),
      );
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(431);
  });
});
