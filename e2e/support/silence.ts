import type { Page } from 'playwright-core';
import { quietOf } from './browser';
import { signIn, type Language } from './walk';

interface Request {
  language?: Language;
  /** Time of the machine's clock. */
  time?: Date;
}

/** Signs in with clocks that only the test advances, and continues at their current time, without further requests. */
export async function arriveInSilence(page: Page, { language = 'en_US', time }: Request = {}): Promise<void> {
  await page.clock.install(time && { time });
  const beSilent = silencing(page);
  await signIn(page, language);
  await page.locator('[data-page=index]:visible').waitFor();
  await beSilent();
}

/** A second page of the same browser, which continues the session. Resolves when the page sends no more requests. */
export async function openSecondInSilence(first: Page): Promise<Page> {
  await first.clock.resume();
  const second = await first.context().newPage();
  const beSilent = silencing(second);
  await second.goto('/main/cards-balance');
  await second.locator('[data-page=cards-balance]:visible').waitFor();
  await beSilent();
  return second;
}

/** Path of the request that ends `passTime`. */
export const probePath = '/healthz?probe';

/**
 * Advances the page's installed clock by five minutes. All requests of the page within them are recorded afterwards:
 * they were answered before the last request of the page.
 */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(300_000);
  await page.evaluate(`fetch('${probePath}').then((response) => response.text())`);
}

/** Returns a function that waits until the page has sent all requests after its start, and stops its clock. */
function silencing(page: Page): () => Promise<void> {
  const quiet = quietOf(page);
  const request = page.waitForResponse('**/admin/flushTokenTime');
  return async () => {
    await request;
    // From now on only the test advances the time, however slow the machine is.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
    // The notice is fetched some seconds after the first page; if the clock advances beyond its timeout, the fetch is
    // aborted.
    await page.clock.runFor(6000);
    await quiet();
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
  };
}
