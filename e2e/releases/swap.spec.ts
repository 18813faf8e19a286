import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { textsOf } from '../support/texts';
import { arriveAt, isSameDocument, shown } from './arrive-at';

const { menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('another version takes over a list with its filter, rows and scroll position, without a reload or a skeleton', async () => {
  const { page, context, expectCalm, first, goLive, publish } = await arriveAt(
    browser,
    'cards-balance?page=2&size=50&filter=ACTIVE',
  );
  const list = shown(page, 'cards-balance', first.version);
  await list.locator('tbody tr').nth(40).scrollIntoViewIfNeeded();
  const before = await list.locator('tbody tr').nth(40).boundingBox();
  const text = await list.locator('tbody').innerText();
  // A version without handed-over state would show a skeleton or an empty table.
  await page.evaluate(`globalThis.seen = []; new MutationObserver(() => {
    const rows = document.querySelectorAll('[data-page=cards-balance]:not([hidden] *) tbody tr').length;
    globalThis.seen.push(rows);
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`);
  await goLive(await publish({ version: '99.0.0' }));
  const after = shown(page, 'cards-balance', '99.0.0');
  await after.waitFor();
  expect(await after.locator('tbody').innerText()).toBe(text);
  expect(await after.locator('tbody tr').nth(40).boundingBox()).toEqual(before);
  expect(await page.evaluate('Math.min(...globalThis.seen)')).toBe(50);
  await page
    .getByRole('status')
    .getByText(shell('update.done', { name: menu('cards-balance'), version: '99.0.0' }))
    .waitFor();
  expect(await isSameDocument(page)).toBe(true);
  expectCalm();
  await context.close();
});
