import { openPage } from '../support/browser';
import { cutLine } from '../support/cut-line';
import { openTeam, type Team } from '../support/team';
import { signIn } from '../support/walk';

const minutes = 60_000;
const noConsole = 'http://localhost:1';
const why = ['--why', 'Says what waits in fewer words.'];

let team: Team;
beforeAll(async () => {
  team = await openTeam();
}, 3 * minutes);
afterAll(() => team.close());

test.each([
  ['an unknown remote', ['cars', ...why], {}, 'Specify the remote to release: accounts, admin, cards'],
  ['a missing key', ['accounts', ...why], { KEYS_DIR: 'nowhere' }, 'The key of the team is not at'],
  [
    'an unreachable console',
    ['accounts', ...why],
    { CONSOLE_URL: 'http://localhost:1' },
    'No response from http://localhost:1',
  ],
])(
  '%s is refused with one sentence',
  async (_what, args, wrong, sentence) => {
    const { code, output } = await team.checkout.tool('release', args, { ...team.there, ...wrong });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  },
  3 * minutes,
);

test(
  'doctor lists passed checks and required changes of a checkout before a release',
  async () => {
    const { checkout, there } = team;
    const fine = await checkout.tool('doctor', ['accounts', '--json'], there);
    expect([fine.code, JSON.parse(fine.answer)]).toEqual([
      0,
      expect.arrayContaining([
        { check: 'packages', at: 'fine', sentence: 'installed as the lockfile says' },
        { check: 'checkout', at: 'fine', sentence: 'no uncommitted changes' },
        { check: 'key', at: 'fine', sentence: expect.stringMatching(/^key [0-9a-f]{16} of the accounts team$/) },
        { check: 'version', at: 'fine', sentence: 'accounts 0.1.0 is not published by the team yet' },
      ]),
    ]);
    const elsewhere = await checkout.tool('doctor', ['accounts'], { KEYS_DIR: 'nowhere', CONSOLE_URL: noConsole });
    expect([elsewhere.code, elsewhere.answer]).toEqual([1, expect.stringContaining('set KEYS_DIR to the folder')]);
    expect(elsewhere.answer).toContain(`No response from ${noConsole}; start the console or set CONSOLE_URL`);
  },
  minutes,
);

/** Releases over a connection that breaks; completed calls are kept. */
async function isLost(breaks: Parameters<typeof cutLine>[1]): Promise<void> {
  const { url, close } = await cutLine(team.server.url, breaks);
  const ended = await team.checkout.tool('release', ['accounts', ...why], { ...team.there, CONSOLE_URL: url });
  close();
  expect([ended.code, ended.output]).toEqual([1, expect.stringContaining('was lost. No change was made halfway')]);
}

test(
  'a release is refused with the required changes, rehearsed, interrupted, published once, activated in an open page and rolled back',
  async () => {
    const { browser, checkout, server, release, ops } = team;
    const refused = await release('accounts', '--why', 'fix');
    expect(refused.code).toBe(1);
    const { answer } = await release('accounts', '--why', 'fix', '--json');
    expect(JSON.parse(answer)).toMatchObject({ remote: 'accounts', version: '0.1.0', at: 'refused' });
    expect(refused.output).toContain('accounts 0.1.0 was refused:');
    expect(refused.output).toContain('is already published and immutable; increase the version in package.json.');
    expect(refused.output).toContain('The justification has fewer than 20 characters');

    checkout.write('remotes/accounts/package.json', (text) => text.replace('"version": "0.1.0"', '"version": "0.2.0"'));
    checkout.write('remotes/accounts/src/overview/en-US.json', (text) =>
      text.replace('"waiting.title": "Needs your attention"', '"waiting.title": "On your desk"'),
    );
    const unclean = await release('accounts', ...why);
    expect([unclean.code, unclean.output]).toEqual([1, expect.stringContaining('commit them first')]);
    checkout.commit();
    const rehearsed = await release('accounts', ...why, '--rehearse');
    expect(rehearsed.output).toContain('accounts 0.2.0 passes the release checks.');
    expect(rehearsed.output).toContain('accounts 0.1.0 stays live for everyone until 0.2.0 is activated.');

    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    const signedIn = page.waitForResponse('**/admin/login');
    await signIn(page, 'en_US');
    // Every response of the API has a trace id.
    const { traceId } = (await (await signedIn).json()) as { traceId: string };
    await page.goto('/main/index');
    const shown = (version: string) => page.locator(`[data-page=index][data-remote="accounts@${version}"]:visible`);
    await shown('0.1.0').getByText('Needs your attention', { exact: true }).waitFor();
    await page.evaluate('globalThis.sameDocument = true');

    for (const calls of [2, 5]) await isLost(({ count }) => (count > calls ? 'request' : 'nothing'));
    const early = await ops('activate', 'accounts@0.2.0', ...why);
    expect([early.code, early.output]).toEqual([1, expect.stringContaining('accounts 0.2.0 was never published.')]);
    await isLost(({ body }) => (body.includes('"isRehearsal":false') ? 'answer' : 'nothing'));
    const published = await release('accounts', ...why);
    expect([published.code, published.output]).toEqual([0, expect.stringContaining('accounts 0.2.0 is published.')]);
    expect(published.output).toContain('is already published with the same content; nothing changed.');
    const live = await ops('activate', 'accounts@0.2.0', ...why);
    expect(live.output).toMatch(/accounts@0\.2\.0 +everyone/);
    await shown('0.2.0').getByText('On your desk', { exact: true }).waitFor({ timeout: minutes });
    const back = await ops('rollback', 'accounts', ...why);
    expect(back.output).toMatch(/accounts@0\.1\.0 +everyone/);
    await shown('0.1.0').waitFor({ timeout: minutes });
    const traced = await ops('trace', traceId);
    expect([traced.code, traced.output]).toEqual([0, expect.stringContaining('audit /login OK, Daniel Koh')]);
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    expectCalm();
    await context.close();
  },
  6 * minutes,
);
