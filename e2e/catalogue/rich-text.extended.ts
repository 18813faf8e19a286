import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { serveCatalogue, type Served } from './catalogue';

const { ui } = textsOf('en_US');

let browser: Browser;
let served: Served;
beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveCatalogue()]);
});
afterAll(async () => {
  await browser.close();
  served.stop();
});

async function open(state: string) {
  const watched = await openPage(browser, { url: served.origin });
  await watched.page.goto(`${served.origin}/?sample=rich-text&state=${state}`);
  const text = watched.page.getByRole('textbox', { name: /Text/ });
  await text.waitFor();
  return { ...watched, text };
}

/** Pastes HTML as a browser does after the user copied it in another program. */
const paste = (page: Page, html: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

test('text is typed and formatted by keys and by the toolbar, under the content security policy of the console', async () => {
  const { page, context, text, expectCalm } = await open('empty');
  await text.click();
  await page.keyboard.type('Plain ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  expect(await text.locator('p strong').innerText()).toBe('bold');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: ui('rich.bullets') }).click();
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  expect(await text.locator('ul > li').allInnerTexts()).toEqual(['one', 'two']);
  expect(await page.getByRole('button', { name: ui('rich.bullets') }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: ui('rich.undo') }).click();
  await page.getByRole('button', { name: ui('rich.redo') }).click();
  expect(await text.locator('ul > li').count()).toBe(2);
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});

test('the toolbar is one tab stop with arrow keys, and Tab leaves the text', async () => {
  const { page, context, text, expectCalm } = await open('filled');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByRole('button', { name: ui('rich.bold') }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(ui('rich.italic'));
  await page.keyboard.press('End');
  expect(await focused()).toBe(ui('rich.redo'));
  await page.keyboard.press('Tab');
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(false);
  expectCalm();
  await context.close();
});

test('a link is set by its address, and only https and mailto addresses are accepted', async () => {
  const { page, context, text, expectCalm } = await open('empty');
  await text.click();
  await page.keyboard.type('fees');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: ui('rich.link'), exact: true }).click();
  const address = page.getByRole('textbox', { name: ui('richAddress') });
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText(ui('richAddressWrong')).waitFor();
  await address.fill('https://example.com/fees');
  await page.keyboard.press('Enter');
  await address.waitFor({ state: 'detached' });
  expect(await text.getByRole('link', { name: 'fees' }).getAttribute('href')).toBe('https://example.com/fees');
  expectCalm();
  await context.close();
});

test('pasted text keeps only stored formats, and no code runs', async () => {
  const { page, context, text, expectCalm } = await open('empty');
  await text.click();
  await paste(
    page,
    '<h1 style="color:red">Title</h1><p onclick="alert(1)">a <b>b</b><img src=x onerror="alert(1)"></p>' +
      '<script>alert(1)</script><a href="javascript:alert(1)">x</a><table><tr><td>cell</td></tr></table>',
  );
  await text.locator('h2').waitFor();
  const tags = await text.evaluate((root) =>
    [...new Set([...root.querySelectorAll('*')].map((one) => one.tagName))].sort(),
  );
  expect(tags).toEqual(['H2', 'P', 'STRONG']);
  expect(
    await text.evaluate((root) => [...root.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())),
  ).toEqual([]);
  expect(await text.innerText()).toMatch(/Title\s+a b\s+x\s+cell/);
  expectCalm();
  await context.close();
});
