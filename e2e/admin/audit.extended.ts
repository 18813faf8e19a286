import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { inOrder, textsOf } from '../support/texts';
import { post, signIn, sessionOf } from '../support/walk';

const { admin, menu } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const firstRow = (page: Page) => page.locator('[data-page=opt-information] tbody tr').first();

/** A denied call, which adds an entry to the audit log. */
async function beDenied(): Promise<void> {
  const session = await sessionOf('developer');
  expect(await post('/audit/list', {}, session)).toMatchObject({ code: 1403 });
}

describe('the audit log', () => {
  test('shows each denied call and verifies its hash chain', async () => {
    await beDenied();
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'finance.checker');
    await page.getByRole('link', { name: menu('opt-information') }).click();
    await page.getByRole('tab', { name: admin('audit.result.DENIED') }).click();
    await page.waitForURL('**/opt-information?result=DENIED');
    await page
      .getByRole('row', { name: inOrder('Noor Haddad', admin('audit.otherCall')) })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(admin('audit.fits')).first().waitFor();
    expect(page.url()).toMatch(/[?&]line=aud_/);
    await page.reload();
    await drawer.getByText(admin('audit.fits')).first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: admin('audit.verify') }).click();
    await drawer.getByText(admin('audit.soundTitle')).waitFor();
    await drawer
      .getByRole('button', { name: admin('audit.close'), exact: true })
      .last()
      .click();
    await page.getByText(admin.pattern('audit.sound')).waitFor();
    expectCalm();
    await context.close();
  });

  test('is hidden from a user without the permission', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    expect(await page.getByRole('link', { name: menu('opt-information') }).count()).toBe(0);
    await page.goto('/main/opt-information');
    await page.waitForURL('**/error-401**');
    await context.close();
  });

  test('passes axe in both themes and languages', async () => {
    const watched = await openPage(browser);
    await signIn(watched.page, 'en_US', 'finance.checker');
    await watched.page.goto('/main/opt-information');
    await firstRow(watched.page).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test.each(['light', 'dark'] as const)('an open entry passes axe, %s', async (theme) => {
    await beDenied();
    const { page, context } = await openPage(browser, { theme });
    await signIn(page, 'en_US', 'finance.checker');
    await page.goto('/main/opt-information');
    await firstRow(page).click();
    await page.getByRole('dialog').getByText(admin('audit.fits')).first().waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await context.close();
  });
});
