import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const said = {
  en_US: /^This browser is too old for the console\./,
  zh_CN: /^此浏览器版本过旧，无法运行控制台。/,
} as const;

test.each([
  ['en_US', 'HTMLDialogElement', 'delete globalThis.HTMLDialogElement', 'HTMLDialogElement.prototype.showModal'],
  ['zh_CN', 'toSorted', 'delete Array.prototype.toSorted', 'Array.prototype.toSorted'],
] as const)('in %s a browser without %s is told so in one sentence', async (language, _lack, code, name) => {
  const { page, context, expectCalm } = await openPage(browser, { language });
  await page.addInitScript(code);
  await page.goto('/');
  const text = page.getByRole('alert');
  await text.waitFor();
  expect(await text.innerText()).toMatch(said[language]);
  expect(await text.innerText()).toContain(name);
  expect((await page.locator('#root').innerText()).trim()).toBe(await text.innerText());
  expectCalm();
  await context.close();
});
