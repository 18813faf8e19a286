import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { arrive, expectTheRestWorks, isSameDocument, open, retry, shown, sorry } from './cards-remote';
import { listenToReports, readCards } from './faulty-remote';

const { cards, menu, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Records each script element for the entry of cards. */
const noteEntries = (page: Page) =>
  page.evaluate(`globalThis.entries = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.src?.includes('/r/cards/') && node.src.includes('/entry.')) entries.push(node.src);
    }).observe(document, { childList: true, subtree: true })`);

describe('F1: the host of a remote refuses connections', () => {
  test('the page shows an error, other pages work, and the fault is reported', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    await page.route(/\/r\/cards\//, (route) => route.abort('connectionrefused'));
    const { version } = await readCards(page);
    const reported = await listenToReports(page);
    await open(page, menu('cards-balance'));
    await sorry(page);
    expect(await reported('LOAD')).toMatchObject({ remote: 'cards', version, page: 'cards-balance' });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });

  test('the console starts without files of remotes that no open page needs', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const requests: string[] = [];
    await page.route(/\/r\/cards\//, (route) => {
      requests.push(route.request().url());
      return route.abort('connectionrefused');
    });
    await signIn(page, 'en_US');
    await shown(page, 'index');
    await page.reload();
    await shown(page, 'index');
    expect(requests).toEqual([]);
    expectCalm();
    await context.close();
  });
});

describe('F2: the entry of a remote returns an error', () => {
  test.each([404, 500])('%d: four attempts, then a manual retry without a reload', async (status) => {
    const { page, context, expectCalm } = await arrive(browser);
    await noteEntries(page);
    await page.route(/\/r\/cards\/.*\/entry\./, (route) => route.fulfill({ status, body: '<html>no</html>' }));
    await open(page, menu('cards-balance'));
    await sorry(page);
    // The pauses between attempts are tested in `shared/remote-kit/src/try-again.test.ts`.
    expect(await page.evaluate('globalThis.entries')).toHaveLength(4);
    await page.unroute(/\/r\/cards\/.*\/entry\./);
    await retry(page).click();
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('a temporary error is not shown', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    let answers = 0;
    await page.route(/\/r\/cards\/.*\/entry\./, (route) =>
      ++answers < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await open(page, menu('cards-balance'));
    await page.locator('[data-page=cards-balance]:visible').or(page.getByRole('alert')).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});

describe('a slow remote', () => {
  /** Opens cards, which shows progress and then an error. */
  async function openInVain(page: Page): Promise<void> {
    await open(page, menu('cards-balance'));
    await page
      .locator('main')
      .getByRole('status', { name: ui('loading') })
      .waitFor();
    await page.locator('[data-progress]').waitFor();
    await sorry(page);
  }

  test('F3: a request for an entry without a response is aborted, and the next attempt does not wait for it', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    await page.route(/\/r\/cards\/.*\/entry\./, () => undefined);
    await openInVain(page);
    await expectTheRestWorks(page);
    await page.unroute(/\/r\/cards\/.*\/entry\./);
    await open(page, menu('cards-balance'));
    await retry(page).click();
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('F4: at 1 kB/s the page shows that it loads slowly, and opens without Retry once the line is fast', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    const wire = await context.newCDPSession(page);
    const rate = (bytesPerSecond: number) =>
      wire.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    await wire.send('Network.enable');
    await rate(1024);
    await open(page, menu('cards-balance'));
    await page
      .locator('main')
      .getByRole('status', { name: ui('loading') })
      .waitFor();
    await page.getByText(ui('slowPage')).waitFor();
    await rate(-1);
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });
});

describe('a page of a mounted remote', () => {
  test('[seed 9.14] shows progress while its code is loading', async () => {
    const { page, context, expectCalm } = await arrive(browser);
    await open(page, menu('cards-balance'));
    await shown(page, 'cards-balance');
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/r\/cards\/.*\.js/, (route) => held.then(() => route.continue()));
    await page
      .getByRole('link', { name: cards('card.create') })
      .or(page.getByRole('button', { name: cards('card.create') }))
      .first()
      .dispatchEvent('click');
    await page.locator('[data-progress]').waitFor();
    release();
    await page.getByLabel(cards('card.alias')).waitFor();
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('[seed 2.8] shows an error when its code cannot be loaded, and can be retried', async () => {
    const { page, context, expectCalm, allow } = await arrive(browser);
    allow(/ChunkLoadError|Loading (CSS )?chunk/);
    await open(page, menu('cards-balance'));
    await shown(page, 'cards-balance');
    await page.route(/\/r\/cards\//, (route) => route.abort('connectionrefused'));
    await page
      .getByRole('link', { name: cards('card.create') })
      .or(page.getByRole('button', { name: cards('card.create') }))
      .first()
      .dispatchEvent('click');
    await page.getByText(ui('page.missing')).waitFor();
    await open(page, menu('cards-balance'));
    await shown(page, 'cards-balance');
    await page.goBack();
    await page.unroute(/\/r\/cards\//);
    await page.getByRole('button', { name: ui('retry') }).click();
    await page.getByLabel(cards('card.alias')).waitFor();
    expectCalm();
    await context.close();
  });
});
