import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { callsLeaving } from '../support/api-of-page';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn, labels } from '../support/walk';

const { menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  // Playwright disables the back/forward cache, which the last tests need.
  browser = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();

/** Opens the cards and returns the first card number. */
async function openCards(page: Page): Promise<string> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: menu('cards-balance'), exact: true })
    .click();
  await shown(page, 'cards-balance');
  const number = await page
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .innerText();
  expect(number).toMatch(/^\d{4} /);
  return number;
}

test('F26: a page that slept for 20 minutes is signed out in the task in which it wakes, before it is drawn', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US');
  const number = await openCards(page);
  // The calls for unread notifications are the last ones that the console sends automatically after its first page.
  const hasUnread =
    "performance.getEntriesByType('resource').some(({ name }) => name.includes('/notification/unread'))";
  await until(() => page.evaluate<boolean>(hasUnread), 'The call for unread notifications');
  await whenQuiet(page);
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
  await page.getByText(shell('sign-in.idle')).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/main/cards-balance');
  expect(left.filter((path) => !path.startsWith('/public/'))).toEqual(['/session/end']);
  expectCalm();
  await context.close();
});

describe('F31: going back after a sign-out', () => {
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
    await page.waitForURL('**/login');
  };

  test('going back within the page leads to sign-in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    const number = await openCards(page);
    await signOut(page);
    await page.goBack();
    await page.waitForURL('**/login?from=%2Fmain%2Findex');
    await shown(page, 'login');
    expect(await page.content()).not.toContain(number);
    expectCalm();
    await context.close();
  });

  test('going back to a page in the back/forward cache shows none of its data', async () => {
    const { page, context, expectCalm, allow } = await openPage(browser);
    allow(/sandboxed/);
    // Runs before any listener of the console, to record what the console would show without its listeners.
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
