import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { openOwnServer } from '../support/own-server';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const list = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: '开始使用' }) });
const step = (page: Page, text: string) => list(page).getByRole('listitem').filter({ hasText: text });

/** Follows a step to its page, does there what it says, and goes back as the browser does. */
async function follow(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  await step(page, text).getByRole('link').click();
  await act();
  await page.goBack();
  await step(page, text).getByText('已完成').waitFor();
  expect(await step(page, text).getByRole('link').count()).toBe(0);
}

async function addEndpoint(page: Page): Promise<void> {
  // What is empty says how it is filled.
  await page.getByText('填写您系统的HTTPS地址').waitFor();
  await page.getByRole('button', { name: '新增地址' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '地址' }).fill('https://hooks.example/events');
  await dialog.getByRole('combobox', { name: '事件' }).click();
  await page.getByRole('option', { name: '卡片已冻结', exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '新增并显示密钥' }).click();
  await page.getByRole('button', { name: '我已保存' }).click();
}

test('a new owner sees what to do first, a step is ticked once it is done, and all go when they dismiss them', async () => {
  // Of each try its own: what is ticked stays so.
  const product = await openOwnServer();
  const { page, context, expectCalm } = await openPage(browser, { url: product.url, language: 'zh_CN' });
  try {
    await signIn(page, 'zh_CN', 'owner.zh');
    await list(page).getByText('已完成2/5').waitFor();
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

    await follow(page, '设置Webhook', () => addEndpoint(page));
    await list(page).getByText('已完成3/5').waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);

    await list(page).getByRole('button', { name: '不再显示' }).click();
    await list(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: '消费趋势' }).waitFor();
    await whenQuiet(page);
    expect(await list(page).count()).toBe(0);
    expectCalm();
  } finally {
    await context.close();
    await product.stop();
  }
});
