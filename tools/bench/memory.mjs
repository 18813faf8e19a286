import { metricsOf, openProfile, settled } from './browser.mjs';
import { usable } from './scenes.mjs';

const limitMs = 20_000;
/**
 * Interval at which the visible tab is closed, so that its remote is unmounted and mounted again. Odd, to reach each
 * page.
 */
const closeEvery = 9;

/** Measures what remains after many opens of pages of all remotes in the menu. */
export async function memory(browser, url, { opens, remotes }) {
  const { page, cdp, close } = await openProfile(browser, url);
  await page.goto('/main/index');
  await page.waitForSelector(usable.index, { timeout: limitMs });
  const pages = await pagesInMenu(page, remotes);
  const go = async (times) => {
    for (let n = 1; n <= times; n += 1) {
      await open(page, pages[n % pages.length]);
      if (n % closeEvery === 0) await closeTab(page);
    }
    await open(page, 'index');
    await settled(page);
  };
  await go(2 * closeEvery);
  const before = await heldBy(cdp);
  await go(opens);
  const after = await heldBy(cdp);
  await close();
  return { before, after, pages };
}

/** Returns one page per remote from the menu links of this user. */
async function pagesInMenu(page, remotes) {
  const linked = await page
    .locator('nav a[href^="/main/"]')
    .evaluateAll((links) => links.map((link) => link.pathname.slice(6)));
  return remotes
    .map(({ manifest }) => manifest.pages.map(({ name }) => name).find((name) => linked.includes(name)))
    .filter(Boolean);
}

async function open(page, name) {
  await page.locator(`nav a[href="/main/${name}"]`).first().click();
  await page
    .locator(usable[name] ?? `[data-page=${name}] h1`)
    .first()
    .waitFor({ timeout: limitMs });
}

/** Closes the visible tab; the dashboard cannot be closed. */
async function closeTab(page) {
  const tab = page.locator('[role=tablist] [role=tab][aria-selected=true][aria-keyshortcuts=Delete]').first();
  if ((await tab.count()) > 0) await tab.click({ button: 'middle' });
}

async function heldBy(cdp) {
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await metricsOf(cdp);
  const detached = await detachedIn(cdp);
  return { megabytes: JSHeapUsedSize / 2 ** 20, nodes: Nodes, listeners: JSEventListeners, detached };
}

/** Counts detached elements; prototypes of elements are not elements. */
async function detachedIn(cdp) {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'HTMLElement.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const count = `function () {
    return this.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length;
  }`;
  const answer = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: count,
    returnByValue: true,
  });
  // References are released, because otherwise the next count would find these elements as leaked.
  for (const { objectId } of [objects, result]) await cdp.send('Runtime.releaseObject', { objectId });
  return answer.result.value;
}
