import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { post, sessionOf, signIn } from '../support/walk';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

/** A button moves one place down. */
async function moveButton(): Promise<void> {
  const owner = await sessionOf('owner');
  const id = 'cards.limit-rule.lift';
  const { data } = await post('/button/detail', { id }, owner);
  const { name, sort, version } = data as { name: Record<string, string>; sort: number; version: number };
  const headers = { ...owner, 'idempotency-key': `key_${Date.now()}` };
  await post('/button/update', { id, version, nameEn: name['en_US'], nameZh: name['zh_CN'], sort: sort + 1 }, headers);
}

test('the index leads to what is configured, and names who changed what last', async () => {
  await moveButton();
  const { page, context, expectCalm } = await openPage(browser, { language: 'zh_CN', theme: 'dark' });
  await signIn(page, 'zh_CN', 'owner');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '配置总览' }).click();
  const changed = page.getByRole('row', { name: /按钮/ });
  await changed.getByText(/^编辑按钮 · /).waitFor();
  await changed.getByText('Margaret Osei').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await changed.getByRole('link', { name: '按钮' }).click();
  await page.locator('[data-page="button-management"]').waitFor();
  expectCalm();
  await context.close();
});
