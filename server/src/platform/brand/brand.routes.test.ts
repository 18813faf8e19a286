import { queryCopyright, queryHeadLogo, queryIconLogo } from '@console/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const [first, second] = ['http://localhost:4000', 'http://lanshi.localhost:4000'];

it('each site origin has the names and the logo of its company [seed 7.22]', async () => {
  const own = await test.call(queryHeadLogo, { website: first }, {});
  const other = await test.call(queryHeadLogo, { website: second }, {});
  expect(own.companyName.en_US).not.toBe(other.companyName.en_US);
  expect(own.logo).not.toBe(other.logo);
});

it('the addresses of its icons are served, the second variant too [seed 7.22, 7.23]', async () => {
  const tile = await test.call(queryIconLogo, { website: first }, {});
  const mark = await test.call(queryIconLogo, { website: first, type: 1 }, {});
  const [one, two] = [await test.app.inject(tile.icon), await test.app.inject(mark.icon)];
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(one.headers['content-type']).toContain('image/svg+xml');
  expect(one.body).not.toBe(two.body);
});

it('an origin that nobody owns shows a copyright notice all the same', async () => {
  const { copyright } = await test.call(queryCopyright, { website: 'https://nobody.example' }, {});
  expect(copyright.en_US).not.toBe('');
});
