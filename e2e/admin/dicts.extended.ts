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

const row = (page: Page) => page.getByRole('row', { name: /FROZEN/ });
const label = (page: Page) => page.getByRole('textbox', { name: 'Label in English' });

async function rename(page: Page, name: string): Promise<void> {
  await row(page).hover();
  await row(page).getByRole('button', { name: 'Edit' }).click();
  await label(page).fill(name);
}
const save = (page: Page) => page.getByRole('button', { name: 'Save entry' }).click();

test('[seed 3.15] a label that is changed in one browser is on the open page of another within two seconds, in its language', async () => {
  const [admin, other] = [await openPage(browser), await openPage(browser, { language: 'zh_CN' })];
  await signIn(other.page, 'zh_CN', 'operations');
  await other.page.goto('/main/cards-balance?state=FROZEN');
  await other.page.getByText('已冻结').first().waitFor();
  const loads: string[] = [];
  other.page.on('load', () => loads.push('load'));

  const { page } = admin;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/dict-management?q=card_state');
  await page.getByRole('row', { name: /card_state/ }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('row', { name: /card_state/ }).click();
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await rename(page, '');
  await save(page);
  await page.getByText('Cannot be empty').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await label(page).fill('On ice');
  await page.getByRole('textbox', { name: 'Label in Chinese' }).fill('已冰冻');
  await save(page);
  await row(page).getByText('On ice').first().waitFor();
  await other.page.getByText('已冰冻').first().waitFor();
  expect(loads).toEqual([]);

  await rename(page, 'Frozen');
  await page.getByRole('textbox', { name: 'Label in Chinese' }).fill('已冻结');
  await save(page);
  await other.page.getByText('已冻结').first().waitFor();
  for (const { expectCalm, context } of [admin, other]) {
    expectCalm();
    await context.close();
  }
});
