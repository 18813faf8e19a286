import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { heldBy, type Held } from '../support/memory';
import { signIn, until } from '../support/walk';

jest.setTimeout(180_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const menu = { index: 'Dashboard', 'cards-balance': 'Cards' } as const;

async function goTo(page: Page, name: keyof typeof menu): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: menu[name], exact: true }).first().click();
  await page.locator(`[data-page=${name}] tbody tr:not([aria-hidden]):visible`).first().waitFor();
}

/**
 * Less than one page that was left: a page of cards has 400 elements in 1,000 nodes, a version of code 0.3 MB. What
 * leaks once for each turn shows many times over.
 */
function expectNothingHeld(before: Held, after: Held): void {
  expect(after.heapMb - before.heapMb).toBeLessThan(1.5);
  expect(after.nodes - before.nodes).toBeLessThan(300);
  expect(after.listeners - before.listeners).toBeLessThan(30);
  expect(after.detached - before.detached).toBeLessThan(100);
}

/** Opens the cards, closes their tab, and waits until nothing of the remote is left. */
async function openAndClose(page: Page): Promise<void> {
  await goTo(page, 'cards-balance');
  const tab = page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab', { name: 'Cards', exact: true });
  await tab.click({ button: 'middle' });
  await until(() => page.evaluate<boolean>("!Object.keys(globalThis).some((name) => name.startsWith('cards_v'))"));
  await goTo(page, 'index');
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await work();
}

/** What a mounted version adds to the document and to the window; the shell loads pieces of its own when it has time. */
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
  test('60 changes between open pages of two remotes leave nothing', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    const there = async () => {
      await goTo(page, 'cards-balance');
      await goTo(page, 'index');
    };
    await repeat(4, there);
    await whenQuiet(page);
    const before = await heldBy(page);
    await repeat(30, there);
    const after = await heldBy(page);
    expectNothingHeld(before, after);
    expectCalm();
    await context.close();
  });

  test('a remote that is mounted and taken away 20 times leaves no code, style, script, global or element', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await repeat(4, () => openAndClose(page));
    await whenQuiet(page);
    const [before, document] = [await heldBy(page), await leftBehind(page)];
    await repeat(20, () => openAndClose(page));
    const after = await heldBy(page);
    expect(await leftBehind(page)).toEqual(document);
    expectNothingHeld(before, after);
    expectCalm();
    await context.close();
  });
});
