import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { copyCheckout, type CheckoutCopy } from '../support/checkout-copy';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { signIn } from '../support/walk';

const minutes = 60_000;
const why = ['--why', 'Says in its title that these are virtual cards.'];

let browser: Browser;
let checkout: CheckoutCopy;
let server: OwnServer;
beforeAll(async () => {
  browser = await openBrowser();
  checkout = copyCheckout();
  server = await openOwnServer();
}, 3 * minutes);
afterAll(async () => {
  await browser.close();
  await server.stop();
  checkout.remove();
});

const there = () => ({ CONSOLE_URL: server.url, KEYS_DIR: server.keysDir });
const release = (...args: string[]) => checkout.tool('release', args, there());
const ops = (...args: string[]) => checkout.tool('ops', args, there());

test.each([
  ['a remote that is none', ['cars', ...why], {}, 'Name a remote to release: accounts, admin, cards'],
  ['a key that is not there', ['cards', ...why], { KEYS_DIR: 'nowhere' }, 'The key of the team is not at'],
  [
    'a console that is not there',
    ['cards', ...why],
    { CONSOLE_URL: 'http://localhost:1' },
    'Nothing answers at http://localhost:1',
  ],
])(
  '%s is told in one sentence',
  async (_what, args, wrong, sentence) => {
    const { code, output } = await checkout.tool('release', args, { ...there(), ...wrong });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  },
  3 * minutes,
);

test(
  'a release is refused with what to change, then rehearsed, published once, and swapped into an open page and back',
  async () => {
    const refused = await release('cards', '--why', 'fix');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('cards 0.1.0 was refused:');
    expect(refused.output).toContain('is published already and never changes; raise the version in package.json.');
    expect(refused.output).toContain('The justification has fewer than 20 characters');

    checkout.write('remotes/cards/package.json', (text) => text.replace('"version": "0.1.0"', '"version": "0.2.0"'));
    checkout.write('remotes/cards/src/locales/en-US.json', (text) =>
      text.replace('"cards.title": "Cards"', '"cards.title": "Virtual cards"'),
    );
    const unclean = await release('cards', ...why);
    expect([unclean.code, unclean.output]).toEqual([1, expect.stringContaining('commit them first')]);
    checkout.commit();
    const rehearsed = await release('cards', ...why, '--rehearse');
    expect(rehearsed.output).toContain('cards 0.2.0 would pass.');
    expect(rehearsed.output).toContain('cards 0.1.0 stays live for everyone until 0.2.0 is activated.');

    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    const shown = (version: string) =>
      page.locator(`[data-page=cards-balance][data-remote="cards@${version}"]:visible`);
    await shown('0.1.0').locator('tbody tr').first().waitFor();
    await page.evaluate('globalThis.sameDocument = true');

    const published = await release('cards', ...why);
    expect([published.code, published.output]).toEqual([0, expect.stringContaining('cards 0.2.0 is published.')]);
    const twice = await release('cards', ...why);
    expect([twice.code, twice.output]).toEqual([0, expect.stringContaining('was published before, exactly as it is')]);
    const live = await ops('activate', 'cards@0.2.0', ...why);
    expect(live.output).toMatch(/cards@0\.2\.0 +everyone/);
    await shown('0.2.0').getByRole('heading', { name: 'Virtual cards' }).waitFor({ timeout: minutes });
    const back = await ops('rollback', 'cards', ...why);
    expect(back.output).toMatch(/cards@0\.1\.0 +everyone/);
    await shown('0.1.0').waitFor({ timeout: minutes });
    expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
    expectCalm();
    await context.close();
  },
  6 * minutes,
);
