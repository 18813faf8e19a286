import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { textsOf } from '../support/texts';
import { arrive, failed, link, list, listCall, refusal, result, rows } from './failing-calls';

const { menu, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('F20: an invalid response', () => {
  const fine = JSON.stringify({ code: 200, message: 'Success', data: { list: [] }, traceId: 't' });

  test.each([
    ['HTML', { contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' }],
    [
      'HTML with HTTP 502',
      { status: 504, contentType: 'text/html', body: '<html><body>Gateway Timeout</body></html>' },
    ],
    ['broken JSON', { contentType: 'application/json', body: '{"code":200,,}' }],
    ['cut JSON', { contentType: 'application/json', body: fine.slice(0, -4) }],
    ['JSON by another name', { contentType: 'text/plain', body: fine }],
    ['a byte order mark', { contentType: 'application/json', body: `\uFEFF${fine}` }],
    ['no envelope', { json: { rows: [] } }],
    ['missing fields', { body: fine, contentType: 'application/json' }],
    ['nothing', { status: 200, body: '' }],
  ])('%s shows the error for invalid responses, and Retry works', async (_name, faulty) => {
    const { page, context, expectCalm } = await arrive(browser);
    await result(page, listCall, faulty);
    await link(page, menu('cards-balance')).click();
    await failed(page).getByText('request error', { exact: true }).waitFor();
    await page.unroute(listCall);
    await failed(page)
      .getByRole('button', { name: ui('retry') })
      .click();
    await rows(page).first().waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 8.5] empty data shows the error text of the specification', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    await result(page, listCall, { json: { code: 200, message: 'Success', data: null, traceId: 't-empty' } });
    await link(page, menu('cards-balance')).click();
    await failed(page).getByText('request error', { exact: true }).waitFor();
    await failed(page).getByText('t-empty').waitFor();
    expectCalm();
    await context.close();
  });
});

test('F21: an unknown code shows the message of the server, with markup as text', async () => {
  const { page, context, expectCalm } = await arrive(browser);
  const text = '<img src=x onerror="globalThis.hasRun=true"> <b>No</b> 拒绝';
  await result(page, listCall, { json: refusal(987_654, text, 't-html') });
  await link(page, menu('cards-balance')).click();
  await failed(page).getByText(text, { exact: true }).waitFor();
  expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
  expect(await failed(page).locator('img, b').count()).toBe(0);
  expectCalm();
  await context.close();
});

describe('F22: data at its limits', () => {
  /** Passes the list of the server with its first rows changed. */
  async function changeRows(page: Page, changes: Record<string, unknown>[], more: Record<string, unknown> = {}) {
    await page.route(listCall, async (route) => {
      const response = await route.fetch();
      const envelope = (await response.json()) as { data: { list: Record<string, unknown>[] } };
      const data = { ...envelope.data, ...more };
      data.list = data.list.map((row, index) => ({ ...row, ...changes[index] }));
      await route.fulfill({ response, json: { ...envelope, data } });
    });
  }
  const usd = (amount: string) => ({ amount, currency: 'USD' });

  test('amounts beyond 2^53 keep all digits, in a row and in a total', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const balances = ['90071992547409.93', '-90071992547409.93', '999999999999999.99'].map(usd);
    await changeRows(
      page,
      balances.map((balance) => ({ balance, fundingMode: 'RECHARGE' })),
      { aggregates: { balance: [usd('90071992547409.93')] } },
    );
    await link(page, menu('cards-balance')).click();
    for (const [index, text] of ['90,071,992,547,409.93', '−90,071,992,547,409.93', '999,999,999,999,999.99'].entries())
      expect(await rows(page).nth(index).innerText()).toContain(text);
    await list(page).getByText('90,071,992,547,409.93').last().waitFor();
    expectCalm();
    await context.close();
  });

  test('a million rows, texts of 10 kB, right-to-left texts, emoji and empty values keep the row height', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    await changeRows(
      page,
      [
        { alias: 'endless '.repeat(1280) },
        { alias: 'W'.repeat(10_000) },
        { alias: 'بطاقة السفر إلى لشبونة' },
        { alias: '👩‍👩‍👧‍👦🏳️‍🌈 e\u0301\u0302\u0303' },
        { alias: '', cardholder: null, limit: null, status: null, blockReason: null },
      ],
      { total: 1_000_000, totalIsExact: false },
    );
    await link(page, menu('cards-balance')).click();
    await list(page).getByText('بطاقة السفر إلى لشبونة').waitFor();
    await list(page)
      .getByText(ui('totalAbout', { total: '1,000,000' }))
      .waitFor();
    const heights = await rows(page).evaluateAll((elements) => elements.slice(0, 6).map((row) => row.clientHeight));
    expect(new Set(heights).size).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    expectCalm();
    await context.close();
  });
});
