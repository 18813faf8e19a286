import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { address, openBrowser } from '../support/browser';
import { openHangingWire, type HangingWire } from '../support/hanging-wire';
import { readLive, versionIn } from '../support/offers';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let wire: HangingWire;
beforeAll(async () => {
  [browser, wire] = await Promise.all([openBrowser(), openHangingWire(address())]);
});
afterAll(async () => {
  await browser.close();
  await wire.close();
});

type Manifest = Awaited<ReturnType<typeof readLive>>['versions'][number]['manifest'];

/** Files of the page by their places, as the manifest of cards and the build of the shell list them. */
async function filesOf(page: Page) {
  const { base, manifest, digest } = versionIn(await readLive(page), 'cards');
  const own = ownFilesOf(manifest).map((file) => base + file);
  const shell = shellBuild();
  const table = shell.provides['@console/ui/table'] ?? [];
  return {
    manifest: `/m/${digest}.json`,
    entry: base + manifest.entry,
    script: own.find((file) => file.endsWith('.js')),
    style: own.find((file) => file.endsWith('.css')),
    shellScript: `/s/${table.find((file) => file.endsWith('.js'))}`,
    shellStyle: `/s/${table.find((file) => file.endsWith('.css'))}`,
    shellTexts: `/s/${shell.texts.en_US[0]}`,
    documentStyle: `/s/${shell.entry.css[0]}`,
    main: `/s/${shell.entry.js[0]}`,
  };
}

const ownFilesOf = ({ pages }: Manifest) => pages.find(({ name }) => name === 'cards-balance')?.files ?? [];

const shellBuild = () =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../../shell/dist/shell.json'), 'utf8')) as {
    entry: { css: string[]; js: string[] };
    texts: { en_US: string[] };
    provides: Record<string, string[]>;
  };

/** Signed in through the wire, with an empty HTTP cache and one file that is answered wrongly so often. */
async function arrive(kind: keyof Awaited<ReturnType<typeof filesOf>>, timesMax?: number) {
  const watched = await openSignedIn(browser, 'operations', { url: wire.url });
  const { page, context, allow } = watched;
  // A refused file is a console error, which every test here provokes.
  allow(
    /integrity|Failed to find a valid digest|MIME type|Failed to load resource|preload|ChunkLoadError|Loading (CSS )?chunk/i,
  );
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const file = (await filesOf(page))[kind] ?? '';
  const stop = wire.answerWrongly(new RegExp(`${file.replaceAll('.', '\\.')}(\\?|$)`), timesMax);
  await page.goto('/main/cards-balance');
  return { ...watched, file, stop };
}

const rows = (page: Page) => page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3);
const sorry = (page: Page) => page.getByText("Cards isn't available right now");
const retry = (page: Page) => page.getByRole('button', { name: 'Retry now' });

describe('a cacheable HTML page in place of a file', () => {
  test.each(['manifest', 'entry', 'script', 'style', 'shellScript', 'shellStyle', 'shellTexts'] as const)(
    'the %s is requested again past the cache, and the page opens without an error',
    async (kind) => {
      const { page, context, file, expectCalm } = await arrive(kind, 1);
      await rows(page).or(page.getByRole('alert')).first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await rows(page).waitFor();
      expect(wire.wronged.splice(0)).toEqual([file]);
      await page.reload();
      await rows(page).waitFor();
      expectCalm();
      await context.close();
    },
  );

  test('the stylesheet of the document is requested again past the cache', async () => {
    const { page, context, file, expectCalm } = await arrive('documentStyle', 1);
    await rows(page).waitFor();
    await page.locator(`link[href$="${file}"]`).waitFor({ state: 'attached' });
    expect(await page.evaluate("getComputedStyle(document.querySelector('main')).overflow")).toBe('hidden');
    expect(wire.wronged.splice(0)).toEqual([file]);
    expectCalm();
    await context.close();
  });

  test('the main script is requested again by the link of the document, and by later visits not at all', async () => {
    const { page, context, file, expectCalm } = await arrive('main', 1);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await rows(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const requests = () => wire.requested.filter((url) => url === file).length;
    const before = requests();
    await page.goto('/main/cards-balance');
    await rows(page).waitFor();
    expect([wire.wronged.splice(0), requests()]).toEqual([[file], before]);
    expectCalm();
    await context.close();
  });

  test.each(['script', 'style', 'shellScript'] as const)(
    'once the %s is right again, Retry, a reload and a new tab get it',
    async (kind) => {
      const recoveries: ((page: Page) => Promise<Page>)[] = [
        async (page) => {
          await retry(page).click();
          return page;
        },
        async (page) => {
          await page.reload();
          return page;
        },
        async (page) => {
          const tab = await page.context().newPage();
          await tab.goto('/main/cards-balance');
          return tab;
        },
      ];
      for (const recover of recoveries) {
        const { page, context, stop, expectCalm } = await arrive(kind);
        await sorry(page).waitFor();
        stop();
        await rows(await recover(page)).waitFor();
        expectCalm();
        await context.close();
      }
      wire.wronged.splice(0);
    },
  );
});
