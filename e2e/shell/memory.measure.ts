import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { noteFigures } from '../support/figures';
import { heldBy, type Held } from '../support/memory';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { menu, shell } = textsOf('en_US');

jest.setTimeout(600_000);

let browser: Browser;
/** Other suites change live versions, and each change of a version adds listeners to open pages. */
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openOwnServer({ CALLS_PER_MINUTE: '100000' })]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function goTo(page: Page, name: 'index' | 'cards-balance'): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: menu(name), exact: true })
    .first()
    .click();
  await page.locator(`[data-page=${name}] tbody tr:not([aria-hidden]):visible`).first().waitFor();
}

interface Sample {
  changes: number;
  held: Held;
}

/** Records the growth per change between the first and the last sample. */
function noteGrowth(what: string, samples: Sample[]): void {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('There are no samples.');
  const perChange = (of: (held: Held) => number) => (of(last.held) - of(first.held)) / (last.changes - first.changes);
  noteFigures(`${what}: kB of heap`, { value: perChange(({ heapMb }) => heapMb * 1024) });
  noteFigures(`${what}: nodes`, { value: perChange(({ nodes }) => nodes) });
  noteFigures(`${what}: listeners`, { value: perChange(({ listeners }) => listeners) });
  noteFigures(`${what}: detached elements`, { value: perChange(({ detached }) => detached) });
}

/** Samples after these numbers of changes. */
async function sample(page: Page, marks: number[], change: () => Promise<void>): Promise<Sample[]> {
  const samples: Sample[] = [];
  let changes = 0;
  for (const mark of marks) {
    for (; changes < mark; changes += 1) await change();
    await whenQuiet(page);
    samples.push({ changes, held: await heldBy(page) });
  }
  return samples;
}

/** Opens the cards, closes their tab, and waits until the remote is unloaded. */
async function openAndClose(page: Page): Promise<void> {
  await goTo(page, 'cards-balance');
  const tab = page
    .getByRole('tablist', { name: shell('tabs.label') })
    .getByRole('tab', { name: menu('cards-balance'), exact: true });
  await tab.click({ button: 'middle' });
  await until(() => page.evaluate<boolean>("!Object.keys(globalThis).some((name) => name.startsWith('cards_v'))"));
  await goTo(page, 'index');
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await work();
}

/** Globals, styles, scripts and elements that a mounted version adds. The shell preloads its own chunks when idle. */
const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.keys(globalThis).sort(),
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/r/"]')]
      .map(({ href }) => href)
      .sort(),
    scripts: document.scripts.length,
    roots: document.querySelectorAll('main > div').length,
  }));

describe('memory', () => {
  test('changes between open pages of two remotes', async () => {
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US');
    const names = ['cards-balance', 'index'] as const;
    let turn = 0;
    const samples = await sample(page, [60, 120, 240], () => goTo(page, names[turn++ % 2 === 0 ? 0 : 1]));
    noteGrowth('Page change', samples);
    expectCalm();
    await context.close();
  });

  test('a remote that is mounted and unmounted leaves no code, style, script, global or element', async () => {
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US');
    await repeat(4, () => openAndClose(page));
    await whenQuiet(page);
    const document = await leftBehind(page);
    noteGrowth('Mounted remote', await sample(page, [5, 10, 20], () => openAndClose(page)));
    expect(await leftBehind(page)).toEqual(document);
    expectCalm();
    await context.close();
  });
});
