import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { signIn } from '../support/walk';
import { breakCards, listenToReports, readCards, type Breach } from './faulty-remote';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const sorry = (page: Page) => page.getByText("Cards isn't available right now").waitFor();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry now' });

/** Signed in, on the dashboard, with nothing of cards fetched. */
async function arrive(): Promise<Watched> {
  const watched = await openPage(browser);
  watched.allow(/Failed to load resource|net::ERR_|preload/);
  await signIn(watched.page, 'en_US');
  await shown(watched.page, 'index');
  // Lost with a reload: nothing that follows may need one.
  await watched.page.evaluate('globalThis.sameDocument = true');
  return watched;
}

const isSameDocument = (page: Page) => page.evaluate('globalThis.sameDocument === true');

/** Without the hover that would fetch the files ahead of the click. */
const open = (page: Page, name: string) => link(page, name).dispatchEvent('click');

/** The other remote and the shell, while cards is not there. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await open(page, 'Dashboard');
  await shown(page, 'index');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.locator('html[data-theme=dark]').waitFor();
}

/** Notes each script for the entry of cards that is added to the page. */
const noteEntries = (page: Page) =>
  page.evaluate(`globalThis.entries = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.src?.includes('/r/cards/') && node.src.includes('/entry.')) entries.push(node.src);
    }).observe(document, { childList: true, subtree: true })`);

