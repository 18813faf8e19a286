import { until } from '@console/configs/jest/deadline';
import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const alias = (page: Page) => page.getByLabel('Card alias');
const focused = (page: Page) => page.evaluate<string>('document.activeElement.id || document.activeElement.tagName');

/** Notes what is fetched of a remote. */
function filesOf(page: Page, remote: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/r/${remote}/`)) requests.push(request.url());
  });
  return requests;
}

describe('a move to another page', () => {
  test('puts the focus into the page, says its name, and comes back to where the focus was', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await link(page, 'Cards').focus();
    await page.keyboard.press('Enter');
    await shown(page, 'cards-balance');
    expect(await focused(page)).toBe('main');
    await page.locator('[data-arrival]', { hasText: 'Cards' }).waitFor({ state: 'attached' });
    await page.getByRole('searchbox').first().focus();
    await link(page, 'Dashboard').click();
    await shown(page, 'index');
    expect(await focused(page)).toBe('main');
    await link(page, 'Cards').click();
    await shown(page, 'cards-balance');
    await until(() => page.evaluate<boolean>("document.activeElement.tagName === 'INPUT'"));
    expectCalm();
    await context.close();
  });

  test('[seed 9.14] shows progress until the page is there', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/r\/cards\/.*entry/, (route) => held.then(() => route.continue()));
    await link(page, 'Cards').click();
    await page.locator('[data-progress]').waitFor();
    release();
    await shown(page, 'cards-balance');
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('to a page that may not be opened keeps what was typed in another one', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance-create-card');
    await alias(page).fill('Trip to Lisbon');
    await page.evaluate("history.pushState(null, '', '/error-404'); dispatchEvent(new PopStateEvent('popstate'))");
    await page.locator('[data-page=error-404]').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await shown(page, 'cards-balance-create-card');
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });
});

describe('a menu entry', () => {
  test('with the pointer on it fetches its remote; one that the pointer only passes does not', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    const [requests, later] = [filesOf(page, 'cards'), filesOf(page, 'admin')];
    // In one task, so that a slow machine does not make a pass into a stay.
    await page.evaluate(
      `for (const href of ['/main/cards-balance', '/main/index'])
        document.querySelector('nav a[href="' + href + '"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
    );
    // A stay that begins later has fetched its remote by the time at which the pass would have.
    await link(page, 'Reviews').hover();
    await until(() => later.length > 0);
    expect(requests).toEqual([]);
    await link(page, 'Cards').hover();
    await until(async () => requests.length > 2);
    await link(page, 'Cards').click();
    await shown(page, 'cards-balance');
    expectCalm();
    await context.close();
  });

  test('that the pointer leaves stops what is on its way', async () => {
    const { page, context, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_/);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await page.route(/\/r\/cards\//, () => undefined);
    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(request.url()));
    const requests = filesOf(page, 'cards');
    await link(page, 'Cards').hover();
    await until(async () => requests.length > 0);
    await link(page, 'Dashboard').hover();
    await until(async () => stopped.length === requests.length);
    await context.close();
  });
});

describe('a new version [seed 7.24]', () => {
  /** Signed in, with clocks that the test moves and a version file that says what the test wants. */
  async function arrive(page: Page, answer: Parameters<Route['fulfill']>[0] = { json: { version: '99.0.0' } }) {
    let [loads, checks] = [0, 0];
    page.on('load', () => (loads += 1));
    await page.clock.install();
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await page.route('**/version.json?t=*', async (route) => {
      await route.fulfill(answer);
      checks += 1;
    });
    /** Two more checks of the version: whatever the first leads to has happened before the second. */
    const checkTwice = async () => {
      for (const target of [checks + 1, checks + 2]) {
        await page.clock.runFor(301_000);
        await until(() => checks >= target, 'A check of the version');
      }
    };
    return { loads: () => loads, checkTwice };
  }

  test('reloads at a quiet moment, once', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const { loads, checkTwice } = await arrive(page);
    const before = loads();
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(301_000);
    await reloaded;
    expect(loads()).toBe(before + 1);
    await shown(page, 'index');
    await checkTwice();
    expect(loads()).toBe(before + 1);
    expectCalm();
    await context.close();
  });

  test('never reloads over something typed', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const { loads, checkTwice } = await arrive(page);
    await link(page, 'Cards').click();
    await page
      .getByRole('link', { name: 'Create card' })
      .or(page.getByRole('button', { name: 'Create card' }))
      .first()
      .click();
    await alias(page).fill('Trip to Lisbon');
    const before = loads();
    await checkTwice();
    expect(loads()).toBe(before);
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });

  test('a version file that cannot be had is no news [seed 7.25]', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/Failed to load resource/);
    const { loads, checkTwice } = await arrive(page, { status: 500, body: '<html>' });
    const before = loads();
    await checkTwice();
    expect(loads()).toBe(before);
    expectCalm();
    await context.close();
  });
});

test('[seed 9.13] the size of the root font is put back, and written only when something has changed it', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await page.clock.install();
  await page.goto('/login');
  await page.locator('[data-page=login]').waitFor();
  await page.evaluate(`globalThis.writes = 0;
    new MutationObserver(() => { writes += 1; }).observe(document.documentElement, { attributes: true })`);
  await page.clock.runFor(2000);
  expect(await page.evaluate('writes')).toBe(0);
  await page.evaluate("document.documentElement.style.fontSize = '40px'");
  await page.clock.runFor(2000);
  expect(await page.evaluate('document.documentElement.style.fontSize')).toBe('100%');
  expectCalm();
  await context.close();
});
