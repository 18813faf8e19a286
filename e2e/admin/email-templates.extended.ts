import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, dict } = textsOf('en_US');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

test('[seed 3.31] a draft is written, previewed, published and archived', async () => {
  const { page, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/email-template');
  const row = page.getByRole('row', { name: dict('mail_template', 'VERSION_FAILING') });
  await row.waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await row.click();
  await page.getByRole('heading', { name: dict('mail_template', 'VERSION_FAILING') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('button', { name: admin('emailTemplate.action.EDIT') }).click();
  const subject = page.getByRole('textbox', { name: admin('emailTemplate.subjectEn') });
  await subject.fill('Please decide: {{version}}');
  await page.getByText('Please decide: cards 2.4.1').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: admin('emailTemplate.save') }).click();
  for (const [action, done] of [
    [admin('emailTemplate.action.PUBLISH'), dict('template_status', 'PUBLISHED')],
    [admin('emailTemplate.action.ARCHIVE'), dict('template_status', 'BUILT_IN')],
  ] as const) {
    await page.getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await page.locator('[data-page=email-template-view]').getByText(done, { exact: true }).first().waitFor();
  }
  expectCalm();
});
