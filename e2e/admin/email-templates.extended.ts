import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { signIn } from '../support/walk';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

test('[seed 3.31] a draft is written, previewed, published and taken out of use again', async () => {
  const { page, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/email-template');
  const row = page.getByRole('row', { name: /Version failing/ });
  await row.waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await row.click();
  await page.getByRole('heading', { name: 'Version failing' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Edit draft' }).click();
  const subject = page.getByRole('textbox', { name: 'Subject in English' });
  await subject.fill('Please decide: {{version}}');
  await page.getByText('Please decide: cards 2.4.1').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  for (const [action, done] of [
    ['Publish', 'Custom'],
    ['Restore default', 'Default'],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await page.locator('[data-page=email-template-view]').getByText(done, { exact: true }).first().waitFor();
  }
  expectCalm();
});
