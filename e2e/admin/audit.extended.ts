import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { post, signIn, sessionOf } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const firstRow = (page: Page) => page.locator('[data-page=opt-information] tbody tr').first();

/** Somebody tries what they may not do, which is worth a line. */
async function beDenied(): Promise<void> {
  const session = await sessionOf('developer');
  expect(await post('/audit/list', {}, session)).toMatchObject({ code: 1403 });
}

describe('the audit log', () => {
  test('shows who was denied what, line by line, and proves that nothing was changed', async () => {
    await beDenied();
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'finance.checker');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('tab', { name: 'Denied' }).click();
    await page.waitForURL('**/opt-information?result=DENIED');
    await page
      .getByRole('row', { name: /Noor Haddad.*Access attempt/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Verified').first().waitFor();
    expect(page.url()).toMatch(/[?&]line=aud_/);
    await page.reload();
    await drawer.getByText('Verified').first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Verify chain' }).click();
    await drawer.getByText('The log is complete and unchanged').waitFor();
    await drawer.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByText(/^Chain verified, /).waitFor();
    expectCalm();
    await context.close();
  });

  test('is not for who may not see it', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    await page.goto('/main/opt-information');
    await page.waitForURL('**/error-401**');
    await context.close();
  });

  test('axe finds nothing wrong with it in both themes and languages', async () => {
    const watched = await openPage(browser);
    await signIn(watched.page, 'en_US', 'finance.checker');
    await watched.page.goto('/main/opt-information');
    await firstRow(watched.page).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing wrong with an open line, %s', async (theme) => {
    await beDenied();
    const { page, context } = await openPage(browser, { theme });
    await signIn(page, 'en_US', 'finance.checker');
    await page.goto('/main/opt-information');
    await firstRow(page).click();
    await page.getByRole('dialog').getByText('Verified').first().waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await context.close();
  });
});
