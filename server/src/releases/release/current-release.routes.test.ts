import { queryRelease } from '@console/contracts/release';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('the live release is returned only to a page with an older one', async () => {
  const user = await test.signIn('support');
  const { offer } = await test.call(queryRelease, { after: 0 }, user);
  expect(offer?.chosen.map(({ remote }) => remote)).toContain('cards');
  expect(await test.call(queryRelease, { after: 1 }, user)).toEqual({ offer: null });
});

it('a query for the release does not extend the idle timeout of the session', async () => {
  const user = await test.signIn('support');
  test.clock.advance(600);
  await test.call(queryRelease, { after: 0 }, user);
  test.clock.advance(301);
  expect(await test.post(queryRelease.path, { after: 0 }, user)).toMatchObject({ code: 401 });
});
