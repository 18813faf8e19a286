import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';

const { shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Kinds of files of the shell, by their addresses. */
const files = {
  main: /\/s\/main\.\w+\.js/,
  styles: /\/s\/main\.\w+\.css/,
  texts: /\/s\/c\/en-US\.\w+\.js/,
  chinese: /\/s\/c\/zh-CN\.\w+\.js/,
};

/** Answers requests for matching files with 404, at most `most` times. */
async function lose(on: Page | BrowserContext, address: RegExp, most = Number.POSITIVE_INFINITY): Promise<void> {
  let lost = 0;
  await on.route(address, (route) =>
    lost++ < most ? route.fulfill({ status: 404, body: 'Not Found', contentType: 'text/plain' }) : route.continue(),
  );
}

async function open(): ReturnType<typeof openPage> {
  const watched = await openPage(browser);
  watched.allow(/Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|could not be loaded|preload|integrity/);
  return watched;
}

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name });

describe('a file of the shell that is missing once', () => {
  test.each(['styles', 'texts'] as const)('%s are requested again by the page', async (kind) => {
    const { page, context, expectCalm } = await open();
    await lose(page, files[kind], 1);
    await page.goto('/login');
    await shown(page, 'login');
    await button(page, shell('sign-in.submit')).waitFor();
    expect(await page.evaluate('getComputedStyle(document.body).margin')).toBe('0px');
    expectCalm();
    await context.close();
  });

  test('the chunk of a page is requested again by the page', async () => {
    const { page, context, expectCalm } = await open();
    await page.goto('/login');
    await shown(page, 'login');
    await lose(page, /\/s\//, 1);
    await page.getByRole('link', { name: shell('sign-in.register') }).click();
    await shown(page, 'register');
    expect(new URL(page.url()).pathname).toBe('/register');
    expectCalm();
    await context.close();
  });
});

describe('a file of the shell that is always missing', () => {
  test('the main script: a sentence in both languages and a link that reloads the page', async () => {
    const { page, context, expectCalm } = await open();
    await lose(page, files.main);
    await page.goto('/login?from=%2Fmain%2Findex');
    await page.getByText('控制台仍在加载。').waitFor();
    await page.unroute(files.main);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await shown(page, 'login');
    expect(new URL(page.url()).search).toBe('?from=%2Fmain%2Findex');
    expectCalm();
    await context.close();
  });

  test.each(['styles', 'texts'] as const)('%s: a sentence and a reload button, and no text keys', async (kind) => {
    const { page, context } = await open();
    await lose(page, files[kind]);
    await page.goto('/login');
    await page.getByRole('alert').getByText(shell('crash.start')).waitFor();
    const text = await page.locator('#root').innerText();
    expect(text.trim().replaceAll(/\s+/g, ' ')).toBe(`${shell('crash.start')} ${shell('crash.reload')}`);
    await page.unroute(files[kind]);
    await button(page, shell('crash.reload')).click();
    await shown(page, 'login');
    await button(page, shell('sign-in.submit')).waitFor();
    await context.close();
  });

  test('the texts of another language: the language stays, and an error is shown', async () => {
    const { page, context, expectCalm } = await open();
    await page.goto('/login');
    await shown(page, 'login');
    await lose(page, files.chinese);
    await button(page, shell('frame.language')).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await page.getByText(shell('language.failed')).waitFor();
    await button(page, shell('sign-in.submit')).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expectCalm();
    await context.close();
  });

  test('the chunk of a page: an error page with a retry', async () => {
    const { page, context, expectCalm } = await open();
    await page.goto('/login');
    await shown(page, 'login');
    await lose(page, /\/s\//);
    await page.getByRole('link', { name: shell('sign-in.register') }).click();
    await page.getByRole('heading', { name: shell('error.failed.title') }).waitFor();
    expect(await page.getByText(/401|Unauthorized/).count()).toBe(0);
    await page.unroute(/\/s\//);
    await button(page, shell('error.failed.retry')).click();
    await shown(page, 'register');
    expect(new URL(page.url()).pathname).toBe('/register');
    expectCalm();
    await context.close();
  });
});
