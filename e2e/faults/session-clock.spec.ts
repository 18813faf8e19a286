import type { Browser, Page } from 'playwright-core';
import { callsLeaving } from '../support/api-of-page';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { signIn, words } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  // The test tool switches the cache of whole pages off, which the last tests are about.
  browser = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const dayMs = 86_400_000;
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const notice = (page: Page) => page.getByRole('dialog', { name: 'Still there?' });

/** Signed in, with clocks that the test moves and that begin at `time`; the first question to the server is answered. */
async function arrive({ page }: Watched, time: Date): Promise<void> {
  await page.clock.install({ time });
  const asked = page.waitForResponse('**/admin/flushTokenTime');
  await signIn(page, 'en_US');
  await shown(page, 'index');
  await asked;
}

/** Silence from here on: a warning in time, the right countdown, the end in time. */
async function expectRightCountdown(page: Page): Promise<void> {
  await page.clock.fastForward(860_000);
  expect(await notice(page).count()).toBe(0);
  await page.clock.fastForward(11_000);
  await notice(page)
    .getByText(/^00:[0-2]\d$/)
    .waitFor();
  await page.clock.fastForward(30_000);
  await page.waitForURL('**/login**');
}

describe('[seed 4] F25: the countdown is right', () => {
  test.each([
    ['a day behind', -dayMs],
    ['a day ahead', dayMs],
  ])('on a machine whose clock is %s', async (_name, skewMs) => {
    const watched = await openPage(browser);
    await arrive(watched, new Date(Date.now() + skewMs));
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test.each([
    ['forward', '2027-03-14T06:50:00Z'],
    ['back', '2026-11-01T05:50:00Z'],
  ])('while daylight saving time moves the clock %s', async (_name, time) => {
    const watched = await openPage(browser, { timezone: 'America/New_York' });
    await arrive(watched, new Date(time));
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test('after somebody has set the clock back by a day', async () => {
    const watched = await openPage(browser);
    await arrive(watched, new Date());
    await watched.page.clock.setSystemTime(Date.now() - dayMs);
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });
});

/** What a person can read of cards: the first number of the list. */
async function openCards(page: Page): Promise<string> {
  await page.getByRole('navigation').getByRole('link', { name: 'Cards', exact: true }).click();
  await shown(page, 'cards-balance');
  const [number = ''] = await page
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .allInnerTexts();
  expect(number).toMatch(/^\d{4} /);
  return number;
}

test('F26: a page that slept for 20 minutes is signed out in the same task in which it wakes, before anything is drawn', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US');
  const number = await openCards(page);
  await page.waitForLoadState('networkidle');
  const left = callsLeaving(page);
  const text = await page.evaluate<string>(`{
    const real = Date.now;
    const slept = 20 * 60_000;
    Date.now = () => real() + slept;
    document.dispatchEvent(new Event('visibilitychange'));
    document.body.textContent;
  }`);
  expect(text).not.toContain(number);
  expect(text).not.toContain('Daniel Koh');
  await shown(page, 'login');
  await page.getByText('Login has expired, please log in again').waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/main/cards-balance');
  expect(left).toEqual(['/session/end']);
  expectCalm();
  await context.close();
});

describe('F31: back, after signing out', () => {
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: words.en_US.signOut }).click();
    await page.waitForURL('**/login');
  };

  test('in the same page leads to sign-in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    const number = await openCards(page);
    await signOut(page);
    await page.goBack();
    await page.waitForURL('**/login?from=**');
    expect(await page.content()).not.toContain(number);
    expectCalm();
    await context.close();
  });

  test('to a page that the browser has kept whole shows nothing of it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    // Before any listener of the console: what would be drawn if the console did nothing at that moment.
    await context.addInitScript(`addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('kept', String(document.getElementById('root')?.checkVisibility()));
    }, { capture: true })`);
    await signIn(page, 'en_US');
    const number = await openCards(page);
    await page.goto('/version.json');
    const other = await context.newPage();
    await other.goto('/main/index');
    await shown(other, 'index');
    await signOut(other);
    await page.goBack();
    await page.waitForURL('**/login?from=**');
    await shown(page, 'login');
    expect(await page.content()).not.toContain(number);
    expect(await page.evaluate("sessionStorage.getItem('kept')")).not.toBe('true');
    expectCalm();
    await context.close();
  });
});
