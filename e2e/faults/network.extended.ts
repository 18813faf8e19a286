import type { Browser, Locator, Page, Request, Route } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const listCall = '**/admin/card/list';
const freezeCall = '**/admin/card/freeze';

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const list = (page: Page) => page.locator('[data-page=cards-balance]').filter({ visible: true });
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const failed = (page: Page) => list(page).getByRole('alert');

/** Signed in on the dashboard. What is provoked on the wire is no complaint. */
async function arrive(): Promise<Watched> {
  const watched = await openPage(browser);
  watched.allow(/Failed to load resource|net::ERR_/);
  await signIn(watched.page, 'en_US');
  await watched.page.locator('[data-page=index]:visible').waitFor();
  return watched;
}

/** Signed in, with a list of cards in sight. */
async function arriveAtList(): Promise<Watched> {
  const watched = await arrive();
  await link(watched.page, 'Cards').click();
  await rows(watched.page).first().waitFor();
  return watched;
}

/** An answer of the server that refuses. */
const refusal = (code: number, message: string, traceId: string) => ({ code, message, data: null, traceId });

/** Answers the calls to `path` one after the other, the last one for ever; null lets a call through. */
async function result(page: Page, path: string, ...answers: (Parameters<Route['fulfill']>[0] | null)[]) {
  const sent: Request[] = [];
  await page.route(path, async (route) => {
    const next = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(route.request());
    await (next ? route.fulfill(next) : route.continue());
  });
  return sent;
}

/** Opens the dialog that freezes the first active card, and fills it in. */
async function fillFreeze(page: Page): Promise<Locator> {
  const answered = page.waitForResponse(listCall);
  await list(page)
    .getByRole('tab', { name: /^Active/ })
    .click();
  await answered;
  // A row that is drawn anew may stand elsewhere than the pointer, and only the one below it shows its actions.
  await list(page).locator('table[aria-busy=false]').waitFor();
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: 'Freeze card', exact: true }) })
    .first();
  await row.hover();
  await row.getByRole('button', { name: 'Freeze card', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Card details stolen' }).click();
  await dialog.getByLabel('Note').fill('Kept through every fault');
  return dialog;
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Freeze card' });
const keysOf = (sent: Request[]) => new Set(sent.map((request) => request.headers()['idempotency-key']));

describe('F19: the server fails or asks to wait', () => {
  test('a reading call that fails twice is asked a third time, and nobody sees it', async () => {
    const { page, context, expectCalm } = await arrive();
    const busy = { status: 503, json: refusal(503, 'busy', 't-503') };
    const sent = await result(page, listCall, busy, busy, null);
    await link(page, 'Cards').click();
    await rows(page).first().or(page.getByRole('alert')).first().waitFor();
    expect(await failed(page).count()).toBe(0);
    expect(sent).toHaveLength(3);
    expectCalm();
    await context.close();
  });

  test.each([
    [
      '500',
      { status: 500, json: refusal(500, 'request error, please try later', 't-500') },
      1,
      'request error, please try later',
    ],
    ['503', { status: 503, json: refusal(503, 'The service is busy', 't-503') }, 3, 'The service is busy'],
    [
      '429 for a minute',
      { status: 429, headers: { 'retry-after': '60' }, json: refusal(1010, 'Slow down', 't-429') },
      1,
      'Slow down',
    ],
  ])(
    '[seed 8.4] %s: the words and the id of the request are shown, and it can be tried again',
    async (_name, faulty, tries, text) => {
      const { page, context, expectCalm } = await arrive();
      const sent = await result(page, listCall, faulty);
      await link(page, 'Cards').click();
      await failed(page).getByText(text).waitFor();
      await failed(page).getByText(faulty.json.traceId).waitFor();
      expect(sent).toHaveLength(tries);
      await page.unroute(listCall);
      await failed(page).getByRole('button', { name: 'Retry' }).click();
      await rows(page).first().waitFor();
      expectCalm();
      await context.close();
    },
  );

  test('an action is sent once, keeps what was typed, and is the same action when it is tried again by hand', async () => {
    const { page, context, expectCalm } = await arriveAtList();
    const dialog = await fillFreeze(page);
    const sent = await result(
      page,
      freezeCall,
      { status: 503, json: refusal(503, 'The service is busy', 't-503') },
      null,
    );
    await submit(dialog).click();
    await dialog.getByText('The service is busy').waitFor();
    await dialog.getByText('t-503').waitFor();
    expect(sent).toHaveLength(1);
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Kept through every fault');
    await submit(dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });
});

describe('F20: an answer that is none', () => {
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
  ])('%s is told as one and the same error, and the page goes on', async (_name, faulty) => {
    const { page, context, expectCalm } = await arrive();
    await result(page, listCall, faulty);
    await link(page, 'Cards').click();
    await failed(page).getByText('request error', { exact: true }).waitFor();
    await page.unroute(listCall);
    await failed(page).getByRole('button', { name: 'Retry' }).click();
    await rows(page).first().waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 8.5] empty data is an error in the words of the specification', async () => {
    const { page, context, expectCalm } = await arrive();
    await result(page, listCall, { json: { code: 200, message: 'Success', data: null, traceId: 't-empty' } });
    await link(page, 'Cards').click();
    await failed(page).getByText('request error', { exact: true }).waitFor();
    await failed(page).getByText('t-empty').waitFor();
    expectCalm();
    await context.close();
  });
});

