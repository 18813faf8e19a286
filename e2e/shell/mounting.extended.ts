import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cardFiles = /\/r\/cards\//;

describe('mounting', () => {
  test('a remote that cannot be loaded shows an error card with retry; the rest works', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_|preload/);
    await signIn(page, 'en_US');
    await page.route(cardFiles, (route) => route.abort());
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByText("Cards isn't available right now").waitFor();
    const retry = page.getByRole('button', { name: /try now|retry/i });
    await retry.waitFor();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.locator('[data-page=index]').waitFor();
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.unroute(cardFiles);
    await retry.click();
    await page.locator('[data-page=cards-balance][data-remote^="cards@"]').waitFor();
    expectCalm();
    await context.close();
  });

  test('a file of a remote with one byte changed does not run', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/integrity|Failed to load resource|Failed to find a valid digest|preload/i);
    await page.route(/\/r\/cards\/.*\/entry\./, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.hasRun = true;` });
    });
    await signIn(page, 'en_US');
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByRole('button', { name: /try now|retry/i }).waitFor();
    expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
    expectCalm();
    await context.close();
  });

  test('a script that no manifest lists cannot be loaded, nor markup written, from inside the page', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Trusted|requires/);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    const outcome = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        script: attempt(() => (document.createElement('script').src = '/s/not-listed.js')),
        markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
      };
    });
    expect(outcome).toEqual({ script: 'TypeError', markup: 'TypeError' });
    expectCalm();
    await context.close();
  });

  test('shell and remote are separate: the shell knows no page of cards until it is opened [seed 2.16]', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    expect(requests.filter((path) => cardFiles.test(path))).toEqual([]);
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await page.locator('[data-page=cards-balance]').waitFor();
    expect(requests.filter((path) => cardFiles.test(path)).length).toBeGreaterThan(0);
    expectCalm();
    await context.close();
  });

  test('an unknown page says so and leaves the menu in place [seed 2.10]', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/no-such-page');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Cards', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Return home' }).click();
    await page.waitForURL('**/main/index');
    expectCalm();
    await context.close();
  });
});
