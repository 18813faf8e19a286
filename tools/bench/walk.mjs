import { metricsOf, openProfile, settled } from './browser.mjs';
import { usable } from './scenes.mjs';

const limitMs = 20_000;
const list = '/main/cards-balance?size=200';

/** Runs an action in the page; returns the time until `selector` is visible, and until it is painted. */
async function seenAfter(page, deed, selector) {
  return page.evaluate(
    ([what, wanted, ms]) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} was not visible within ${ms} ms`)), ms);
        const isSeen = () => document.querySelector(wanted)?.checkVisibility({ contentVisibilityAuto: true });
        const from = performance.now();
        let shown;
        const note = () => {
          if (shown !== undefined || !isSeen()) return;
          shown = performance.now() - from;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve({ shown, painted: performance.now() - from })));
        };
        const observer = new MutationObserver(note);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
        if (what === 'back') history.back();
        else document.querySelector(what).click();
        note();
      }),
    [deed, selector, limitMs],
  );
}

const linkTo = (page) => `nav a[href="/main/${page}"]`;

/** Returns script time and total main-thread time of an action, from the page's counters. */
async function scripted(cdp, work) {
  const before = await metricsOf(cdp);
  const times = await work();
  const after = await metricsOf(cdp);
  const spent = (counter) => (after[counter] - before[counter]) * 1000;
  return { ...times, scriptMs: spent('ScriptDuration'), taskMs: spent('TaskDuration') };
}

/** Opens a page, leaves it and opens it again in one visit that starts on the dashboard. */
export async function openings(browser, url) {
  const { page, cdp, close } = await openProfile(browser, url);
  await page.goto('/main/index');
  await page.waitForSelector(usable.index, { timeout: limitMs });
  await settled(page);
  const first = await seenAfter(page, linkTo('cards-balance'), usable['cards-balance']);
  await settled(page);
  await seenAfter(page, linkTo('index'), usable.index);
  await settled(page);
  const again = await scripted(cdp, () => seenAfter(page, linkTo('cards-balance'), usable['cards-balance']));
  await close();
  return { first, again };
}

/** Leaves a list with 200 rows and returns to it; the page is cached. */
export async function reopening(browser, url) {
  const { page, cdp, close } = await openProfile(browser, url);
  await page.goto(list);
  await page.waitForFunction((row) => document.querySelectorAll(row).length >= 200, usable['cards-balance'], {
    timeout: limitMs,
  });
  await settled(page);
  await seenAfter(page, linkTo('index'), usable.index);
  await settled(page);
  const times = await scripted(cdp, () => seenAfter(page, 'back', usable['cards-balance']));
  await close();
  return times;
}
