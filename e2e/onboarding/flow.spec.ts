import type { Browser, Page } from 'playwright-core';
import { askForCode, enterCode, signInAsApplicant } from '../support/applicant';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save products' });

describe('the onboarding flow', () => {
  test('[seed 1.7, 1.8, 4.4, 5.19] from the start to a saved product, and back the next day', async () => {
    const email = 'walk@harbour.example';
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingStart');
    await page.locator('[data-page=onboardingStart][data-remote^="onboarding@"]').waitFor();
    expect(await page.title()).toBe('Open your account · VCC Console');
    await page.getByRole('button', { name: 'Start' }).click();
    await askForCode(page, email);
    await enterCode(page, email);

    await save(page).click();
    await page.getByText('Select a product').waitFor();
    await page.getByText('Certify that the information is true', { exact: true }).waitFor();
    await checkbox(page, 'Card issuing').check();
    await page.getByRole('radio', { name: /^Growth/ }).check();
    await checkbox(page, 'I certify that the information is true.').check();
    await save(page).click();
    await page.getByText('Products saved').waitFor();

    await page.reload();
    await checkbox(page, 'Card issuing').waitFor();
    expect(await checkbox(page, 'Card issuing').isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Growth/ }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/onboardingSimpleLogin');
    await askForCode(page, email);
    await enterCode(page, email);
    expect(await checkbox(page, 'Card issuing').isChecked()).toBe(true);
    expectCalm();
    await context.close();
  });

  test.each(['onboardingProduct', 'onboardingPayment'])(
    'without a token /%s leads to /onboardingSimpleLogin [seed 2.4]',
    async (name) => {
      const { page, context, expectCalm } = await openPage(browser);
      await page.goto(`/${name}`);
      await page.waitForURL('**/onboardingSimpleLogin');
      await page.locator('[data-page=onboardingSimpleLogin]').waitFor();
      expectCalm();
      await context.close();
    },
  );

  test('a step that nobody has built is not found, and the frame stays', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingReviewResult');
    await page.locator('[data-page=page-not-found]').waitFor();
    await page.getByRole('button', { name: 'Return home' }).click();
    await page.waitForURL('**/onboardingStart');
    expectCalm();
    await context.close();
  });

  test('[seed 4.3] silence signs out to the sign-in of the flow, and says why', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    const request = page.waitForResponse('**/admin/onboarding/flushTokenTime');
    await signInAsApplicant(page, 'silent@harbour.example');
    await page.clock.fastForward(2000);
    await request;
    await page.clock.fastForward(875_000);
    await page.getByRole('dialog', { name: 'Still there?' }).waitFor();
    await page.clock.fastForward(30_000);
    await page.waitForURL('**/onboardingSimpleLogin');
    await page.getByText('Login timed out because nothing was done for a while').waitFor();
    expectCalm();
    await context.close();
  });

  test('of a code that is wrong nobody is signed in, and the page says so', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingSimpleLogin');
    await askForCode(page, 'wrong@harbour.example');
    await page.getByLabel('Code from the e-mail').fill('12345');
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await page.getByText('This code is incorrect').waitFor();
    await page.goto('/onboardingVerifyEmail');
    await page.getByText('Request a code first.').waitFor();
    expectCalm();
    await context.close();
  });
});

describe('axe finds nothing wrong', () => {
  test.each(['onboardingStart', 'onboardingSimpleLogin', 'onboardingVerifyEmail?reference=abcdefghijklmnopqrstuvwxyz'])(
    'with /%s, in both themes and languages',
    async (address) => {
      const watched = await openPage(browser);
      await watched.page.goto(`/${address}`);
      await watched.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await inEveryLook(watched)).toEqual([]);
      await watched.context.close();
    },
  );

  test('with /onboardingProduct, its messages and its plans, in both themes and languages', async () => {
    const watched = await openPage(browser);
    const { page } = watched;
    await signInAsApplicant(page, 'axe@harbour.example');
    await checkbox(page, 'Acquiring').check();
    await save(page).click();
    await page.getByText('Certify that the information is true', { exact: true }).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test('and nothing is cut off on a phone', async () => {
    const watched = await openPage(browser, { width: 375 });
    const { page } = watched;
    await signInAsApplicant(page, 'phone@harbour.example');
    await checkbox(page, 'Acquiring').check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const over = await page
      .locator('[data-page=onboardingProduct]')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over).toBe(0);
    await watched.context.close();
  });
});
