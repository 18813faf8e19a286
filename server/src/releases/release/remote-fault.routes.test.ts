import { reportRemoteFault, type RemoteFault } from '@console/contracts/release';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { int, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const fault: RemoteFault = {
  remote: 'cards',
  version: '1.0.0',
  step: 'RENDER',
  page: 'cards-balance',
  error: 'TypeError',
  message: "Cannot read properties of undefined (reading 'alias')",
  place: '/r/cards/1.0.0/c/1.js:1:20',
};
const stored = async (version: string) =>
  (
    await test.database.owner.execute(
      sql`
        select session_id as session, message, count from remote_fault where version = ${version} order by first_at`,
      { session: text, message: text, count: int },
    )
  ).rows;

describe('a fault of a remote', () => {
  it('is stored once per session with a counter', async () => {
    const [one, other] = [await test.signIn('operations'), await test.signIn('support')];
    await test.call(reportRemoteFault, fault, one);
    await test.call(reportRemoteFault, fault, one);
    await test.call(reportRemoteFault, fault, other);
    const rows = await stored('1.0.0');
    expect(rows.map(({ count }) => count)).toEqual([2, 1]);
    expect(new Set(rows.map(({ session }) => session)).size).toBe(2);
  });

  it('is stored without card numbers, addresses and names from the error message', async () => {
    const message = 'no card 4571 7300 0000 0982 of "Mei Tanaka" <mei@example.com>';
    await test.call(reportRemoteFault, { ...fault, version: '2.0.0', message }, await test.signIn('operations'));
    expect((await stored('2.0.0')).map((row) => row.message)).toEqual(['no card … of … <…>']);
  });

  it('is refused after 30 reports of a session, and accepted again a minute later', async () => {
    const user = await test.signIn('owner');
    const report = (index: number) =>
      test.post(reportRemoteFault.path, { ...fault, version: '3.0.0', message: `case ${index}` }, user);
    const answers: number[] = [];
    for (let index = 0; index < 31; index++) answers.push((await report(index)).code);
    expect(answers.filter((code) => code === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(1010);
    test.clock.advance(61);
    expect(await report(40)).toMatchObject({ code: 200 });
  });

  it.each([
    ['an invalid remote name', { remote: 'Cards <b>' }],
    ['an unknown step', { step: 'LUNCH' }],
    ['a message that is too long', { message: 'x'.repeat(201) }],
    ['an unknown field', { alias: 'Trip' }],
  ])('with %s is refused', async (_name, wrong) => {
    const user = await test.signIn('operations');
    expect(await test.post(reportRemoteFault.path, { ...fault, ...wrong }, user)).toMatchObject({ code: 1001 });
  });

  it('is accepted from signed-in users only', async () => {
    expect(await test.post(reportRemoteFault.path, fault)).toMatchObject({ code: 401 });
  });
});
