import type { Browser, Page, Request } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { textsOf } from '../support/texts';
import {
  arrive,
  arriveAtList,
  failed,
  fillFreeze,
  freezeCall,
  keysOf,
  link,
  list,
  listCall,
  refusal,
  result,
  rows,
  submit,
} from './failing-calls';

const { cards, dict, menu, shell, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('F19: the server fails or limits the rate', () => {
  test('a reading call that fails twice is retried a third time without an error on the page', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const busy = { status: 503, json: refusal(503, 'busy', 't-503') };
    const sent = await result(page, listCall, busy, busy, null);
    await link(page, menu('cards-balance')).click();
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
  ])('[seed 8.4] %s: the message and the trace id are shown, and Retry works', async (_name, faulty, tries, text) => {
    const { page, context, expectCalm } = await arrive(browser);
    const sent = await result(page, listCall, faulty);
    await link(page, menu('cards-balance')).click();
    await failed(page).getByText(text).waitFor();
    await failed(page).getByText(faulty.json.traceId).waitFor();
    expect(sent).toHaveLength(tries);
    await page.unroute(listCall);
    await failed(page)
      .getByRole('button', { name: ui('retry') })
      .click();
    await rows(page).first().waitFor();
    expectCalm();
    await context.close();
  });

  test('a failed action is sent once, keeps its input, and is sent again with the same idempotency key only when the user retries', async () => {
    const { page, context, expectCalm } = await arriveAtList(browser);
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
    expect(await dialog.getByLabel(cards('card.note')).inputValue()).toBe('Kept through every fault');
    await submit(dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });
});

describe('F23: no response for 60 seconds', () => {
  test('[seed 9.1] an action without a response is aborted, reported as unconfirmed, and sent again with the same idempotency key', async () => {
    const { page, context, expectCalm } = await arriveAtList(browser);
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
    await dialog.getByText(cards('kit.unknown')).waitFor();
    await dialog.getByText('request error, please try later').waitFor();
    isSilent = false;
    // By key: a message above the button may still move it.
    await submit(dialog).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });
});

describe('F24: the connection is lost', () => {
  const banner = (page: Page) => page.getByText(shell('reach.lost'));

  test('[seed 8.6] a banner is shown, and a failed action is not sent again automatically after reconnecting', async () => {
    const { page, context, expectCalm } = await arriveAtList(browser);
    const dialog = await fillFreeze(page);
    await context.setOffline(true);
    await banner(page).waitFor();
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/card/freeze')) sent.push(request);
    });
    await submit(dialog).click();
    await dialog.getByText('request error, please try later').waitFor();
    await dialog.getByText(cards('kit.unknown')).waitFor();
    expect(await dialog.getByLabel(cards('card.note')).inputValue()).toBe('Kept through every fault');
    await context.setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    expect(sent).toHaveLength(1);
    await submit(dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect([sent.length, keysOf(sent).size]).toEqual([2, 1]);
    expectCalm();
    await context.close();
  });

  test('a list that failed to load is loaded after reconnecting', async () => {
    const { page, context, expectCalm } = await arriveAtList(browser);
    await link(page, menu('index')).click();
    await page.locator('[data-page=index]:visible').waitFor();
    await context.setOffline(true);
    await banner(page).waitFor();
    await link(page, menu('cards-balance')).click();
    await list(page)
      .getByRole('tab', { name: dict('card_state', 'FROZEN') })
      .click();
    await failed(page).getByText('request error, please try later').waitFor();
    await context.setOffline(false);
    await rows(page).first().waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('a connection that is lost several times leaves the page unchanged', async () => {
    const { page, context, expectCalm } = await arriveAtList(browser);
    const before = await rows(page).count();
    for (let turn = 0; turn < 5; turn++) {
      await context.setOffline(true);
      await context.setOffline(false);
    }
    await page.locator('[data-reach=ok]').waitFor({ state: 'attached' });
    expect(await rows(page).count()).toBe(before);
    await list(page)
      .getByRole('tab', { name: dict('card_state', 'FROZEN') })
      .click();
    await page.waitForURL(/state=FROZEN/);
    await rows(page).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});
