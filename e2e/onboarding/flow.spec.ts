import type { Browser, Page } from 'playwright-core';
import { askForCode, enterCode, signInAsApplicant } from '../support/applicant';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { textsOf } from '../support/texts';

const { dict, field, onboarding, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });
const save = (page: Page) => page.getByRole('button', { name: onboarding('product.save') });

describe('the onboarding flow', () => {
  test('[seed 1.7, 1.8, 4.4, 5.19] an applicant saves a product and continues after signing in again', async () => {
    const email = 'walk@harbour.example';
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingStart');
    await page.locator('[data-page=onboardingStart][data-remote^="onboarding@"]').waitFor();
    expect(await page.title()).toBe('Open your account · VCC Console');
    await page.getByRole('button', { name: onboarding('start.begin') }).click();
    await askForCode(page, email);
    await enterCode(page, email);

    await save(page).click();
    await page.getByText(field('PRODUCT_REQUIRED')).waitFor();
    await page.getByText(field('CERTIFY_REQUIRED'), { exact: true }).waitFor();
    await checkbox(page, dict('company_product', 'CARD_ISSUING')).check();
    await page.getByRole('radio', { name: /^Growth/ }).check();
    await checkbox(page, onboarding('product.certify.text')).check();
    await save(page).click();
    await page.getByText(onboarding('product.saved')).waitFor();

    await page.reload();
    await checkbox(page, dict('company_product', 'CARD_ISSUING')).waitFor();
    expect(await checkbox(page, dict('company_product', 'CARD_ISSUING')).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Growth/ }).isChecked()).toBe(true);

    await page.getByRole('button', { name: shell('session.sign-out') }).click();
    await page.waitForURL('**/onboardingSimpleLogin');
    await askForCode(page, email);
    await enterCode(page, email);
    expect(await checkbox(page, dict('company_product', 'CARD_ISSUING')).isChecked()).toBe(true);
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

  test('an unknown step is not found, and the frame stays', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingReviewResult');
    await page.locator('[data-page=page-not-found]').waitFor();
    await page.getByRole('button', { name: shell('error.home') }).click();
    await page.waitForURL('**/onboardingStart');
    expectCalm();
    await context.close();
  });

  test('[seed 4.3] an idle applicant is signed out to the sign-in of the flow with the reason', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    const request = page.waitForResponse('**/admin/onboarding/flushTokenTime');
    await signInAsApplicant(page, 'silent@harbour.example');
    await page.clock.fastForward(2000);
    await request;
    await page.clock.fastForward(875_000);
    await page.getByRole('dialog', { name: shell('idle.title') }).waitFor();
    await page.clock.fastForward(30_000);
    await page.waitForURL('**/onboardingSimpleLogin');
    await page.getByText('You were signed out because of inactivity').waitFor();
    expectCalm();
    await context.close();
  });

  test('a wrong code is refused with a message', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/onboardingSimpleLogin');
    await askForCode(page, 'wrong@harbour.example');
    await page.getByLabel(onboarding('code.label')).fill('12345');
    await page.getByRole('button', { name: onboarding('code.submit') }).click();
    await page.getByText(field('WRONG_CODE')).waitFor();
    await page.goto('/onboardingVerifyEmail');
    await page.getByText(onboarding('code.no-reference')).waitFor();
    expectCalm();
    await context.close();
  });
});

describe('axe reports no violations', () => {
  test.each(['onboardingStart', 'onboardingSimpleLogin', 'onboardingVerifyEmail?reference=abcdefghijklmnopqrstuvwxyz'])(
    'for /%s, in both themes and languages',
    async (address) => {
      const watched = await openPage(browser);
      await watched.page.goto(`/${address}`);
      await watched.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await inEveryLook(watched)).toEqual([]);
      await watched.context.close();
    },
  );

  test('for /onboardingProduct with its messages and plans, in both themes and languages', async () => {
    const watched = await openPage(browser);
    const { page } = watched;
    await signInAsApplicant(page, 'axe@harbour.example');
    await checkbox(page, dict('company_product', 'ACQUIRING')).check();
    await save(page).click();
    await page.getByText(field('CERTIFY_REQUIRED'), { exact: true }).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test('for a phone, and nothing is cut off', async () => {
    const watched = await openPage(browser, { width: 375 });
    const { page } = watched;
    await signInAsApplicant(page, 'phone@harbour.example');
    await checkbox(page, dict('company_product', 'ACQUIRING')).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const over = await page
      .locator('[data-page=onboardingProduct]')
      .evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(over).toBe(0);
    await watched.context.close();
  });
});
