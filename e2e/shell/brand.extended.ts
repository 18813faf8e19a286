import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { labels, languages, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const companies = {
  en_US: { lanshi: 'Lanshi Technology Co., Ltd.', lanshiLabel: 'Lanshi Cards', ofAddress: 'Aldermoor' },
  zh_CN: { lanshi: '澜石科技有限公司', lanshiLabel: '澜石卡务平台', ofAddress: '奥德莫尔' },
};

const user = '沈若澜';

/** Brand colour in the current theme. */
const colour = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--brand-light-6')`);

describe.each(languages)('a user whose company differs from the one of the address, in %s', (language) => {
  const say = labels[language];
  const { lanshi, lanshiLabel, ofAddress } = companies[language];

  test('[seed 7.22] sees the name, logo and colour of their own company, from the first frame after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await page.goto('/login');
    await page.getByRole('heading', { name: new RegExp(ofAddress) }).waitFor();
    const ofSite = await colour(page);

    await signIn(page, language, 'owner.zh');
    const header = page.getByRole('banner');
    await header.getByText(lanshi, { exact: true }).waitFor();
    const own = await colour(page);
    expect(own).not.toBe(ofSite);
    expect(await page.title()).toContain(lanshiLabel);
    const logo = header.locator('img').first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Collects every text of the header after the reload.
    await page.addInitScript(`
      window.shownNames = new Set();
      new MutationObserver(() => {
        const name = document.querySelector('header')?.textContent;
        if (name) window.shownNames.add(name);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    `);
    await page.reload({ waitUntil: 'commit' });
    await header.getByText(lanshi, { exact: true }).waitFor();
    expect(await page.evaluate<string>(`[...window.shownNames].join(' ')`)).not.toContain(ofAddress);
    expect(await colour(page)).toBe(own);

    await page.getByRole('button', { name: user }).click();
    await page.getByRole('menuitem', { name: say.signOut }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: new RegExp(ofAddress) }).waitFor();
    expect(await colour(page)).toBe(ofSite);
    expectCalm();
    await context.close();
  });
});
