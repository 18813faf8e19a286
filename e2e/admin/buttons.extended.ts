import type { Browser, Page } from 'playwright-core';
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

const row = (page: Page) => page.getByRole('row', { name: /cards\.limit-rule\.lift/ });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function rename(page: Page, english: string, chinese: string): Promise<void> {
  await page.goto('/main/button-management?q=limit-rule.lift');
  await row(page).hover();
  await row(page).getByRole('button', { name: 'Edit' }).click();
  await field(page, 'Name in English').fill(english);
  await field(page, 'Name in Chinese').fill(chinese);
}

test('a button that is renamed in one browser is so on an open page of another within two seconds', async () => {
  const [admin, other] = [await openPage(browser), await openPage(browser, { language: 'zh_CN' })];
  await signIn(other.page, 'zh_CN', 'auditor');
  await other.page.goto('/main/role-management');
  await other.page.getByRole('row', { name: /风控/ }).click();
  const { page } = admin;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/button-management?q=limit-rule.lift');
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  const before = (await row(page).textContent()) ?? '';
  expect(before).toContain('/limitRule/');

  await rename(page, '', '放宽限制');
  await page.getByRole('button', { name: 'Save button' }).click();
  await page.getByText('Cannot be empty').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await field(page, 'Name in English').fill('Ease limits');
  await page.getByRole('button', { name: 'Save button' }).click();
  await page.getByText('Ease limits saved').waitFor();
  await other.page
    .getByRole('dialog')
    .getByText(/放宽限制/)
    .first()
    .waitFor();
  for (const { expectCalm, context } of [admin, other]) {
    expectCalm();
    await context.close();
  }
});
