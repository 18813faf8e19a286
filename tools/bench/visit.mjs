import { metricsOf, openProfile, settled } from './browser.mjs';
import { usable } from './scenes.mjs';
import { watchTraffic } from './traffic.mjs';

const limitMs = 20_000;

/** Records within the page when a selector first matches; polling from outside would add time. */
function noteFirst(selector) {
  new MutationObserver((_records, observer) => {
    if (globalThis.benchUsableAt !== undefined || !document.querySelector(selector)) return;
    globalThis.benchUsableAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Measures one first visit: traffic, main-thread time, time until the page is usable. */
export async function firstVisit(browser, url, { page: name, address }) {
  const { page, cdp, close } = await openProfile(browser, url);
  await page.addInitScript(noteFirst, usable[name]);
  const traffic = await watchTraffic(cdp);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.benchUsableAt !== undefined, undefined, { timeout: limitMs });
  await settled(page);
  const { TaskDuration, ScriptDuration } = await metricsOf(cdp);
  const usableMs = await page.evaluate(() => globalThis.benchUsableAt);
  const { paths, ...sums } = traffic();
  await close();
  return { ...sums, usableMs, taskMs: TaskDuration * 1000, scriptMs: ScriptDuration * 1000, paths };
}
