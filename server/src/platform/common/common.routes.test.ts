import {
  flushTokenTime,
  listCardSchemes,
  listCountries,
  listCountryStates,
  listCurrencies,
  listPhoneAreas,
  listTimezones,
  queryCopyright,
} from '@console/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const website = 'http://localhost:4000';

it('requests for countries, area codes and the copyright notice do not renew a session [seed 7.20]', async () => {
  const user = await test.signIn('support');
  test.clock.advance(600);
  await test.call(listCountries, {}, user);
  await test.call(listPhoneAreas, {}, user);
  await test.call(queryCopyright, { website }, user);
  test.clock.advance(301);
  expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 401 });
});

it('a renewal call keeps the session alive [seed 7.17]', async () => {
  const user = await test.signIn('support');
  test.clock.advance(600);
  await test.call(flushTokenTime, {}, user);
  test.clock.advance(301);
  expect(await test.post('/menu/query', {}, user)).toMatchObject({ code: 200 });
});

it('states, currencies, time zones and card schemes are returned as lists of choices [seed 7.21]', async () => {
  const user = await test.signIn('support');
  const states = await test.call(listCountryStates, { country: 'US' }, user);
  expect(states.list).toContainEqual(expect.objectContaining({ code: 'CA' }));
  expect((await test.call(listCountryStates, { country: 'SG' }, user)).list).toEqual([]);
  const currencies = await test.call(listCurrencies, {}, user);
  expect(currencies.list).toContainEqual(expect.objectContaining({ code: 'USD', symbol: '$' }));
  const { list: zones } = await test.call(listTimezones, {}, user);
  expect(zones).toContainEqual({ name: 'Asia/Singapore', offset: '+08:00' });
  const { list: schemes } = await test.call(listCardSchemes, {}, user);
  expect(schemes.length).toBeGreaterThan(1);
});
