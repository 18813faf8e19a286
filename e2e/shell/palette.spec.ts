import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the command palette', () => {
  test.each(['kp', '卡片', 'cards'])('opens the cards by %s and Enter, with the keyboard alone', async (typed) => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog').getByRole('combobox');
    await field.fill(typed);
    await page.getByRole('option', { name: 'Cards', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/cards-balance');
    expect(await field.count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('Enter that ends a composition of an input method opens nothing', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog').getByRole('combobox');
    await field.fill('cards');
    await page.getByRole('option', { name: 'Cards', exact: true, selected: true }).waitFor();
    await field.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
    );
    expect(await field.inputValue()).toBe('cards');
    expect(page.url()).toContain('/main/index');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('offers what the user may do and nothing else, and does it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('option', { name: 'Dashboard' }).waitFor();
    expect(await page.getByRole('option', { name: /card/i }).count()).toBe(0);
    await page.locator('dialog').getByRole('combobox').fill('ztqh');
    await page.getByText('Nothing matches').waitFor();
    await page.locator('dialog').getByRole('combobox').fill('简体');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '总览', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill('tcdl');
    await page.getByRole('option', { name: '退出登录' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expectCalm();
    await context.close();
  });

  test('refreshes what the console keeps of the server, and leaves the page as it is [seed 7.18]', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    await page.locator('tbody a').first().waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    const read = page.waitForRequest('**/admin/dict/query');
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill('refresh');
    await page.getByRole('option', { name: 'Refresh cached data', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await read;
    await page.getByText('Menus, labels and lists are up to date').waitFor();
    expect(await heading?.isVisible()).toBe(true);
    expectCalm();
    await context.close();
  });

  test('finds cards by the end of their number, and opens one with the keyboard alone', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    const [last = ''] = /\d{4}$/.exec(await page.locator('tbody a').first().innerText()) ?? [];
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill(last);
    const found = page.getByRole('group', { name: 'Cards' }).getByRole('option', { name: `Card ••${last}` });
    await found.and(page.getByRole('option', { selected: true })).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: `Card ••${last}`, selected: true }).waitFor();
    expectCalm();
    await context.close();
  });

  test.each(['kpxq', 'card details'])('a record that was opened and closed is found by %s', async (typed) => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    await page.locator('[data-page=cards-balance] tbody a').first().click();
    await page.locator('[data-page=cards-balance-view-card-detail]').waitFor();
    const address = page.url();
    const tab = page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab', { name: /^Card ••\d{4}$/ });
    const title = await tab.innerText();
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Linked to this record' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await tab.click({ button: 'middle' });
    await tab.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill(typed);
    await page.getByRole('group', { name: 'Recent records' }).getByRole('option', { name: title }).click();
    await page.waitForURL(address);
    expectCalm();
    await context.close();
  });

  test('? shows the shortcuts, but not while typing', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/main/cards-balance');
    const search = page.locator('[data-page=cards-balance] input').first();
    await search.focus();
    await page.keyboard.type('?');
    expect(await search.inputValue()).toBe('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});
