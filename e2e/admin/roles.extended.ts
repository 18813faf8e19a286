import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { startOf, textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, menu, permission, ui } = textsOf('en_US');
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

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const check = (page: Page, name: string | RegExp) =>
  page.getByRole('treeitem', { name, exact: true }).locator('[data-box]').click();

async function edit(page: Page, name: RegExp): Promise<void> {
  await page.goto('/main/role-management');
  await row(page, name).hover();
  await row(page, name)
    .getByRole('button', { name: admin('role.action.EDIT') })
    .click();
  await page.getByRole('tree').waitFor();
}

test('[seed 3.12, 6.4] a role is copied, changed in a matrix of menus and buttons, and deleted', async () => {
  const { page, context, expectCalm } = await openPage(browser, { url: product.url });
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/role-management');
  await row(page, /Finance maker/).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await row(page, /Finance maker/)
    .getByText('Finance maker')
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Priya Raman').waitFor();
  await drawer
    .getByRole('list', { name: admin('role.menus') })
    .getByText(menu('cards-balance'), { exact: true })
    .waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: admin('role.action.COPY') }).click();
  const copy = page.getByRole('dialog', { name: admin('role.ask.COPY', { name: 'Finance maker' }) });
  await copy.getByRole('textbox', { name: admin('role.nameEn') }).fill('Second maker');
  await copy.getByRole('textbox', { name: admin('role.nameZh') }).fill('第二财务经办');
  await copy.getByRole('button', { name: admin('role.action.COPY') }).click();

  await page.getByRole('tree').waitFor();
  await page
    .getByRole('searchbox', { name: ui('treeSearch') })
    .last()
    .fill('freeze');
  await check(page, permission('cards.card.freeze'));
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: admin('role.save') }).click();
  const record = page.getByRole('dialog');
  await record
    .getByRole('button', { name: admin('kit.history.show') })
    .first()
    .click();
  await record
    .getByRole('row', { name: /Permissions granted/ })
    .getByText(permission('cards.card.freeze'))
    .waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: admin('role.action.DELETE') })
    .click();
  const removal = page.getByRole('dialog', { name: admin('role.ask.DELETE', { name: 'Second maker' }) });
  await removal.getByRole('textbox').fill('Second maker');
  await removal.getByRole('button', { name: admin('role.action.DELETE') }).click();
  await row(page, /Second maker/).waitFor({ state: 'detached' });
  expectCalm();
  await context.close();
});

test('[seed 6.2] a changed role changes the pages and buttons of another user without a new sign-in', async () => {
  const keeper = await openPage(browser, { url: product.url });
  const user = await openPage(browser, { url: product.url });
  await signIn(user.page, 'en_US', 'support');
  const navigation = user.page.getByRole('navigation');
  const cardholders = navigation
    .getByRole('link', { name: menu('coremanagement-cardholder-management'), exact: true })
    .first();
  const rules = navigation.getByRole('link', { name: menu('cards-rules-limits'), exact: true }).first();
  await cardholders.waitFor();
  await signIn(keeper.page, 'en_US', 'owner');
  await edit(keeper.page, /Support/);
  await keeper.page
    .getByRole('searchbox', { name: ui('treeSearch') })
    .last()
    .fill('view');
  await check(keeper.page, permission('cards.cardholder.view'));
  await check(keeper.page, permission('cards.limit-rule.view'));
  const saved = keeper.page.waitForResponse('**/admin/role/update');
  await keeper.page.getByRole('button', { name: admin('role.save') }).click();
  await saved;
  await Promise.all([cardholders.waitFor({ state: 'detached' }), rules.waitFor()]);
  await user.page.goto('/main/coremanagement-cardholder-management');
  await user.page.waitForURL('**/error-401**');
  await Promise.all([keeper.context.close(), user.context.close()]);
});

test('a high-risk permission reaches open pages once a second approver agreed', async () => {
  const keeper = await openPage(browser, { url: product.url });
  const checker = await openPage(browser, { url: product.url });
  const user = await openPage(browser, { url: product.url });
  await signIn(user.page, 'en_US', 'support');
  await user.page.goto('/main/cards-balance');
  await user.page.getByRole('row').nth(1).waitFor();
  await signIn(keeper.page, 'en_US', 'owner');
  await edit(keeper.page, /Support/);
  await keeper.page.getByText(admin('role.renews', { by: 'Margaret Osei', count: 1 })).waitFor();
  await keeper.page
    .getByRole('searchbox', { name: ui('treeSearch') })
    .last()
    .fill('create cards');
  // With its high-risk mark.
  await check(keeper.page, startOf(permission('cards.card.create')));
  await keeper.page.getByRole('button', { name: admin('role.save') }).click();
  const waiting = keeper.page.getByRole('dialog').getByText(admin('role.requested'));
  await waiting.waitFor();
  await whenQuiet(keeper.page);
  expect(await findingsOf(keeper.page)).toEqual([]);
  const create = user.page.getByRole('button', { name: menu('cards-balance-create-card') }).first();
  expect(await create.count()).toBe(0);

  await signIn(checker.page, 'en_US', 'risk');
  await checker.page.goto('/main/cards-cancel-review?kind=ROLE_GRANT&stage=PENDING');
  await row(checker.page, /Support/).hover();
  await row(checker.page, /Support/)
    .getByRole('button', { name: admin('review.action.APPROVE') })
    .click();
  const decision = checker.page.getByRole('dialog');
  await decision.getByText(permission('cards.card.create')).waitFor();
  await whenQuiet(checker.page);
  expect(await findingsOf(checker.page)).toEqual([]);
  const approved = checker.page.waitForResponse('**/admin/review/decide');
  await decision.getByRole('button', { name: admin('review.action.APPROVE') }).click();
  await approved;
  await create.waitFor();
  await Promise.all([keeper, checker, user].map(({ context }) => context.close()));
});

test('roles have no English text for a Chinese user', async () => {
  const { page, context, expectCalm } = await openPage(browser, { url: product.url, language: 'zh_CN' });
  await signIn(page, 'zh_CN', 'owner');
  await page.goto('/main/role-management');
  await row(page, /财务经办/)
    .getByText(chinese.admin('role.system'), { exact: true })
    .waitFor();
  await page
    .getByRole('button', { name: chinese.admin('role.create') })
    .first()
    .click();
  await page.getByRole('tree').waitFor();
  await page.getByRole('textbox', { name: chinese.admin('role.nameEn') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});
