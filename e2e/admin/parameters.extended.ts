import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { moveToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { signIn } from '../support/walk';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), moveToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const row = (page: Page) => page.getByRole('row', { name: /upload\.max_files/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save parameter' }).click();

async function edit(page: Page): Promise<void> {
  await row(page).hover();
  await row(page).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Value' }).waitFor();
}

test('[seed 3.14] a parameter is changed with a reason, is seen with who did it, and is restored from its history', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/parameter-management');
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await edit(page);
  await page.getByRole('textbox', { name: 'Value' }).fill('1000');
  await page.getByRole('textbox', { name: 'Reason for change' }).fill('Cases with many pages.');
  await save(page);
  await page.getByText('Must be 100 or less').waitFor();
  await page.getByRole('textbox', { name: 'Value' }).fill('12');
  await save(page);
  await row(page).getByText('Margaret Osei').waitFor();
  await row(page).getByText('12', { exact: true }).waitFor();

  await edit(page);
  await page.getByText('Cases with many pages.').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore 10' }).click();
  await page.getByRole('textbox', { name: 'Reason for change' }).fill('They are sent in parts.');
  await save(page);
  await row(page).getByText('12', { exact: true }).waitFor({ state: 'detached' });
  expectCalm();
  await context.close();
});
