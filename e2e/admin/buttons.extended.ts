import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, field: fieldText } = textsOf('en_US');

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
  await row(page)
    .getByRole('button', { name: admin('button.action.EDIT') })
    .click();
  await field(page, admin('button.nameEn')).fill(english);
  await field(page, admin('button.nameZh')).fill(chinese);
}

test('a renamed button is updated on an open page of another browser', async () => {
  const [first, second] = [await openPage(browser), await openPage(browser, { language: 'zh_CN' })];
  await signIn(second.page, 'zh_CN', 'auditor');
  await second.page.goto('/main/role-management');
  await second.page.getByRole('row', { name: /风控/ }).click();
  const { page } = first;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/button-management?q=limit-rule.lift');
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  const before = (await row(page).textContent()) ?? '';
  expect(before).toContain('/limitRule/');

  await rename(page, '', '放宽限制');
  await page.getByRole('button', { name: admin('button.save') }).click();
  await page.getByText(fieldText('REQUIRED')).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await field(page, admin('button.nameEn')).fill('Ease limits');
  await page.getByRole('button', { name: admin('button.save') }).click();
  await page.getByText(admin('button.saved', { name: 'Ease limits' })).waitFor();
  await second.page
    .getByRole('dialog')
    .getByText(/放宽限制/)
    .first()
    .waitFor();
  for (const { expectCalm, context } of [first, second]) {
    expectCalm();
    await context.close();
  }
});
