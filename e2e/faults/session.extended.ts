import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { sessionSentBy, type SessionHeaders } from '../support/session';
import { callAtOnce, callsLeaving } from '../support/api-of-page';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { demoPassword, post, signIn, labels } from '../support/walk';

const { cards, dict } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const expired = 'Login has expired, please log in again';
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();

/** Session headers of the page. */
async function sessionOfPage(page: Page): Promise<SessionHeaders> {
  const [request] = await Promise.all([
    page.waitForRequest(
      (one) => one.url().includes('/admin/menu/query') && one.headers()['authorization'] !== undefined,
    ),
    page.reload(),
  ]);
  return sessionSentBy(request);
}

describe('[seed 8.1] F15: fifty calls refused at the same time', () => {
  test.each(['code 401', 'HTTP 401'])('%s: one redirect, one message, and no call is sent again', async (how) => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/status of 401|net::ERR_FAILED/);
    // Without the event stream the page does not learn of the end of its session before its calls.
    await page.route('**/admin/events', (route) => route.abort());
    await signIn(page, 'en_US');
    const session = await sessionOfPage(page);
    await page.goto('/main/cards-balance?size=50');
    await shown(page, 'cards-balance');
    await whenQuiet(page);
    if (how === 'code 401') await post('/session/end', {}, session);
    else await page.route('**/admin/**', (route) => route.fulfill({ status: 401, body: '<html>Signed out</html>' }));
    const left = callsLeaving(page);
    const arrivals: string[] = [];
    let documents = 0;
    page.on('framenavigated', (frame) => void arrivals.push(new URL(frame.url()).pathname));
    page.on('domcontentloaded', () => void (documents += 1));
    const ends = await callAtOnce(
      page,
      Array.from({ length: 50 }, (_, n) => (n % 2 ? '/card/freeze' : '/card/list')),
    ).catch((error: Error) => {
      // The document may have been replaced.
      if (!error.message.includes('context was destroyed')) throw error;
      return [];
    });
    expect(ends.filter((end) => end === 'fulfilled')).toEqual([]);
    await shown(page, 'login');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/cards-balance?size=50');
    // One navigation, in a new document.
    expect([new Set(arrivals), documents]).toEqual([new Set(['/login']), 1]);
    expect(left.filter((path) => path === '/card/freeze')).toHaveLength(25);
    expect(left.filter((path) => path === '/card/list')).toHaveLength(25);
    expect(await page.getByText(expired).count()).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test.each(['https://evil.example/main/index', '//evil.example/main/index', '/\\evil.example'])(
    'a return address outside the console is ignored: %s',
    async (from) => {
      const { page, context, expectCalm } = await openPage(browser);
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await page.getByLabel(labels.en_US.account).fill('auditor');
      await page.getByLabel(labels.en_US.password, { exact: true }).fill(demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/main/index');
      await shown(page, 'index');
      expectCalm();
      await context.close();
    },
  );
});

/** Number of pages that wait for the lock to resume the session, as seen by a loaded page. */
async function waitingIn(tabs: Page[]): Promise<number> {
  const waiting = `navigator.locks.query().then(({ pending }) => pending.filter(({ name }) => name === 'vcc-resume').length)`;
  const counts = await Promise.all(tabs.map((tab) => tab.evaluate<number>(waiting).catch(() => 0)));
  return Math.max(...counts);
}

describe('F16, F27: five tabs', () => {
  test('reload together, resume the session one after another, and are all ended by one sign-out', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    // Five documents together use their preloads late.
    allow(/was preloaded using link preload/);
    await signIn(page, 'en_US');
    const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
    const tabs = [page, ...others];
    await Promise.all(others.map((tab) => tab.goto('/main/index')));
    await Promise.all(tabs.map((tab) => shown(tab, 'index')));

    // Without a timeout a page waits for the lock as long as the test needs.
    await context.addInitScript('AbortSignal.timeout = () => new AbortController().signal');
    let [running, most, resumed] = [0, 0, 0];
    await context.route('**/admin/session/resume', async (route) => {
      most = Math.max(most, (running += 1));
      resumed += 1;
      const response = await route.fetch();
      // Every page that has not resumed yet waits for the lock, or would have sent its call too.
      await until(async () => resumed + (await waitingIn(tabs)) >= tabs.length, 'The arrival of all pages');
      running -= 1;
      await route.fulfill({ response });
    });
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map((tab) => shown(tab, 'index')));
    expect([most, resumed]).toEqual([1, 5]);
    for (const tab of tabs) expect(await callAtOnce(tab, ['/menu/query'])).toEqual(['fulfilled']);

    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
    await Promise.all(tabs.map((tab) => tab.waitForURL('**/login')));
    for (const tab of tabs) expect(await tab.locator('[data-page=index]').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});

test('F28: after another user signed in in tab 2, tab 1 sends no calls', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await page.goto('/login');
  const second = await context.newPage();
  await signIn(second, 'en_US');
  await second.goto('/main/cards-balance');
  await shown(second, 'cards-balance');
  await whenQuiet(second);
  await page.getByLabel(labels.en_US.account).fill('auditor');
  await page.getByLabel(labels.en_US.password, { exact: true }).fill(demoPassword);
  const [begun] = await Promise.all([
    page.waitForResponse('**/admin/login'),
    page.getByRole('button', { name: labels.en_US.signIn }).click(),
  ]);
  expect(begun.ok()).toBe(true);
  await second.locator('[data-page=stopped]').waitFor();
  const left: string[] = [];
  second.on('request', (request) => left.push(request.url()));
  const ends = await callAtOnce(
    second,
    Array.from({ length: 20 }, () => '/card/list'),
  );
  expect(new Set(ends)).toEqual(new Set(['request error, please try later']));
  expect(left).toEqual([]);
  expect(await second.locator('#root').innerText()).not.toMatch(/••/);
  await shown(page, 'index');
  expectCalm();
  await context.close();
});

describe('F32: repeated submits', () => {
  const submitOften = (page: Page, form: string) =>
    page.evaluate(
      `{ const form = document.querySelector(${JSON.stringify(form)});
         for (let n = 0; n < 1000; n++) form.requestSubmit(); }`,
    );

  test('a thousand submits of the sign-in form send one call', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    await page.getByLabel(labels.en_US.account).fill('support');
    await page.getByLabel(labels.en_US.password, { exact: true }).fill(demoPassword);
    const left = callsLeaving(page);
    await submitOften(page, 'form');
    await shown(page, 'index');
    expect(left.filter((path) => path === '/login')).toHaveLength(1);
    expectCalm();
    await context.close();
  });

  test('a thousand submits of an action send one call, and holding Enter sends no second one', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance?state=ACTIVE');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^\d{4} / }) });
    await row.first().getByRole('link').first().click();
    await shown(page, 'cards-balance-view-card-detail');
    const action = page.getByRole('button', { name: cards('card.freeze'), exact: true });
    await action.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
    await page.getByRole('option', { name: dict('freeze_reason', 'STOLEN') }).click();
    const left = callsLeaving(page);
    await dialog.getByRole('button', { name: cards('card.freeze') }).focus();
    await submitOften(page, 'dialog form');
    // The focus returns to the button that opened the dialog, so some of these open the next dialog.
    for (let n = 0; n < 50; n++) await page.keyboard.press('Enter');
    await page.getByText(dict('card_status', 'BLOCKED'), { exact: true }).first().waitFor();
    await whenQuiet(page);
    expect(left.filter((path) => /^\/card\/(un)?freeze$/.test(path))).toEqual(['/card/freeze']);
    expectCalm();
    await context.close();
  });
});
