import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { menu, shell, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const cardFiles = /\/r\/cards\//;

describe('mounting', () => {
  test('a remote that cannot be loaded shows an error card with Retry, and other pages work', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_|preload/);
    await signIn(page, 'en_US');
    await page.route(cardFiles, (route) => route.abort());
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await page.getByText(ui('moduleTitle', { name: menu('cards-balance') })).waitFor();
    const retry = page.getByRole('button', { name: ui('tryNow') });
    await retry.waitFor();

    await page.getByRole('link', { name: menu('index') }).click();
    await page.locator('[data-page=index]').waitFor();
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await page.unroute(cardFiles);
    await retry.click();
    await page.locator('[data-page=cards-balance][data-remote^="cards@"]').waitFor();
    expectCalm();
    await context.close();
  });

  test('a changed file of a remote does not run', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/integrity|Failed to load resource|Failed to find a valid digest|preload/i);
    await page.route(/\/r\/cards\/.*\/entry\./, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.hasRun = true;` });
    });
    await signIn(page, 'en_US');
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await page.getByRole('button', { name: ui('tryNow') }).waitFor();
    expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
    expectCalm();
    await context.close();
  });

  test('code in the page can neither load a script outside the manifests nor write markup', async () => {
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

  test('no file of a remote is loaded before one of its pages is opened [seed 2.16]', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    expect(requests.filter((path) => cardFiles.test(path))).toEqual([]);
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await page.locator('[data-page=cards-balance]').waitFor();
    expect(requests.filter((path) => cardFiles.test(path)).length).toBeGreaterThan(0);
    expectCalm();
    await context.close();
  });

  test('an unknown page shows an error beside the menu [seed 2.10]', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/no-such-page');
    await page.getByRole('heading', { name: shell('error.404.title') }).waitFor();
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).waitFor();
    await page.getByRole('button', { name: shell('error.home') }).click();
    await page.waitForURL('**/main/index');
    expectCalm();
    await context.close();
  });
});
