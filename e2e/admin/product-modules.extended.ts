import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin } = textsOf('en_US');
const chinese = textsOf('zh_CN');

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), openOwnServer()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const row = (page: Page) => page.getByRole('row', { name: /LIMITS/ });

test("removing a module from a company removes the module's pages and buttons from open pages of the company's users", async () => {
  const keeper = await openPage(browser, { url: product.url });
  const user = await openPage(browser, { url: product.url, language: 'zh_CN' });
  await signIn(user.page, 'zh_CN', 'owner.zh');
  const menu = user.page
    .getByRole('navigation')
    .getByRole('link', { name: chinese.menu('cards-rules-limits'), exact: true })
    .first();
  await menu.waitFor();
  const { page } = keeper;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/module-management');
  await row(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await row(page).hover();
  await row(page)
    .getByRole('button', { name: admin('productModule.action.GRANT') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(admin('productModule.effect.GRANT')).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: /Remove|Clear/ })
    .first()
    .click();
  const saved = page.waitForResponse('**/admin/module/grant');
  await dialog.getByRole('button', { name: admin('productModule.action.GRANT') }).click();
  await saved;
  await menu.waitFor({ state: 'detached' });

  await row(page).click();
  await page.getByRole('tree').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  for (const { expectCalm, context } of [keeper, user]) {
    expectCalm();
    await context.close();
  }
});

test('a company is notified of a granted module, and the notification leads to its roles', async () => {
  const { page, expectCalm, context } = await openSignedIn(browser, 'owner', { url: product.url });
  const user = await openSignedIn(browser, 'owner.zh', { url: product.url, language: 'zh_CN' });
  const menu = user.page.getByRole('navigation').getByRole('link', { name: '限额与规则', exact: true }).first();
  await page.goto('/main/module-management');
  await row(page).hover();
  await row(page).getByRole('button', { name: 'Grant to companies' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Companies' }).fill('Lanshi');
  await page.getByRole('option', { name: /Lanshi/ }).click();
  await dialog.getByRole('button', { name: 'Grant to companies' }).click();
  await menu.waitFor();

  await user.page.getByRole('button', { name: /^通知/ }).click();
  const granted = user.page.getByRole('dialog').getByRole('listitem', { name: /^贵公司已开通新模块: / });
  await granted.waitFor();
  await user.page
    .getByRole('dialog')
    .getByRole('listitem', { name: /^贵公司的一个模块已停用: / })
    .waitFor();
  await whenQuiet(user.page);
  expect(await findingsOf(user.page)).toEqual([]);
  await granted.getByRole('link').click();
  await user.page.waitForURL('**/main/role-management');
  await user.page.getByRole('heading', { name: '角色' }).waitFor();
  expectCalm();
  user.expectCalm();
  await Promise.all([context.close(), user.context.close()]);
});
