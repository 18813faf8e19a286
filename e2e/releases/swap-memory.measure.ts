import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { noteFigures, timesOf } from '../support/figures';
import { heldBy } from '../support/memory';
import { randomFrom } from '../support/random';
import { signIn } from '../support/walk';
import { openSwapper } from './swapper';

const swaps = timesOf('HEAP_SWAPS', 8);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Versions of cards in the page, with their roots and styles. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    versions: Object.keys(globalThis).filter((name) => name.startsWith('cards_v')).length,
    roots: document.querySelectorAll('main > div > div').length,
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/r/cards/"]')].map(({ href }) =>
      href.replace(/.*\/r\/cards\/([^/]+)\/.*/, '$1'),
    ),
  }));

test(
  `${swaps} swaps leave only the visible and the warm version`,
  async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    const swapper = await openSwapper(page, randomFrom(3));
    await page.goto('/main/cards-balance');
    await page.locator('[data-page=cards-balance]:visible tbody tr:not([aria-hidden])').nth(5).waitFor();
    // Warms up: both kinds of swaps, and chunks that the shell preloads when idle.
    await swapper.swap(6);
    await whenQuiet(page);
    const before = await heldBy(page);
    await swapper.swap(swaps);
    await whenQuiet(page);
    const [after, left] = [await heldBy(page), await stored(page)];
    noteFigures('Version swap: kB of heap', { value: ((after.heapMb - before.heapMb) * 1024) / swaps });
    noteFigures('Version swap: listeners', { value: (after.listeners - before.listeners) / swaps });
    noteFigures('Version swap: detached elements', { value: (after.detached - before.detached) / swaps });
    expect(left.versions).toBe(2);
    expect(new Set(left.styles).size).toBeLessThanOrEqual(2);
    await swapper.retireOthers();
    await until(async () => (await stored(page)).versions === 1);
    expect(new Set((await stored(page)).styles).size).toBe(1);
    expectCalm();
    await context.close();
  },
  60_000 + swaps * 10_000,
);
