import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, type Watched, whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { type Language, languages, post, signIn, sessionOf, titleOf } from '../support/walk';

function labelsIn(language: Language) {
  const { accounts, cards, ui } = textsOf(language);
  return {
    spend: accounts('spend.title'),
    showSpend: ui('showAs', { title: accounts('spend.title') }),
    showDeclines: ui('showAs', { title: accounts('declines.title') }),
    table: ui('showAs.table'),
    seven: accounts('purchases.days', { count: 7 }),
    drawn: accounts.pattern('spend.drawn', { count: 7 }),
    reasons: accounts('declines.title'),
    list: titleOf('cards-transactions', language),
    merchant: cards('transaction.merchant'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let watched: Watched;
let page: Page;
let dashboard: Locator;
afterEach(() => watched.context.close());

async function open(language: Language, more: { theme?: 'dark'; width?: number } = {}): Promise<void> {
  watched = await openPage(browser, { language, ...more });
  page = watched.page;
  await signIn(page, language, 'owner');
  dashboard = page.locator('[data-page=index]').filter({ visible: true });
  await dashboard.getByRole('img', { name: /USD/ }).waitFor();
}

test.each(languages)(
  'in %s a chart is also shown as a table, and the address contains period and table',
  async (language) => {
    const say = labelsIn(language);
    await open(language);
    await dashboard.getByRole('button', { name: say.seven }).click();
    await dashboard.getByRole('img', { name: say.drawn }).waitFor();
    await dashboard.getByRole('group', { name: say.showSpend }).getByRole('button', { name: say.table }).click();
    const rows = dashboard.getByRole('table', { name: say.spend }).getByRole('row');
    await rows.nth(7).waitFor();
    expect(await rows.count()).toBe(8);
    await page.reload();
    await rows.nth(7).waitFor();
    expect(new URL(page.url()).search).toBe('?days=7&table=spend');
    expect(await rows.count()).toBe(8);
    watched.expectCalm();
  },
);

/** Number of a merchant with declined purchases in the last 30 days. */
async function declinedMerchant(): Promise<string> {
  const headers = await sessionOf('owner');
  const { list } = (await post('/merchant/options', {}, headers)).data as {
    list: { id: string; merchantNo: string }[];
  };
  for (const { id, merchantNo } of list) {
    const { overview } = (await post('/overview/purchases', { days: 30, merchantId: id }, headers)).data as {
      overview: { declines: unknown[] } | null;
    };
    if (overview && overview.declines.length > 0) return merchantNo;
  }
  throw new Error('No merchant had a purchase declined.');
}

test.each(languages)(
  'in %s a decline reason opens as many declined purchases as the dashboard counts',
  async (language) => {
    const say = labelsIn(language);
    await open(language);
    // Filtered by one merchant, so the link must contain the filter.
    await dashboard.getByRole('combobox', { name: say.merchant }).click();
    await dashboard
      .getByRole('option')
      .filter({ hasText: await declinedMerchant() })
      .click();
    await page.waitForURL(/[?&]merchantId=mer_/);
    await whenQuiet(page);
    await dashboard.getByRole('group', { name: say.showDeclines }).getByRole('button', { name: say.table }).click();
    const reason = dashboard.getByRole('table', { name: say.reasons }).getByRole('row').nth(1);
    const count = await reason.getByRole('cell').innerText();
    await reason.getByRole('link').click();
    const list = page.locator('[data-page=cards-transactions]').filter({ visible: true });
    await list.getByRole('row').nth(1).waitFor();
    expect(await page.title()).toBe(say.list);
    expect(await list.getByRole('heading', { level: 1 }).locator('..').innerText()).toMatch(
      new RegExp(`\\b${count}$`, 'm'),
    );
  },
);

test.each([{ width: 1440 }, { width: 1440, theme: 'dark' as const }, { width: 390 }])(
  'the dashboard passes axe: %j',
  async (more) => {
    await open('en_US', more);
    expect(await findingsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);
