import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { startOf, textsOf } from '../support/texts';
import { post, sessionOf, signIn } from '../support/walk';

const chinese = textsOf('zh_CN');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

/** Moves a button one place down. */
async function moveButton(): Promise<void> {
  const owner = await sessionOf('owner');
  const id = 'cards.limit-rule.lift';
  const { data } = await post('/button/detail', { id }, owner);
  const { name, sort, version } = data as { name: Record<string, string>; sort: number; version: number };
  const headers = { ...owner, 'idempotency-key': `key_${Date.now()}` };
  await post('/button/update', { id, version, nameEn: name['en_US'], nameZh: name['zh_CN'], sort: sort + 1 }, headers);
}

test('the configuration index links to each part and shows its last change', async () => {
  await moveButton();
  const { page, context, expectCalm } = await openPage(browser, { language: 'zh_CN', theme: 'dark' });
  await signIn(page, 'zh_CN', 'owner');
  await page.goto('/main/configuration');
  const changed = page.getByRole('row', { name: chinese.menu('button-management') });
  await changed.getByText(startOf(`${chinese.menu('button-management-save')} · `)).waitFor();
  await changed.getByText('Margaret Osei').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await changed.getByRole('link', { name: chinese.menu('button-management') }).click();
  await page.locator('[data-page="button-management"]').waitFor();
  expectCalm();
  await context.close();
});
