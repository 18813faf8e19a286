import { testTimeoutMs } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { noteFigures, spreadOf, timesOf } from '../support/figures';
import { randomFrom } from '../support/random';
import { signIn } from '../support/walk';
import { openSwapper } from './swapper';
import type { Fact } from './swap-scene';
import { scenes } from './swap-scenes';

/** Minimum number of swaps; each scene runs at least once. */
const swaps = timesOf('SWAPS', 12);
const seed = timesOf('SEED', 7);

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const isLost = ({ expected, actual }: Fact) => expected !== actual;

/** Adds the state of the page to the error of a failed scene. */
const stuckAt = (page: Page, round: number, name: string) => async (cause: Error) => {
  const seen = await page.evaluate(() => ({
    focus: document.activeElement?.outerHTML.slice(0, 200),
    dialogs: [...document.querySelectorAll('dialog')].map(({ open, textContent }) => ({ open, textContent })),
    address: location.href,
  }));
  throw new Error(`round ${round}, ${name}: ${JSON.stringify(seen)}`, { cause });
};

test(
  `${swaps} swaps at random moments keep all input, selections and open dialogs`,
  async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'owner');
    const random = randomFrom(seed);
    const swapper = await openSwapper(page, random);
    await page.goto('/main/cards-balance');
    await page.evaluate('globalThis.sameDocument = true');
    const names = Object.keys(scenes);
    const lost: object[] = [];
    let facts = 0;
    for (let round = 0; round < names.length || swapper.timesMs.length < swaps; round += 1) {
      const name = names[round % names.length] ?? '';
      const result = (await scenes[name]?.({ page, random, swapper }).catch(stuckAt(page, round, name))) ?? [];
      facts += result.length;
      lost.push(...result.filter(isLost).map((fact) => ({ round, name, ...fact })));
    }
    const { length } = swapper.timesMs;
    noteFigures('swaps', { seed, swaps: length, inputs: facts, lost: lost.length, ...spreadOf(swapper.timesMs) });
    expect(lost).toEqual([]);
    expect(await page.evaluate('globalThis.sameDocument === true')).toBe(true);
    expectCalm();
    await context.close();
  },
  testTimeoutMs + swaps * 10_000,
);
