import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { readLive, versionIn } from '../support/offers';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { openWiredBrowser } from '../support/wired-browser';

const { menu, ui } = textsOf('en_US');

const wired = openWiredBrowser();

type Manifest = Awaited<ReturnType<typeof readLive>>['versions'][number]['manifest'];

/** Paths of the files of the page, from the manifest of cards and the build of the shell. */
async function filesOf(page: Page) {
  const { base, manifest, digest } = versionIn(await readLive(page), 'cards');
  const own = ownFilesOf(manifest).map((file) => base + file);
  const shell = shellBuild();
  const table = shell.provides['@console/ui/table'] ?? [];
  return {
    manifest: `/m/${digest}.json`,
    fileList: `${base}files.json`,
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

/** Opens the cards through the wire, with an empty HTTP cache and one file answered wrongly at most `timesMax` times. */
async function arrive(kind: keyof Awaited<ReturnType<typeof filesOf>>, timesMax?: number) {
  const watched = await openSignedIn(wired.browser, 'operations', { url: wired.wire.url });
  const { page, context, allow } = watched;
  // Each test provokes console errors of refused files.
  allow(
    /integrity|Failed to find a valid digest|MIME type|Failed to load resource|preload|ChunkLoadError|Loading (CSS )?chunk/i,
  );
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const file = (await filesOf(page))[kind] ?? '';
  const stop = wired.wire.answerWrongly(new RegExp(`${file.replaceAll('.', '\\.')}(\\?|$)`), timesMax);
  await page.goto('/main/cards-balance');
  return { ...watched, file, stop };
}

const rows = (page: Page) => page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(3);
const sorry = (page: Page) => page.getByText(ui('moduleTitle', { name: menu('cards-balance') }));
const retry = (page: Page) => page.getByRole('button', { name: ui('tryNow') });

describe('a cacheable HTML page in place of a file', () => {
  test.each(['manifest', 'fileList', 'entry', 'script', 'style', 'shellScript', 'shellStyle', 'shellTexts'] as const)(
    'the %s is requested again past the cache, and the page opens without an error',
    async (kind) => {
      const { page, context, file, expectCalm } = await arrive(kind, 1);
      await rows(page).or(page.getByRole('alert')).first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await rows(page).waitFor();
      expect(wired.wire.wronged.splice(0)).toEqual([file]);
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
    expect(wired.wire.wronged.splice(0)).toEqual([file]);
    expectCalm();
    await context.close();
  });

  test('the link of the document requests the main script again, and later visits use the cache', async () => {
    const { page, context, file, expectCalm } = await arrive('main', 1);
    await page.getByRole('link', { name: 'reload the page' }).click();
    await rows(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const requests = () => wired.wire.requested.filter((url) => url === file).length;
    const before = requests();
    await page.goto('/main/cards-balance');
    await rows(page).waitFor();
    expect([wired.wire.wronged.splice(0), requests()]).toEqual([[file], before]);
    expectCalm();
    await context.close();
  });

  test.each(['fileList', 'script', 'style', 'shellScript'] as const)(
    'Retry, a reload and a new tab load the %s once it is correct',
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
      wired.wire.wronged.splice(0);
    },
  );
});
