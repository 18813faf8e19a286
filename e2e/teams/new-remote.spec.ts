import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { copyCheckout, type CheckoutCopy } from '../support/checkout-copy';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { keysFolder } from '../support/release-keys';
import { signIn } from '../support/walk';

const minutes = 60_000;
const remote = 'disputes';

let browser: Browser;
let checkout: CheckoutCopy;
let server: OwnServer | undefined;
beforeAll(async () => {
  browser = await openBrowser();
  checkout = copyCheckout();
});
afterAll(async () => {
  await browser.close();
  await server?.stop();
  checkout.remove();
});

/** Fails with what the command printed. */
const passed = async (ended: Promise<{ code: number | null; output: string }>) => {
  const { code, output } = await ended;
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  return output;
};

test(
  'a new remote passes its checks as it is written, is published with the key of its team, and has a menu and a page',
  async () => {
    await passed(checkout.tool('new-remote', [remote, '--title', 'Disputes', '--title-zh', '争议']));
    checkout.link(remote, 'cards');
    const bin = (name: string) => path.join(checkout.root, 'node_modules/.bin', name);
    const own = [`remotes/${remote}`, 'shared/contracts/src/permissions.ts'];
    const include = ['configs/typescript', `remotes/${remote}/src`].map((place) => `../${place}`);
    checkout.write('node_modules/types.json', () => JSON.stringify({ extends: '../tsconfig.json', include }));
    await passed(checkout.run(bin('tsc'), ['--noEmit', '-p', 'node_modules/types.json']));
    await passed(checkout.run(bin('prettier'), ['--check', ...own]));
    await passed(checkout.run(bin('oxlint'), ['--type-aware', '--deny-warnings', `remotes/${remote}`]));
    await passed(checkout.run(bin('jest'), [`remotes/${remote}`, '--selectProjects', 'browser', '--maxWorkers=1']));
    await passed(
      checkout.run(bin('jest'), ['screens', 'tidy', 'layers', '--selectProjects', 'rules', '--maxWorkers=1']),
    );

    const keys = path.join(checkout.root, 'node_modules/keys');
    const makeKeys = path.resolve(__dirname, '../../server/dist/keys.cjs');
    await passed(checkout.run(process.execPath, [makeKeys, '--from', keysFolder(), keys, remote]));
    server = await openOwnServer({ KEYS_DIR: keys });
    const there = { CONSOLE_URL: server.url, KEYS_DIR: keys };
    checkout.commit();
    const why = ['--why', 'The first page of the disputes team.'];
    const told = await passed(checkout.tool('release', [remote, ...why], there));
    expect(told).toContain('disputes 0.1.0 is published.');
    expect(told).toContain('disputes is new: nobody sees 0.1.0 until it is activated.');
    await passed(checkout.tool('ops', ['activate', `${remote}@0.1.0`, ...why], there));
    const words = ['--title', 'Disputes', '--title-zh', '争议', '--icon', 'card', '--seq', '25'];
    const menu = await passed(checkout.tool('ops', ['menu', remote, ...words, ...why], there));
    expect(menu).toContain('Disputes · 争议: disputes, for whoever has cards.card.view');

    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Disputes' }).click();
    const shown = page.locator(`[data-page=${remote}][data-remote="${remote}@0.1.0"]`);
    await shown.locator('tbody tr').first().waitFor();
    await shown.getByRole('heading', { name: 'Disputes' }).waitFor();
    expectCalm();
    await context.close();
  },
  6 * minutes,
);