test('F21: an unknown code is told in the words of the server, and markup in them is text', async () => {
  const { page, context, expectCalm } = await arrive();
  const text = '<img src=x onerror="globalThis.hasRun=true"> <b>No</b> 拒绝';
  await result(page, listCall, { json: refusal(987_654, text, 't-html') });
  await link(page, 'Cards').click();
  await failed(page).getByText(text, { exact: true }).waitFor();
  expect(await page.evaluate('globalThis.hasRun')).toBeUndefined();
  expect(await failed(page).locator('img, b').count()).toBe(0);
  expectCalm();
  await context.close();
});

describe('F22: data at its limits', () => {
  /** Lets the real list through with its first rows changed. */
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

  test('amounts beyond 2^53 keep each of their digits, in a row and in a total', async () => {
    const { page, context, expectCalm } = await arrive();
    const balances = ['90071992547409.93', '-90071992547409.93', '999999999999999.99'].map(usd);
    await changeRows(
      page,
      balances.map((balance) => ({ balance, fundingMode: 'RECHARGE' })),
      { aggregates: { balance: [usd('90071992547409.93')] } },
    );
    await link(page, 'Cards').click();
    for (const [index, text] of ['90,071,992,547,409.93', '−90,071,992,547,409.93', '999,999,999,999,999.99'].entries())
      expect(await rows(page).nth(index).innerText()).toContain(text);
    await list(page).getByText('90,071,992,547,409.93').last().waitFor();
    expectCalm();
    await context.close();
  });

  test('a million rows, 10 kB of words, right to left, emoji and nothing at all stay in their rows', async () => {
    const { page, context, expectCalm } = await arrive();
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
    await link(page, 'Cards').click();
    await list(page).getByText('بطاقة السفر إلى لشبونة').waitFor();
    await list(page).getByText('About 1,000,000 in total').waitFor();
    const heights = await rows(page).evaluateAll((elements) => elements.slice(0, 6).map((row) => row.clientHeight));
    expect(new Set(heights).size).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    expectCalm();
    await context.close();
  });
});

describe('F23: no answer for 60 seconds', () => {
  test('[seed 9.1] the action is given up, said to be unknown, and the same action when it is sent again', async () => {
    const { page, context, expectCalm } = await arriveAtList();
    const dialog = await fillFreeze(page);
    await page.clock.install();
    const sent: Request[] = [];
    let isSilent = true;
    await page.route(freezeCall, (route) => {
      sent.push(route.request());
      return isSilent ? undefined : route.continue();
    });
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/card/freeze'));
    await submit(dialog).click();
    await page.clock.runFor(60_000);
    await stopped;
    await dialog.getByText("We couldn't confirm whether this went through.").waitFor();
    await dialog.getByText('request error, please try later').waitFor();
    isSilent = false;
    // By key: what is said above it may still move the button away from under a pointer.
    await submit(dialog).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });
});

describe('F24: the line is cut', () => {
  const banner = (page: Page) => page.getByText("You're offline.");

  test('[seed 8.6] it is said, nothing is sent later by itself, and what failed is asked again once the line is back', async () => {
    const { page, context, expectCalm } = await arriveAtList();
    const dialog = await fillFreeze(page);
    await context.setOffline(true);
    await banner(page).waitFor();
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/card/freeze')) sent.push(request);
    });
    await submit(dialog).click();
    await dialog.getByText('request error, please try later').waitFor();
    await dialog.getByText("We couldn't confirm whether this went through.").waitFor();
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Kept through every fault');
    await context.setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);
    await submit(dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });

  test('a list that could not be had comes by itself once the line is back', async () => {
    const { page, context, expectCalm } = await arriveAtList();
    await link(page, 'Dashboard').click();
    await page.locator('[data-page=index]:visible').waitFor();
    await context.setOffline(true);
    await banner(page).waitFor();
    await link(page, 'Cards').click();
    await list(page)
      .getByRole('tab', { name: /^Frozen/ })
      .click();
    await failed(page).getByText('request error, please try later').waitFor();
    await context.setOffline(false);
    await rows(page).first().waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('a line that comes and goes leaves the page as it was', async () => {
    const { page, context, expectCalm } = await arriveAtList();
    const before = await rows(page).count();
    for (let turn = 0; turn < 5; turn++) {
      await context.setOffline(true);
      await context.setOffline(false);
    }
    await page.locator('[data-reach=ok]').waitFor({ state: 'attached' });
    expect(await rows(page).count()).toBe(before);
    await list(page)
      .getByRole('tab', { name: /^Frozen/ })
      .click();
    await page.waitForURL(/state=FROZEN/);
    await rows(page).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});