describe('F1: the host of a remote refuses connections', () => {
  test('its area says so, everything else works, and operations learn of it', async () => {
    const { page, context, expectCalm } = await arrive();
    await page.route(/\/r\/cards\//, (route) => route.abort('connectionrefused'));
    const { version } = await readCards(page);
    const reported = await listenToReports(page);
    await open(page, 'Cards');
    await sorry(page);
    expect(await reported('LOAD')).toMatchObject({ remote: 'cards', version, page: 'cards-balance' });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });

  test('the console starts without it: nothing of a remote is awaited that no open page needs', async () => {
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

describe('F2: the entry of a remote answers with an error', () => {
  test.each([404, 500])('%d: four tries, then by hand without a reload', async (status) => {
    const { page, context, expectCalm } = await arrive();
    await noteEntries(page);
    await page.route(/\/r\/cards\/.*\/entry\./, (route) => route.fulfill({ status, body: '<html>no</html>' }));
    await open(page, 'Cards');
    await sorry(page);
    // How long it pauses between them is shown in `shared/remote-kit/src/try-again.test.ts`.
    expect(await page.evaluate('globalThis.entries')).toHaveLength(4);
    await page.unroute(/\/r\/cards\/.*\/entry\./);
    await retry(page).click();
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('an error that passes is not even seen', async () => {
    const { page, context, expectCalm } = await arrive();
    let answers = 0;
    await page.route(/\/r\/cards\/.*\/entry\./, (route) =>
      ++answers < 3 ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await open(page, 'Cards');
    await page.locator('[data-page=cards-balance]:visible').or(page.getByRole('alert')).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expectCalm();
    await context.close();
  });
});

describe('a remote that keeps one waiting', () => {
  /** Opens cards, which shows progress and is then given up. */
  async function openInVain(page: Page): Promise<void> {
    await open(page, 'Cards');
    await page.locator('main').getByRole('status', { name: 'Loading' }).waitFor();
    await page.locator('[data-progress]').waitFor();
    await sorry(page);
  }

  test('F3: an entry that never answers is given up, and the next try does not wait for it', async () => {
    const { page, context, expectCalm } = await arrive();
    await page.route(/\/r\/cards\/.*\/entry\./, () => undefined);
    await openInVain(page);
    await expectTheRestWorks(page);
    await page.unroute(/\/r\/cards\/.*\/entry\./);
    await open(page, 'Cards');
    await retry(page).click();
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('F4: at 1 kB/s the page shows that it loads slowly, and opens without Retry once the line is fast', async () => {
    const { page, context, expectCalm } = await arrive();
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
    await open(page, 'Cards');
    await page.locator('main').getByRole('status', { name: 'Loading' }).waitFor();
    await page.getByText('This page is still loading. Your connection is slow.').waitFor();
    await rate(-1);
    await shown(page, 'cards-balance');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });
});

describe('a page of a remote that is already there', () => {
  test('[seed 9.14] shows progress while its code is on its way', async () => {
    const { page, context, expectCalm } = await arrive();
    await open(page, 'Cards');
    await shown(page, 'cards-balance');
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/r\/cards\/.*\.js/, (route) => held.then(() => route.continue()));
    await page
      .getByRole('link', { name: 'Create card' })
      .or(page.getByRole('button', { name: 'Create card' }))
      .first()
      .dispatchEvent('click');
    await page.locator('[data-progress]').waitFor();
    release();
    await page.getByLabel('Card alias').waitFor();
    await page.locator('[data-progress]').waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('[seed 2.8] says so by itself when its code cannot be had, and is tried again by hand', async () => {
    const { page, context, expectCalm, allow } = await arrive();
    allow(/ChunkLoadError|Loading (CSS )?chunk/);
    await open(page, 'Cards');
    await shown(page, 'cards-balance');
    await page.route(/\/r\/cards\//, (route) => route.abort('connectionrefused'));
    await page
      .getByRole('link', { name: 'Create card' })
      .or(page.getByRole('button', { name: 'Create card' }))
      .first()
      .dispatchEvent('click');
    await page.getByText("This page couldn't be loaded.").waitFor();
    await open(page, 'Cards');
    await shown(page, 'cards-balance');
    await page.goBack();
    await page.unroute(/\/r\/cards\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByLabel('Card alias').waitFor();
    expectCalm();
    await context.close();
  });
});

describe('F11: a remote that throws', () => {
  const broke = (what: string) => `throw new Error('${what} broke of "Mei Tanaka"')`;
  const button = (work: string) => `() => React.createElement('button', { onClick: () => { ${work} } }, 'Break it')`;
  const effect = `() => { React.useEffect(() => { ${broke('effect')} }, []); return 'for a moment'; }`;

  /** The faulty page, opened from a dashboard that works. */
  async function openBroken(breach: Breach): Promise<Watched> {
    const watched = await openPage(browser);
    watched.allow(/broke|Failed to load resource|preload/);
    await breakCards(watched.page, breach);
    await signIn(watched.page, 'en_US');
    await shown(watched.page, 'index');
    return watched;
  }

  test.each([
    ['when its entry runs', 'LOAD', { at: 'entry', code: broke('entry') }, "Cards isn't available right now"],
    ['when it is imported', 'LOAD', { at: 'import', code: broke('import') }, "Cards isn't available right now"],
    [
      'when it is mounted',
      'MOUNT',
      { at: 'lifecycles', code: `{ mount: async () => { ${broke('mount')} } }` },
      "Cards isn't available right now",
    ],
    ['in a render', 'RENDER', { at: 'page', code: `() => { ${broke('render')} }` }, 'This page stopped working.'],
    ['in an effect', 'RENDER', { at: 'page', code: effect }, 'This page stopped working.'],
  ] as const)(
    '%s: its area says so, the rest works, operations learn which version',
    async (_name, step, breach, text) => {
      const { page, context, expectCalm } = await openBroken(breach);
      const { version } = await readCards(page);
      const reported = await listenToReports(page);
      await open(page, 'Cards');
      await page.getByText(text).waitFor();
      const notified = await reported(step);
      expect(notified).toMatchObject({ remote: 'cards', version, step, page: 'cards-balance' });
      expect(notified['message']).toMatch(/broke of …/);
      await expectTheRestWorks(page);
      expectCalm();
      await context.close();
    },
  );

  test.each([
    ['an event', 'EVENT', { at: 'page', code: button(broke('event')) }],
    ['a promise', 'PROMISE', { at: 'page', code: button(`void (async () => { ${broke('promise')} })()`) }],
  ] as const)('in the handler of %s: the page stays, operations learn which version', async (_name, step, breach) => {
    const { page, context, expectCalm } = await openBroken(breach);
    const { version } = await readCards(page);
    await open(page, 'Cards');
    const reported = await listenToReports(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    expect(await reported(step)).toMatchObject({ remote: 'cards', version, step });
    await page.getByRole('button', { name: 'Break it' }).waitFor();
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });

  test('three times within a minute is switched off, until somebody asks for it', async () => {
    const { page, context, expectCalm } = await openBroken({ at: 'page', code: `() => { ${broke('render')} }` });
    const reported = await listenToReports(page);
    await open(page, 'Cards');
    for (const turn of [1, 2]) {
      await page.getByText('This page stopped working.').waitFor();
      expect([turn, await page.getByText('has been turned off').count()]).toEqual([turn, 0]);
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await page.getByText('has been turned off').waitFor();
    expect(await reported('SWITCHED_OFF')).toMatchObject({ remote: 'cards' });
    await expectTheRestWorks(page);
    await open(page, 'Cards');
    await page.getByText('has been turned off').waitFor();
    await retry(page).click();
    await page.getByText('This page stopped working.').waitFor();
    expectCalm();
    await context.close();
  });

  test('F12: code that lets nothing else run is reported, and the shell answers afterwards', async () => {
    const busy = 'const end = performance.now() + 6500; while (performance.now() < end);';
    const { page, context, expectCalm } = await openBroken({ at: 'page', code: button(busy) });
    await open(page, 'Cards');
    const reported = await listenToReports(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    expect(await reported('BLOCKED')).toMatchObject({ remote: 'cards', error: 'Blocked' });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });

  test('what the content security policy refuses is reported with the version that wanted it', async () => {
    const image = `() => React.createElement('img', { src: 'https://elsewhere.test/pixel.gif?of=somebody', alt: 'Seen' })`;
    const { page, context, allow, expectCalm } = await openBroken({ at: 'page', code: image });
    allow(/Content Security Policy/);
    const reported = await listenToReports(page);
    await open(page, 'Cards');
    expect(await reported('POLICY')).toMatchObject({
      remote: 'cards',
      page: '',
      error: 'PolicyViolation',
      message: 'img-src refused https://elsewhere.test',
    });
    await expectTheRestWorks(page);
    expectCalm();
    await context.close();
  });
});
