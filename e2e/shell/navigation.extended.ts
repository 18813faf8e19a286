import { until } from '@console/configs/jest/deadline';
import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { cards, menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const alias = (page: Page) => page.getByLabel(cards('card.alias'));
const focused = (page: Page) => page.evaluate<string>('document.activeElement.id || document.activeElement.tagName');

/** Collects requests for files of a remote. */
function filesOf(page: Page, remote: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/r/${remote}/`)) requests.push(request.url());
  });
  return requests;
}

describe('a navigation to another page', () => {
  test('moves the focus into the page, announces its name, and restores the focus on return', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await link(page, menu('cards-balance')).focus();
    await page.keyboard.press('Enter');
    await shown(page, 'cards-balance');
    expect(await focused(page)).toBe('main');
    await page.locator('[data-arrival]', { hasText: menu('cards-balance') }).waitFor({ state: 'attached' });
    await page.getByRole('searchbox').first().focus();
    await link(page, menu('index')).click();
    await shown(page, 'index');
    expect(await focused(page)).toBe('main');
    await link(page, menu('cards-balance')).click();
    await shown(page, 'cards-balance');
    await until(() => page.evaluate<boolean>("document.activeElement.tagName === 'INPUT'"));
    expectCalm();
    await context.close();
  });

  test('[seed 9.14] shows progress until the page has loaded', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/r\/cards\/.*entry/, (route) => held.then(() => route.continue()));
    await link(page, menu('cards-balance')).click();
    await page.locator('[data-progress]').waitFor();
    release();
    await shown(page, 'cards-balance');
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('to an error page keeps input in another page', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance-create-card');
    await alias(page).fill('Trip to Lisbon');
    await page.evaluate("history.pushState(null, '', '/error-404'); dispatchEvent(new PopStateEvent('popstate'))");
    await page.locator('[data-page=error-404]').waitFor();
    await page.getByRole('button', { name: shell('error.back') }).click();
    await shown(page, 'cards-balance-create-card');
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });
});

describe('a menu entry', () => {
  test('loads its remote while the pointer rests on it, and not when the pointer only passes', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    const [requests, later] = [filesOf(page, 'cards'), filesOf(page, 'admin')];
    // In one task, so that the pass is short on a slow machine too.
    await page.evaluate(
      `for (const href of ['/main/cards-balance', '/main/index'])
        document.querySelector('nav a[href="' + href + '"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
    );
    // When this longer hover has loaded its remote, the short hovers above would have loaded theirs.
    await link(page, menu('cards-cancel-review')).hover();
    await until(() => later.length > 0);
    expect(requests).toEqual([]);
    await link(page, menu('cards-balance')).hover();
    await until(async () => requests.length > 2);
    await link(page, menu('cards-balance')).click();
    await shown(page, 'cards-balance');
    expectCalm();
    await context.close();
  });

  test('cancels its requests when the pointer leaves it', async () => {
    const { page, context, allow } = await openPage(browser);
    allow(/Failed to load resource|net::ERR_/);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await page.route(/\/r\/cards\//, () => undefined);
    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(request.url()));
    const requests = filesOf(page, 'cards');
    await link(page, menu('cards-balance')).hover();
    await until(async () => requests.length > 0);
    await link(page, menu('index')).hover();
    await until(async () => stopped.length === requests.length);
    await context.close();
  });
});

describe('a new version [seed 7.24]', () => {
  /** Signs in with a fake clock and a version file of the test. */
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
    /** Waits for two more version checks: effects of the first precede the second. */
    const checkTwice = async () => {
      for (const target of [checks + 1, checks + 2]) {
        await page.clock.runFor(301_000);
        await until(() => checks >= target, 'A check of the version');
      }
    };
    return { loads: () => loads, checkTwice };
  }

  test('reloads once, when the page is idle', async () => {
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

  test('does not reload a page with input', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const { loads, checkTwice } = await arrive(page);
    await link(page, menu('cards-balance')).click();
    await page
      .getByRole('link', { name: cards('card.create') })
      .or(page.getByRole('button', { name: cards('card.create') }))
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

  test('a failed request for the version file causes no reload [seed 7.25]', async () => {
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

test('[seed 9.13] the root font size is restored when changed, and not written otherwise', async () => {
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
