import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { languages, signIn } from '../support/walk';

const texts = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page="${name}"]:visible`).waitFor();
/** Titles of the error pages, by address. */
const titles = {
  '401': 'error.401.title',
  'error-401': 'error.401.title',
  'error-403': 'error.403.title',
  'error-404': 'error.404.title',
} as const;
/** Navigates within the console, so that open pages are kept. */
const goTo = (page: Page, address: string) =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

describe.each(languages)('the error pages in %s', (language) => {
  const { shell } = textsOf(language);

  test.each(['error-401', '401', 'error-403', 'error-404'] as const)(
    '[seed 2.15, 8.7] /%s shows its title, and its buttons lead back and home',
    async (name) => {
      const { page, context, expectCalm } = await openPage(browser, { language });
      await signIn(page, language);
      await shown(page, 'index');
      await page.getByRole('navigation').getByRole('link').nth(1).click();
      await shown(page, 'cards-balance');
      await goTo(page, `/${name}`);
      await shown(page, name);
      await page.getByRole('heading', { level: 1, name: shell(titles[name]) }).waitFor();
      await page.getByRole('button', { name: shell('error.back') }).click();
      await shown(page, 'cards-balance');
      await goTo(page, `/${name}`);
      await page.getByRole('button', { name: shell('error.home') }).click();
      await shown(page, 'index');
      expectCalm();
      await context.close();
    },
  );

  test.each(['error-401', 'error-403', 'error-404'])(
    '[seed 2.15] both buttons of /%s lead to sign-in if it is the first page',
    async (name) => {
      for (const way of ['error.home', 'error.back'] as const) {
        const { page, context, expectCalm } = await openPage(browser, { language });
        await page.goto(`/${name}`);
        await page.getByRole('button', { name: shell(way) }).click();
        await shown(page, 'login');
        expectCalm();
        await context.close();
      }
    },
  );
});

describe('navigation', () => {
  test('[seed 2.9] redirect/{path} leads to the page, with its query', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/redirect/cards-balance?size=50');
    await page.waitForURL('**/main/cards-balance?size=50');
    await shown(page, 'cards-balance');
    await goTo(page, '/main/redirect/index');
    await shown(page, 'index');
    expectCalm();
    await context.close();
  });

  test('a commonly misspelt address leads to the address of the product', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/validatecode');
    await page.waitForURL('**/vaildatecode');
    await shown(page, 'vaildatecode');
    await signIn(page, 'en_US', 'owner');
    await goTo(page, '/main/administration/menu');
    await shown(page, 'adminstration/menu');
    expectCalm();
    await context.close();
  });

  test('[seed 2.6, 6.3] a page without permission leads to /error-401 with the full path', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    await shown(page, 'index');
    await goTo(page, '/main/cards-balance?state=FROZEN&size=50');
    await shown(page, 'error-401');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/cards-balance?state=FROZEN&size=50');
    await page.getByRole('button', { name: texts.shell('error.back') }).click();
    await shown(page, 'index');
    expectCalm();
    await context.close();
  });

  test('[seed 2.8] a failed navigation leads to /error-401, and a retry works once the page can be loaded', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_|ChunkLoadError|Loading (CSS )?chunk/);
    await page.goto('/login');
    await shown(page, 'login');
    const files = '**/s/**';
    await page.route(files, (route) => route.abort());
    await page.getByRole('link', { name: texts.shell('sign-in.register') }).click();
    await page.waitForURL('**/error-401?from=%2Fregister&failed');
    await page.getByText(texts.shell('error.failed.title')).waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: texts.shell('error.failed.retry') }).click();
    await shown(page, 'register');
    expectCalm();
    await context.close();
  });
});
