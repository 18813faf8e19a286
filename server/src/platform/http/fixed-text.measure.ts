import { openApiOf } from './openapi';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function msOf(work: () => unknown): Promise<number> {
  const beganMs = performance.now();
  await work();
  return performance.now() - beganMs;
}

it.each(['/openapi', '/openapi.json'])(
  '%s is created and compressed once: later requests take a quarter of the time of creating it',
  async (url) => {
    const get = () => test.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
    await get();
    const times = 20;
    const requestsMs = await msOf(async () => {
      for (let time = 0; time < times; time += 1) await get();
    });
    const creationMs = await msOf(() => JSON.stringify(openApiOf(test.app.mounted, '1.0.0')));
    expect(requestsMs / times).toBeLessThan(creationMs / 4);
  },
);
