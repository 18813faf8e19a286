import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const strip = (page: Page) => page.getByRole('tablist', { name: 'Open pages' });
const tab = (page: Page, name: string | RegExp) => strip(page).getByRole('tab', { name });
const names = (page: Page) => strip(page).getByRole('tab').allInnerTexts();
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

/** Dashboard, Cards and one card are open; the card is seen. */
async function openThree(page: Page): Promise<void> {
  await signIn(page, 'en_US');
  await shown(page, 'index');
  await goTo(page, 'Cards');
  await shown(page, 'cards-balance');
  await page.locator('[data-page=cards-balance] tbody a').first().click();
  await shown(page, 'cards-balance-view-card-detail');
  await tab(page, /^Card ••\d{4}$/).waitFor();
}

/** Something is typed into the form that creates cards. */
async function typeAlias(page: Page): Promise<void> {
  await page.goto('/main/cards-balance-create-card');
  await page.getByLabel('Card alias').fill('Trip to Lisbon');
  await tab(page, /Unsaved changes/).waitFor();
}

describe('tabs', () => {
  test('open pages are tabs, a record is named by itself, the document by its page', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    const open = await names(page);
    expect(open.slice(0, 2)).toEqual(['Dashboard', 'Cards']);
    expect(open[2]).toMatch(/^Card ••\d{4}$/);
    expect(await page.title()).toBe('Card details · VCC Console');
    expectCalm();
    await context.close();
  });

  test('a second way to an open page leads to its tab, as it was left', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, 'Cards').click();
    await page.getByRole('searchbox').first().fill('zzz');
    await page.waitForURL(/zzz/);
    await goTo(page, 'Dashboard');
    await shown(page, 'index');
    await goTo(page, 'Cards');
    await page.waitForURL(/zzz/);
    expect(await strip(page).getByRole('tab').count()).toBe(3);
    expectCalm();
    await context.close();
  });

  test('closing goes to the neighbour; what was closed comes back by Alt+Shift+T and by the menu', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, 'Cards').click({ button: 'middle' });
    await tab(page, 'Cards').waitFor({ state: 'detached' });
    await tab(page, /^Card ••/).focus();
    await page.keyboard.press('Delete');
    await shown(page, 'index');
    await tab(page, /^Card ••/).waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['Dashboard']);
    await page.keyboard.press('Alt+Shift+T');
    await shown(page, 'cards-balance-view-card-detail');
    await page.getByRole('button', { name: 'Open pages and tab actions' }).click();
    await page.getByRole('menuitem', { name: 'Reopen closed tab' }).click();
    await shown(page, 'cards-balance');
    expectCalm();
    await context.close();
  });

  test('[seed 3.1] the list is restored after a reload, pinned first, and forgotten after signing out', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, 'Cards').click();
    await page.getByRole('button', { name: 'Open pages and tab actions' }).click();
    await page.getByRole('menuitem', { name: 'Pin tab' }).click();
    await until(async () => (await names(page))[0] === 'Cards');
    const before = await names(page);
    await page.reload();
    await shown(page, 'cards-balance');
    expect(await names(page)).toEqual(before);
    await tab(page, /^Card ••/).click();
    await shown(page, 'cards-balance-view-card-detail');
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    for (const storage of ['localStorage', 'sessionStorage'])
      expect(await page.evaluate(`${storage}.getItem('mainTagList')`)).toBeNull();
    expectCalm();
    await context.close();
  });

  test('two browser tabs each restore their own list of pages after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    const before = await names(page);
    const other = await context.newPage();
    await other.goto('/main/index');
    await shown(other, 'index');
    await other.getByRole('link', { name: 'Transactions', exact: true }).click();
    await shown(other, 'cards-transactions');
    const beforeInOther = await names(other);
    expect(beforeInOther).not.toEqual(before);
    await page.reload();
    await until(async () => (await names(page)).length === before.length);
    expect(await names(page)).toEqual(before);
    await other.reload();
    await until(async () => (await names(other)).length === beforeInOther.length);
    expect(await names(other)).toEqual(beforeInOther);
    expectCalm();
    await context.close();
  });

  test('a record keeps its name in another language without being looked at, also after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, 'Dashboard').click();
    await shown(page, 'index');
    const speak = async (button: string, language: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await speak('Language', '简体中文');
    const chinese = page.getByRole('tab', { name: /^卡片 ••\d{4}$/ });
    await chinese.waitFor();
    await page.reload();
    await shown(page, 'index');
    await chinese.waitFor();
    await speak('语言', 'English');
    await tab(page, /^Card ••\d{4}$/).waitFor();
    expectCalm();
    await context.close();
  });

  test('a dirty tab asks before it closes, and keeps what was typed', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await typeAlias(page);
    await page.keyboard.press('Tab');
    await tab(page, /Unsaved changes/).click({ button: 'middle' });
    await page.getByRole('dialog', { name: 'Close without saving?' }).getByRole('button', { name: 'Cancel' }).click();
    await tab(page, 'Dashboard').click();
    await shown(page, 'index');
    await page.goBack();
    await shown(page, 'cards-balance-create-card');
    expect(await page.getByLabel('Card alias').inputValue()).toBe('Trip to Lisbon');
    await tab(page, /Unsaved changes/).click({ button: 'middle' });
    await page.getByRole('button', { name: 'Close without saving' }).click();
    await until(() => page.evaluate<boolean>("!document.querySelector('[data-page=cards-balance-create-card]')"));
    expectCalm();
    await context.close();
  });
});
