import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, dict, field } = textsOf('en_US');
const chinese = textsOf('zh_CN');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const row = (page: Page) => page.getByRole('row', { name: /FROZEN/ });
const label = (page: Page) => page.getByRole('textbox', { name: admin('dictEntry.labelEn') });

async function rename(page: Page, name: string): Promise<void> {
  await row(page).hover();
  await row(page)
    .getByRole('button', { name: admin('dictEntry.action.EDIT') })
    .click();
  await label(page).fill(name);
}
const save = (page: Page) => page.getByRole('button', { name: admin('dictEntry.save') }).click();

test('[seed 3.15] a changed label is updated on an open page of another browser in its language', async () => {
  const [first, second] = [await openPage(browser), await openPage(browser, { language: 'zh_CN' })];
  await signIn(second.page, 'zh_CN', 'operations');
  await second.page.goto('/main/cards-balance?state=FROZEN');
  await second.page.getByText(chinese.dict('card_state', 'FROZEN')).first().waitFor();
  const loads: string[] = [];
  second.page.on('load', () => loads.push('load'));

  const { page } = first;
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
  await page.getByText(field('REQUIRED')).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await label(page).fill('On ice');
  await page.getByRole('textbox', { name: admin('dictEntry.labelZh') }).fill('已冰冻');
  await save(page);
  await row(page).getByText('On ice').first().waitFor();
  await second.page.getByText('已冰冻').first().waitFor();
  expect(loads).toEqual([]);

  await rename(page, dict('card_state', 'FROZEN'));
  await page.getByRole('textbox', { name: admin('dictEntry.labelZh') }).fill(chinese.dict('card_state', 'FROZEN'));
  await save(page);
  await second.page.getByText(chinese.dict('card_state', 'FROZEN')).first().waitFor();
  for (const { expectCalm, context } of [first, second]) {
    expectCalm();
    await context.close();
  }
});
