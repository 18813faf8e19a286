import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn, titleOf } from '../support/walk';

const { cards, menu, shell, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const strip = (page: Page) => page.getByRole('tablist', { name: shell('tabs.label') });
const tab = (page: Page, name: string | RegExp) => strip(page).getByRole('tab', { name });
const names = (page: Page) => strip(page).getByRole('tab').allInnerTexts();
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

const chinese = textsOf('zh_CN');

/** Opens the dashboard, the cards and one card. */
async function openThree(page: Page): Promise<void> {
  await signIn(page, 'en_US');
  await shown(page, 'index');
  await goTo(page, menu('cards-balance'));
  await shown(page, 'cards-balance');
  await page.locator('[data-page=cards-balance] tbody a').first().click();
  await shown(page, 'cards-balance-view-card-detail');
  await tab(page, cards.pattern('card.tab')).waitFor();
}

/** Types into the form that creates cards. */
async function typeAlias(page: Page): Promise<void> {
  await page.goto('/main/cards-balance-create-card');
  await page.getByLabel(cards('card.alias')).fill('Trip to Lisbon');
  await tab(page, ui('unsaved')).waitFor();
}

describe('tabs', () => {
  test('each open page has a tab, a record with its own name, and the document has the title of its page', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    const open = await names(page);
    expect(open.slice(0, 2)).toEqual([menu('index'), menu('cards-balance')]);
    expect(open[2]).toMatch(cards.pattern('card.tab'));
    expect(await page.title()).toBe(titleOf('cards-balance-view-card-detail', 'en_US'));
    expectCalm();
    await context.close();
  });

  test('a link to an open page selects its tab with its state', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, menu('cards-balance')).click();
    await page.getByRole('searchbox').first().fill('zzz');
    await page.waitForURL(/zzz/);
    await goTo(page, menu('index'));
    await shown(page, 'index');
    await goTo(page, menu('cards-balance'));
    await page.waitForURL(/zzz/);
    expect(await strip(page).getByRole('tab').count()).toBe(3);
    expectCalm();
    await context.close();
  });

  test('closing a tab selects its neighbour; Alt+Shift+T and the menu reopen closed tabs', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, menu('cards-balance')).click({ button: 'middle' });
    await tab(page, menu('cards-balance')).waitFor({ state: 'detached' });
    await tab(page, cards.pattern('card.tab')).focus();
    await page.keyboard.press('Delete');
    await shown(page, 'index');
    await tab(page, cards.pattern('card.tab')).waitFor({ state: 'detached' });
    expect(await names(page)).toEqual([menu('index')]);
    await page.keyboard.press('Alt+Shift+T');
    await shown(page, 'cards-balance-view-card-detail');
    await page.getByRole('button', { name: shell('tabs.menu') }).click();
    await page.getByRole('menuitem', { name: shell('tabs.menu.reopen') }).click();
    await shown(page, 'cards-balance');
    expectCalm();
    await context.close();
  });

  test('[seed 3.1] tabs are restored after a reload, pinned ones first, and removed by a sign-out', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, menu('cards-balance')).click();
    await page.getByRole('button', { name: shell('tabs.menu') }).click();
    await page.getByRole('menuitem', { name: shell('tabs.menu.pin') }).click();
    await until(async () => (await names(page))[0] === menu('cards-balance'));
    const before = await names(page);
    await page.reload();
    await shown(page, 'cards-balance');
    expect(await names(page)).toEqual(before);
    await tab(page, cards.pattern('card.tab')).click();
    await shown(page, 'cards-balance-view-card-detail');
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: shell('session.sign-out') }).click();
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
    await other.getByRole('link', { name: menu('cards-transactions'), exact: true }).click();
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

  test('the tab of a hidden record is renamed with the language, also after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await tab(page, menu('index')).click();
    await shown(page, 'index');
    const choose = async (button: string, language: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await choose(shell('frame.language'), '简体中文');
    const inChinese = page.getByRole('tab', { name: chinese.cards.pattern('card.tab') });
    await inChinese.waitFor();
    await page.reload();
    await shown(page, 'index');
    await inChinese.waitFor();
    await choose(chinese.shell('frame.language'), 'English');
    await tab(page, cards.pattern('card.tab')).waitFor();
    expectCalm();
    await context.close();
  });

  test('closing a tab with unsaved changes requires a confirmation, and cancelling keeps the input', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await openThree(page);
    await typeAlias(page);
    await page.keyboard.press('Tab');
    await tab(page, ui('unsaved')).click({ button: 'middle' });
    await page
      .getByRole('dialog', { name: shell('tabs.close.title') })
      .getByRole('button', { name: shell('tabs.close.keep') })
      .click();
    await tab(page, menu('index')).click();
    await shown(page, 'index');
    await page.goBack();
    await shown(page, 'cards-balance-create-card');
    expect(await page.getByLabel(cards('card.alias')).inputValue()).toBe('Trip to Lisbon');
    await tab(page, ui('unsaved')).click({ button: 'middle' });
    await page.getByRole('button', { name: shell('tabs.close.discard') }).click();
    await until(() => page.evaluate<boolean>("!document.querySelector('[data-page=cards-balance-create-card]')"));
    expectCalm();
    await context.close();
  });
});
