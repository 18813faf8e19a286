import { until } from '@console/configs/jest/deadline';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { labels, signIn, titleOf } from '../support/walk';

const { menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const chinese = textsOf('zh_CN');

/** Language and theme of the document as the server wrote it, which the first frame shows. */
const firstPaint = 'document.documentElement.lang + " " + (document.body.getAttribute("arco-theme") ?? "light")';

describe('language and theme', () => {
  test('[seed 1.11, 7.23, 9.3] are switched together with the logo and stored, and apply from the first frame after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    expect(await page.locator('main img').getAttribute('src')).not.toContain('type=1');
    await page.getByRole('button', { name: labels.en_US.toDark }).click();
    expect(await page.locator('main img').getAttribute('src')).toContain('type=1');
    await page.getByRole('button', { name: shell('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: '简体中文' }).click();
    await page.getByRole('heading', { name: chinese.shell.pattern('sign-in.heading') }).waitFor();
    expect(await page.evaluate(firstPaint)).toBe('zh-CN dark');

    const seen: unknown[] = [];
    await page.exposeFunction('tellFirstPaint', (paint: unknown) => seen.push(paint));
    await page.addInitScript(
      `new MutationObserver((_, me) => { if (document.body) { me.disconnect(); tellFirstPaint(${firstPaint}); } }).observe(document, { childList: true, subtree: true })`,
    );
    await page.reload();
    await page.getByRole('heading', { name: chinese.shell.pattern('sign-in.heading') }).waitFor();
    expect(seen).toEqual(['zh-CN dark']);

    await signIn(page, 'zh_CN');
    await page.locator('[data-page=index]').waitFor();
    await page.getByRole('button', { name: labels.zh_CN.toLight }).click();
    await page.getByRole('button', { name: chinese.shell('frame.language') }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('link', { name: menu('index') }).waitFor();
    await until(() => page.evaluate<boolean>(`document.title === ${JSON.stringify(titleOf('index', 'en_US'))}`));
    await page.reload();
    await page.getByRole('link', { name: menu('index') }).waitFor();
    expect(await page.evaluate(firstPaint)).toBe('en light');
    expectCalm();
    await context.close();
  });
});

test('a browser without a stored language shows the language of the user who signs in', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await context.clearCookies();
  await signIn(page, 'en_US', 'owner.zh');
  await page.getByRole('link', { name: labels.zh_CN.dashboard }).waitFor();
  expect(await page.evaluate(firstPaint)).toBe('zh-CN light');
  expectCalm();
  await context.close();
});
