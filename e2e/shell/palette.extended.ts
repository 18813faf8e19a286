import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** From now on, the page remembers what it sends: the browser shows no body of a request that is made as an object. */
const watchBodies = (page: Page) =>
  page.evaluate(() => {
    const real = window.fetch;
    const sent: string[] = [];
    Object.assign(window, { sent });
    window.fetch = async (...of) => {
      const request = new Request(...of);
      sent.push(`${request.url} ${await request.clone().text()}`);
      return real(request);
    };
  });

/** Paths of what was sent with these digits in its address or body, however they were spaced. */
const sentWith = async (page: Page, digits: string): Promise<string[]> => {
  const sent = await page.evaluate<string[]>('sent');
  const those = sent.filter((one) => one.replaceAll(/[\s+]|%20/g, '').includes(digits));
  return those.map((one) => new URL(one.split(' ')[0] ?? '').pathname);
};

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

  test('Escape while an input method composes never closes it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog').getByRole('combobox');
    await field.fill('ka');
    const inputMethod = await context.newCDPSession(page);
    // Chromium closes a dialog at the third Escape without another key between, even if the page prevents `cancel`.
    for (const text of ['p', 'pi', 'pia', 'pian']) {
      await inputMethod.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: text.length });
      await page.keyboard.press('Escape');
    }
    expect([await field.isVisible(), await field.inputValue()]).toEqual([true, 'kapian']);
    await inputMethod.send('Input.insertText', { text: '卡片' });
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
    await page.getByText('No results for').waitFor();
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
    const found = page
      .getByRole('group', { name: 'Cards', exact: true })
      .getByRole('option', { name: `Card ••${last}` });
    await found.and(page.getByRole('option', { selected: true })).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: `Card ••${last}`, selected: true }).waitFor();
    expectCalm();
    await context.close();
  });

  test('opens a card by the end of its number and Enter at once, and keeps a whole number to itself', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance');
    const [last = ''] = /\d{4}$/.exec(await page.locator('tbody a').first().innerText()) ?? [];
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(last);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: `Card ••${last}`, selected: true }).waitFor();

    await watchBodies(page);
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill('4111 1111 1111 1111');
    await page.getByRole('option', { name: 'Open the card ending in 1111', selected: true }).waitFor();
    expect(await sentWith(page, '4111111111111111')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('No card has this number').waitFor();
    expect(await sentWith(page, '4111111111111111')).toEqual(['/admin/card/findByNumber']);
    expectCalm();
    await context.close();
  });

  test('searches no cards for somebody who may not see them', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'developer');
    await page.locator('[data-page=index]').waitFor();
    const searched: string[] = [];
    page.on('request', (request) => {
      if (/\/(card|cardholder|transaction|wallet|shareGroup)\/list$/.test(request.url())) searched.push(request.url());
    });
    await page.keyboard.press('Control+k');
    await page.locator('dialog').getByRole('combobox').fill('2682');
    await page.getByText('No results for “2682”').waitFor();
    await page.locator('dialog').getByRole('combobox').fill('4111 1111 1111 1111');
    await page.getByText('No results for “4111 1111 1111 1111”').waitFor();
    expect(searched).toEqual([]);
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
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByText(/^The day at a glance/).waitFor();
    await help.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/main/cards-balance');
    const search = page.locator('[data-page=cards-balance] input').first();
    await search.focus();
    await page.keyboard.type('?');
    expect(await search.inputValue()).toBe('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Help for this page' }).click();
    await help.getByText(/^All cards that you may see/).waitFor();
    expectCalm();
    await context.close();
  });
});
