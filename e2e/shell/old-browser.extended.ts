import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['en_US', 'HTMLDialogElement', 'delete globalThis.HTMLDialogElement', 'HTMLDialogElement.prototype.showModal'],
  ['zh_CN', 'toSorted', 'delete Array.prototype.toSorted', 'Array.prototype.toSorted'],
] as const)('in %s a browser without %s shows one sentence', async (language, _lack, code, name) => {
  const { page, context, expectCalm } = await openPage(browser, { language });
  await page.addInitScript(code);
  await page.goto('/');
  const text = page.getByRole('alert');
  await text.waitFor();
  expect(await text.innerText()).toMatch(textsOf(language).shell.pattern('browser.tooOld'));
  expect(await text.innerText()).toContain(name);
  expect((await page.locator('#root').innerText()).trim()).toBe(await text.innerText());
  expectCalm();
  await context.close();
});
