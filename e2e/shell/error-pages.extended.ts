import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { languages, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page="${name}"]:visible`).waitFor();
const say = {
  en_US: {
    home: 'Return home',
    back: 'Back',
    '401': 'Unauthorized Access',
    'error-401': 'Unauthorized Access',
    'error-403': 'Access Forbidden',
    'error-404': 'Page Not Found',
  },
  zh_CN: {
    home: '返回首页',
    back: '返回上一页',
    '401': '无权访问',
    'error-401': '无权访问',
    'error-403': '禁止访问',
    'error-404': '页面不存在',
  },
} as const;
/** Inside the console, so that what is open stays open. */
const goTo = (page: Page, address: string) =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

describe.each(languages)('the error pages in %s', (language) => {
  test.each(['error-401', '401', 'error-403', 'error-404'] as const)(
    '[seed 2.15, 8.7] /%s says what it is, and leads back and home',
    async (name) => {
      const { page, context, expectCalm } = await openPage(browser, { language });
      await signIn(page, language);
      await shown(page, 'index');
      await page.getByRole('navigation').getByRole('link').nth(1).click();
      await shown(page, 'cards-balance');
      await goTo(page, `/${name}`);
      await shown(page, name);
      await page.getByRole('heading', { level: 1, name: say[language][name] }).waitFor();
      await page.getByRole('button', { name: say[language].back }).click();
      await shown(page, 'cards-balance');
      await goTo(page, `/${name}`);
      await page.getByRole('button', { name: say[language].home }).click();
      await shown(page, 'index');
      expectCalm();
      await context.close();
    },
  );

  test.each(['error-401', 'error-403', 'error-404'])(
    '[seed 2.15] /%s that is opened first leads to sign-in both ways',
    async (name) => {
      for (const way of ['home', 'back'] as const) {
        const { page, context, expectCalm } = await openPage(browser, { language });
        await page.goto(`/${name}`);
        await page.getByRole('button', { name: say[language][way] }).click();
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

  test('an address that is spelt as one would leads to the one that the product has', async () => {
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

  test('[seed 2.6, 6.3] a known page that is not permitted leads to /error-401 with the full path', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    await shown(page, 'index');
    await goTo(page, '/main/cards-balance?state=FROZEN&size=50');
    await shown(page, 'error-401');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/cards-balance?state=FROZEN&size=50');
    await page.getByRole('button', { name: 'Back' }).click();
    await shown(page, 'index');
    expectCalm();
    await context.close();
  });

  test('[seed 2.8] a navigation that fails ends at /error-401, and works again once the page can be had', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_|ChunkLoadError|Loading (CSS )?chunk/);
    await page.goto('/login');
    await shown(page, 'login');
    const files = '**/s/**';
    await page.route(files, (route) => route.abort());
    await page.getByRole('link', { name: 'Register a merchant' }).click();
    await page.waitForURL('**/error-401?from=%2Fregister&failed');
    await page.getByText("This page couldn't be opened").waitFor();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await shown(page, 'register');
    expectCalm();
    await context.close();
  });
});
