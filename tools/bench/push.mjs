import { openProfile, settled } from './browser.mjs';
import { loadLine, openProduct, pause, share } from './product.mjs';
import { holdStream } from './stream.mjs';
import { buildVerifier } from './verifier.mjs';

const version = '9.3.0';
const limitMs = 60_000;
/** Console messages of a machine that is too slow for so many pages, and of refused calls that are retried. */
const allow = /was preloaded using link preload|status of 503/;
/** Number of concurrent sign-ins; more would wait too long. */
const atOnce = 10;

/** Runs the work for each number, a few at a time. */
async function inTurns(count, work) {
  const done = [];
  for (let from = 0; from < count; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => work(from + index));
    done.push(...(await Promise.all(some)));
  }
  return done;
}

/** Measures the time from an activation until open sessions have the new version. */
export async function push({ pages: pageCount, sessions }) {
  const product = await openProduct();
  try {
    const { url, browser } = product;
    const verify = await buildVerifier();
    const digest = await product.publish(version);
    console.log(`opening ${pageCount} pages and ${sessions - pageCount} streams`);
    const opened = await inTurns(pageCount, () => openOnCards(browser, url));
    const streams = await inTurns(sessions - pageCount, () => holdStream(url, { digest, verify }));
    // Requests of opening pages must not overlap with the measurement.
    await pause(3000);
    const activatedMs = await product.activate(version);
    const times = (arrivals) => arrivals.map((atMs) => atMs - activatedMs).sort((one, other) => one - other);
    const inPages = times(await Promise.all(opened.map(({ arrived }) => arrived())));
    const inStreams = times(await verifiedAt(await Promise.all(streams.map(({ arrived }) => arrived))));
    const loads = opened.reduce((sum, one) => sum + one.loads(), 0);
    for (const { leave } of streams) leave();
    for (const { close } of opened) await close();
    print({ inPages, inStreams, loads });
  } finally {
    await product.close();
  }
}

/**
 * Returns when each session has verified the version. Verifications run sequentially, so that each takes its usual
 * time.
 */
async function verifiedAt(arrivals) {
  const moments = [];
  for (const { atMs, check } of arrivals) {
    const from = performance.now();
    await check();
    moments.push(Math.round(atMs + performance.now() - from));
  }
  return moments;
}

/** Opens a signed-in page of cards that records when the new version is visible. */
async function openOnCards(browser, url) {
  const { page, close } = await openProfile(browser, url, { allow });
  let loads = -1;
  page.on('load', () => (loads += 1));
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      const seen = document.querySelector(`[data-page][data-remote="cards@${wanted}"]`);
      if (seen?.checkVisibility()) globalThis.benchArrivedMs ??= Date.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, version);
  await page.goto('/main/cards-balance');
  await page.locator('[data-page=cards-balance] tbody tr').first().waitFor({ timeout: limitMs });
  await settled(page);
  const arrived = async () => {
    await page.waitForFunction(() => globalThis.benchArrivedMs !== undefined, undefined, { timeout: limitMs });
    return page.evaluate(() => globalThis.benchArrivedMs);
  };
  return { arrived, close, loads: () => loads };
}

function print({ inPages, inStreams, loads }) {
  const all = [...inPages, ...inStreams].sort((one, other) => one - other);
  const line = (words, times) =>
    console.log(
      `${words}: ${times.length}, median ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms, max. ${share(times, 1)} ms`,
    );
  console.log('\nFrom the click until the new version arrives (target: p95 ≤ 2 s, max. ≤ 5 s).');
  line('pages in Chromium, until it is visible', inPages);
  line('protocol clients, until its entry is fetched and verified', inStreams);
  line('all', all);
  console.log(`page loads: ${loads} (target 0)`);
  console.log(loadLine());
}
