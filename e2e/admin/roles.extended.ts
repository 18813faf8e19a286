import type { Browser, Page } from 'playwright-core';
import { callsLeaving } from '../support/api-of-page';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { signIn } from '../support/walk';

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
  await row(page, name).getByRole('button', { name: 'Edit' }).click();
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
  await drawer.getByRole('list', { name: 'Menus' }).getByText('Cards', { exact: true }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Copy' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Finance maker' });
  await copy.getByRole('textbox', { name: 'Name in English' }).fill('Second maker');
  await copy.getByRole('textbox', { name: 'Name in Chinese' }).fill('第二财务经办');
  await copy.getByRole('button', { name: 'Copy' }).click();

  await page.getByRole('tree').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).last().fill('freeze');
  await check(page, 'Freeze cards');
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save role' }).click();
  const record = page.getByRole('dialog');
  await record.getByRole('button', { name: 'Show changes' }).first().click();
  await record
    .getByRole('row', { name: /Permissions granted/ })
    .getByText('Freeze cards')
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const removal = page.getByRole('dialog', { name: 'Delete Second maker' });
  await removal.getByRole('textbox').fill('Second maker');
  await removal.getByRole('button', { name: 'Delete' }).click();
  await row(page, /Second maker/).waitFor({ state: 'detached' });
  expectCalm();
  await context.close();
});

test('[seed 6.2] a changed role changes the pages and buttons of another user without a new sign-in', async () => {
  const keeper = await openPage(browser, { url: product.url });
  const user = await openPage(browser, { url: product.url });
  await signIn(user.page, 'en_US', 'support');
  const menu = user.page.getByRole('navigation');
  const cardholders = menu.getByRole('link', { name: 'Cardholders', exact: true }).first();
  const rules = menu.getByRole('link', { name: 'Limits & rules', exact: true }).first();
  await cardholders.waitFor();
  await signIn(keeper.page, 'en_US', 'owner');
  await edit(keeper.page, /Support/);
  await keeper.page.getByRole('searchbox', { name: 'Search' }).last().fill('view');
  await check(keeper.page, 'View cardholders');
  await check(keeper.page, 'View limits and rules');
  const saved = keeper.page.waitForResponse('**/admin/role/update');
  await keeper.page.getByRole('button', { name: 'Save role' }).click();
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
  await keeper.page.getByText(/^Margaret Osei requested 1 high-risk permission/).waitFor();
  await keeper.page.getByRole('searchbox', { name: 'Search' }).last().fill('create cards');
  // With its mark of high risk.
  await check(keeper.page, /^Create cards/);
  await keeper.page.getByRole('button', { name: 'Save role' }).click();
  const waiting = keeper.page.getByRole('dialog').getByText('Permissions pending review');
  await waiting.waitFor();
  await whenQuiet(keeper.page);
  expect(await findingsOf(keeper.page)).toEqual([]);
  const create = user.page.getByRole('button', { name: 'Create card' }).first();
  expect(await create.count()).toBe(0);

  await signIn(checker.page, 'en_US', 'risk');
  await checker.page.goto('/main/cards-cancel-review?kind=ROLE_GRANT&stage=PENDING');
  await row(checker.page, /Support/).hover();
  await row(checker.page, /Support/)
    .getByRole('button', { name: 'Approve' })
    .click();
  const decision = checker.page.getByRole('dialog');
  await decision.getByText(/Create cards/).waitFor();
  await whenQuiet(checker.page);
  expect(await findingsOf(checker.page)).toEqual([]);
  const approved = checker.page.waitForResponse('**/admin/review/decide');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await approved;
  await create.waitFor();
  await Promise.all([keeper, checker, user].map(({ context }) => context.close()));
});

test('the preview of a role shows its menus and permissions, changes nothing and leaves the user as they are', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner', { url: product.url });
  await page.goto('/main/role-management');
  await row(page, /Support/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'View as this role' }).click();
  const preview = page.getByRole('dialog', { name: 'View as Support' });
  const menu = preview.getByRole('navigation', { name: 'Menu of Support' });
  await menu.getByRole('link', { name: 'Cards', exact: true }).waitFor();
  expect(await menu.getByRole('link', { name: 'Roles', exact: true }).count()).toBe(0);
  const left = callsLeaving(page);
  await menu.getByRole('link', { name: 'Cards', exact: true }).click();
  const cards = preview.getByRole('region', { name: 'Cards' });
  await cards.getByRole('list', { name: 'Granted', exact: true }).getByText('View cards', { exact: true }).waitFor();
  await cards.getByRole('list', { name: 'Not granted' }).getByText('Top up cards').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expect(left.filter((path) => path.startsWith('/role/'))).toEqual([]);
  expect(await preview.getByRole('textbox').count()).toBe(0);
  expect(await preview.getByRole('checkbox').count()).toBe(0);

  await page.reload();
  await cards.waitFor();
  await preview.getByRole('button', { name: 'Back to role' }).click();
  await page.getByRole('dialog', { name: 'Support' }).waitFor();
  await page.keyboard.press('Escape');
  await row(page, /Support/).hover();
  await row(page, /Support/)
    .getByRole('button', { name: 'Edit' })
    .waitFor();
  expectCalm();
  await context.close();
});

test('every word is Chinese for a Chinese user', async () => {
  const { page, context, expectCalm } = await openPage(browser, { url: product.url, language: 'zh_CN' });
  await signIn(page, 'zh_CN', 'owner');
  await page.goto('/main/role-management');
  await row(page, /财务经办/)
    .getByText('系统', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: '创建角色' }).first().click();
  await page.getByRole('tree').waitFor();
  await page.getByRole('textbox', { name: '英文名称' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});
