import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPage } from '../support/browser';
import { standAlone } from '../support/outside';
import { openTeam, passed, type Team } from '../support/team';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { shell } = textsOf('en_US');

const minutes = 60_000;
const remote = 'disputes';
const why = ['--why', 'The first page of the disputes team.'];

let team: Team;
beforeAll(async () => {
  team = await openTeam({ newRemote: remote });
  await passed(team.checkout.tool('new-remote', [remote, '--title', 'Disputes', '--title-zh', '争议']));
  team.checkout.link(remote, 'cards');
  team.checkout.commit();
}, 3 * minutes);
afterAll(() => team.close());

const bin = (name: string) => path.join(team.checkout.root, 'node_modules/.bin', name);

test(
  'a new remote passes its checks unchanged',
  async () => {
    const { checkout } = team;
    const own = [`remotes/${remote}`, 'shared/contracts/src/cards/card.area.ts', 'shared/contracts/src/cards/pages.ts'];
    const tests = [`remotes/${remote}`, 'tools/rules/screens', 'tools/rules/tidy', 'tools/rules/layers'];
    await Promise.all([
      passed(checkout.run(bin('prettier'), ['--check', ...own])),
      passed(checkout.run(bin('oxlint'), ['--type-aware', '--deny-warnings', `remotes/${remote}`])),
      passed(checkout.run(bin('jest'), [...tests, '--selectProjects', 'browser', 'rules', '--maxWorkers=1'])),
    ]);
  },
  6 * minutes,
);

test(
  'a new remote is published with the key of its team, and its menu opens its page',
  async () => {
    const { browser, server, release, ops } = team;
    const reported = await passed(release(remote, ...why));
    expect(reported).toContain('disputes 0.1.0 is published.');
    expect(reported).toContain('disputes is new: no one gets 0.1.0 until it is activated.');
    await passed(ops('activate', `${remote}@0.1.0`, ...why));
    const args = ['--title', 'Disputes', '--title-zh', '争议', '--icon', 'card', '--seq', '25'];
    expect(await passed(ops('menu', remote, ...args, ...why))).toContain(
      'Disputes · 争议: disputes, for users with permission cards.card.view',
    );

    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US');
    await page
      .getByRole('navigation', { name: shell('menu.label') })
      .getByRole('link', { name: 'Disputes' })
      .click();
    const shown = page.locator(`[data-page=${remote}][data-remote="${remote}@0.1.0"]`);
    await shown.locator('tbody tr').first().waitFor();
    await shown.getByRole('heading', { name: 'Disputes' }).waitFor();
    expectCalm();
    await context.close();
  },
  6 * minutes,
);

test(
  'a remote compiles and builds with the packed contracts, outside of every checkout',
  async () => {
    const { checkout } = team;
    const archives = path.join(checkout.root, 'dist/packages');
    await passed(checkout.tool('contracts', [archives]));
    const { root, remove } = standAlone(path.join(checkout.root, 'remotes', remote), archives);
    try {
      const types = () => checkout.run(bin('tsc'), ['-p', root, '--listFiles']);
      const files = (await passed(types())).split('\n').filter((file) => !file.includes('/node_modules/.pnpm/'));
      expect(files.filter((file) => file.startsWith(checkout.root) || file.startsWith(process.cwd()))).toEqual([]);
      expect(files).toContain(path.join(root, 'node_modules/@console/contracts/lib/cards/index.d.ts'));

      const list = path.join(root, `src/${remote}/${remote}.list.tsx`);
      const right = readFileSync(list, 'utf8');
      writeFileSync(list, right.replace('({ alias }) => alias', '({ alias }) => alias.amount'));
      expect((await types()).output).toContain("Property 'amount' does not exist on type 'string'.");
      writeFileSync(list, right);

      const config = ['--config', path.join(root, 'webpack.config.mjs')];
      await passed(checkout.run(process.execPath, [path.join(root, 'node_modules/webpack-cli/bin/cli.js'), ...config]));
      const { operations } = JSON.parse(readFileSync(path.join(root, 'dist/facts.json'), 'utf8')) as {
        operations: { path: string }[];
      };
      // The list, and operations for saved views that every list has.
      const paths = operations.map(({ path: called }) => called);
      expect(paths.filter((called) => !called.startsWith('/view/'))).toEqual(['/card/list']);
      expect(paths).toContain('/view/list');
    } finally {
      remove();
    }
  },
  6 * minutes,
);
