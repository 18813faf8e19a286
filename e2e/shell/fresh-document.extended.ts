import { codes, messageOf as messageOfCode } from '@console/contracts';
import type { Browser, Page } from 'playwright-core';
import { signInAsApplicant } from '../support/applicant';
import { openBrowser, openPage } from '../support/browser';
import { sessionSentBy } from '../support/session';
import { arriveInSilence } from '../support/silence';
import { textsOf } from '../support/texts';
import { demoPassword, goWithin, labels, post, signIn } from '../support/walk';

const { onboarding, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  // Playwright disables the back/forward cache, which these tests need.
  browser = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();

/** Installs listeners for all input, as code of a remote could. */
const listen = (page: Page) =>
  page.evaluate(`{
    globalThis.__planted = [];
    for (const kind of ['input', 'keydown', 'paste'])
      addEventListener(kind, ({ target, key }) => __planted.push(key ?? target.value), true);
  }`);

/** Also blocks all ways to leave the document. */
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

/** Types a password, and checks that no listener of the previous document is left. */
async function typeInto(page: Page): Promise<void> {
  await page.getByLabel(labels.en_US.account).fill('auditor');
  await page.getByLabel(labels.en_US.password, { exact: true }).pressSequentially('Secret#1');
  expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Daniel Koh' }).click();
  await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
};

describe('the sign-in form is in a new document', () => {
  test('after a sign-out, in every tab and after going back', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US');
    await shown(page, 'index');
    const second = await context.newPage();
    await second.goto('/main/index');
    await shown(second, 'index');
    for (const tab of [page, second]) {
      // Adds a history entry to go back to.
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

  test('after the session ended on another device', async () => {
    const { page, context } = await openPage(browser);
    const [request] = await Promise.all([page.waitForRequest('**/admin/menu/query'), signIn(page, 'en_US')]);
    await shown(page, 'index');
    await plant(page);
    const session = await sessionSentBy(request);
    expect(await post('/session/end', {}, session)).toMatchObject({ code: 200 });
    await shown(page, 'login');
    await page.getByText(messageOfCode(codes.signedOut, 'en_US')).waitFor();
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/index');
    await typeInto(page);
    await context.close();
  });

  test('after an idle sign-out, even if the call that ends the session fails', async () => {
    const { page, context } = await openPage(browser);
    await arriveInSilence(page);
    await page.route('**/admin/session/end', (route) => route.abort());
    await plant(page);
    await page.clock.fastForward(871_000);
    await page.clock.fastForward(30_000);
    // The clock of the new document is paused too.
    await page.clock.resume();
    await shown(page, 'login');
    await page.getByText(shell('sign-in.idle')).waitFor();
    await typeInto(page);
    await context.close();
  });

  test('after a sign-out from the onboarding flow, and from the flow to the sign-in of the console', async () => {
    const { page, context } = await openPage(browser);
    await signInAsApplicant(page, 'planted@harbour.example');
    await plant(page);
    await page.getByRole('button', { name: shell('session.sign-out') }).click();
    await page.getByLabel(onboarding('email.label')).waitFor();
    expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
    // The page of the flow belongs to a remote: no user is signed in, but its code has run.
    await listen(page);
    await goWithin(page, '/login');
    await shown(page, 'login');
    await typeInto(page);
    await context.close();
  });

  test('after another user signed in in another tab', async () => {
    const { page: late, context } = await openPage(browser);
    await late.goto('/login');
    const page = await context.newPage();
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await plant(page);
    await late.getByLabel(labels.en_US.account).fill('auditor');
    await late.getByLabel(labels.en_US.password, { exact: true }).fill(demoPassword);
    await late.keyboard.press('Enter');
    await shown(page, 'stopped');
    await page.getByRole('button').click();
    await shown(page, 'index');
    expect(await page.evaluate('typeof globalThis.__planted')).toBe('undefined');
    await context.close();
  });

  test('error pages and terms stay in the document of the session', async () => {
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
