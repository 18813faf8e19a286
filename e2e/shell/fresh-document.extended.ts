import type { Browser, Page } from 'playwright-core';
import { signInAsApplicant } from '../support/applicant';
import { openBrowser, openPage } from '../support/browser';
import { sessionSentBy } from '../support/session';
import { arriveInSilence } from '../support/silence';
import { goWithin, post, signIn, labels } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  // The test tool switches the cache of whole pages off, which is one of the ways back.
  browser = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();

/** What code of a remote could leave behind: it listens to everything that is typed. */
const listen = (page: Page) =>
  page.evaluate(`{
    globalThis.__planted = [];
    for (const kind of ['input', 'keydown', 'paste'])
      addEventListener(kind, ({ target, key }) => __planted.push(key ?? target.value), true);
  }`);

/** It also stands in every way out. */
const plant = async (page: Page) => {
  await listen(page);
  await page.evaluate(`{
    addEventListener('beforeunload', (event) => event.preventDefault());
    globalThis.onbeforeunload = () => 'stay';
    navigation.addEventListener('navigate', (event) => {
      if (event.canIntercept) event.intercept();
      else event.preventDefault();
    });
    navigation.onnavigate = (event) => event.preventDefault();
  }`);
};

/** Somebody types their password; nothing of before is there to read it. */
async function typeInto(page: Page): Promise<void> {
  await page.getByLabel(labels.en_US.account).fill('auditor');
  await page.getByLabel(labels.en_US.password, { exact: true }).pressSequentially('Secret#1');
  expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Daniel Koh' }).click();
  await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
};

describe('what a page left behind is not where the next person types', () => {
  test('after signing out, in every tab, and on the way back', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    const second = await context.newPage();
    await second.goto('/main/index');
    await shown(second, 'index');
    for (const tab of [page, second]) {
      // A place to go back to.
      await goWithin(tab, '/main/cards-balance');
      await shown(tab, 'cards-balance');
      await plant(tab);
    }
    await signOut(page);
    for (const tab of [page, second]) {
      await shown(tab, 'login');
      expect(new URL(tab.url()).pathname + new URL(tab.url()).search).toBe('/login');
      await typeInto(tab);
      await tab.goBack();
      await shown(tab, 'login');
      await typeInto(tab);
    }
    await context.close();
  });

  test('after the session was ended elsewhere, which the page is told or learns by its next call', async () => {
    const { page, context } = await openPage(browser);
    const [request] = await Promise.all([page.waitForRequest('**/admin/menu/query'), signIn(page, 'en_US')]);
    await shown(page, 'index');
    await plant(page);
    const session = await sessionSentBy(request);
    expect(await post('/session/end', {}, session)).toMatchObject({ code: 200 });
    await shown(page, 'login');
    await page.getByText('Login has expired, please log in again').waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/index');
    await typeInto(page);
    await context.close();
  });

  test('after silence, also where the call that ends the session is lost', async () => {
    const { page, context } = await openPage(browser);
    await arriveInSilence(page);
    await page.route('**/admin/session/end', (route) => route.abort());
    await plant(page);
    await page.clock.fastForward(871_000);
    await page.clock.fastForward(30_000);
    // The clocks of the next document stand still as well.
    await page.clock.resume();
    await shown(page, 'login');
    await page.getByText('You were signed out because of inactivity').waitFor();
    await typeInto(page);
    await context.close();
  });

  test('after the flow has ended, and on the way from its pages to the sign-in of the console', async () => {
    const { page, context } = await openPage(browser);
    await signInAsApplicant(page, 'planted@harbour.example');
    await plant(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Work e-mail').waitFor();
    expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
    // The page of the flow is a remote's: nobody is signed in, but its code has run.
    await listen(page);
    await goWithin(page, '/login');
    await shown(page, 'login');
    await typeInto(page);
    await context.close();
  });

  test('after another user has signed in in another tab', async () => {
    const { page: late, context } = await openPage(browser);
    await late.goto('/login');
    const page = await context.newPage();
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await plant(page);
    await late.getByLabel(labels.en_US.account).fill('auditor');
    await late.getByLabel(labels.en_US.password, { exact: true }).fill('Vcc#Demo1');
    await late.keyboard.press('Enter');
    await shown(page, 'stopped');
    await page.getByRole('button').click();
    await shown(page, 'index');
    expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
    await context.close();
  });

  test('who only reads an error page or the terms in their session stays in their document', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await listen(page);
    await goWithin(page, '/error-404');
    await shown(page, 'error-404');
    await goWithin(page, '/main/index');
    await shown(page, 'index');
    expect(await page.evaluate('typeof globalThis.__planted')).toBe('object');
    await context.close();
  });
});
