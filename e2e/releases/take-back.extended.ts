import { testTimeoutMs } from '@console/configs/jest/deadline';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { noteFigures, spreadOf, timesOf } from '../support/figures';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { otherVersions } from './other-version';

const { cards } = textsOf('en_US');

const rounds = timesOf('TAKE_BACKS', 1);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string, version: string) =>
  page.locator(`[data-page=${name}][data-remote="cards@${version}"]:visible`);

/** Makes components with this text throw in their render, once the test sets `isBreaking`. */
const breakingAt = (key: string) => (text: string) =>
  text.replaceAll(`("${key}")`, `(((()=>{if(globalThis.isBreaking)throw Error('broken on purpose')})(),"${key}"))`);

/** Cuts the network: the warm previous version must need no request. */
async function cut(context: BrowserContext, page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(true);
}

/** Makes the next click throw, and counts frames and milliseconds until the previous version is visible. */
const breakUnderClick = (page: Page, version: string) =>
  page.evaluate((wanted) => {
    const startCount = () => {
      Object.assign(globalThis, { isBreaking: true });
      const fromMs = performance.now();
      let frames = 0;
      const look = () => {
        frames += 1;
        const seen = document.querySelector(`[data-page=cards-balance][data-remote="cards@${wanted}"]`);
        if (seen?.checkVisibility())
          Object.assign(document.body.dataset, { frames, tookMs: performance.now() - fromMs });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', startCount, { capture: true, once: true });
  }, version);

async function arriveAt(path: string) {
  const watched = await openPage(browser);
  watched.allow(/broken on purpose|net::ERR_|Failed to load resource/);
  await signIn(watched.page, 'en_US');
  const versions = await otherVersions(watched.page);
  await watched.page.goto(`/main/${path}`);
  await watched.page.evaluate('globalThis.sameDocument = true');
  return { ...watched, ...versions };
}

/** Breaks a list, and returns the time until it was visible again. */
async function breakList(): Promise<number> {
  const { page, context, first, goLive, publish } = await arriveAt('cards-balance');
  await shown(page, 'cards-balance', first.version).locator('tbody tr').first().waitFor();
  await goLive(await publish({ version: '99.1.0', change: breakingAt('cards.search') }));
  const broken = shown(page, 'cards-balance', '99.1.0');
  await broken.locator('tbody tr').first().waitFor();
  const rows = await broken.locator('tbody').innerText();
  await cut(context, page);
  await breakUnderClick(page, first.version);
  await broken.locator('tbody').getByRole('checkbox').first().click();
  await page.locator('body[data-frames]').waitFor();
  expect(await page.locator('body').getAttribute('data-frames')).toBe('1');
  expect(await shown(page, 'cards-balance', first.version).locator('tbody').innerText()).toBe(rows);
  expect(await page.evaluate('globalThis.sameDocument === true')).toBe(true);
  const tookMs = Number(await page.locator('body').getAttribute('data-took-ms'));
  await context.close();
  return tookMs;
}

test(
  'a list that throws on a click is replaced by the previous version in the next frame, without a network',
  async () => {
    const timesMs: number[] = [];
    while (timesMs.length < rounds) timesMs.push(await breakList());
    noteFigures('take back', { rounds, ...spreadOf(timesMs) });
  },
  testTimeoutMs + rounds * 20_000,
);

test('a form that throws is replaced by the previous version with its input, without a network', async () => {
  const { page, context, first, goLive, publish } = await arriveAt('cards-balance-create-card');
  const name = 'cards-balance-create-card';
  await shown(page, name, first.version).getByLabel(cards('card.alias')).waitFor();
  await goLive(await publish({ version: '99.2.0', change: breakingAt('card.alias') }));
  const broken = shown(page, name, '99.2.0');
  await broken.getByLabel(cards('card.alias')).fill('Half a wor');
  await cut(context, page);
  await page.evaluate('globalThis.isBreaking = true');
  await page.keyboard.press('d');
  const alias = shown(page, name, first.version).getByLabel(cards('card.alias'));
  await alias.waitFor();
  expect(await alias.inputValue()).toMatch(/^Half a word?$/);
  // Typing continues in the same field.
  await page.keyboard.type(' more');
  expect(await alias.inputValue()).toMatch(/^Half a word? more$/);
  expect(await page.evaluate('globalThis.sameDocument === true')).toBe(true);
  await context.close();
});
