import type { Page } from 'playwright-core';
import { quietOf } from './browser';
import { signIn, type Language } from './walk';

interface Request {
  language?: Language;
  /** What the clock of the machine says. */
  time?: Date;
}

/** Signs in with clocks that only the test moves, and is there once more at their present moment: silence begins. */
export async function arriveInSilence(page: Page, { language = 'en_US', time }: Request = {}): Promise<void> {
  await page.clock.install(time && { time });
  const beSilent = silencing(page);
  await signIn(page, language);
  await page.locator('[data-page=index]:visible').waitFor();
  await beSilent();
}

/** A second page of the same browser, which continues the session. Silence begins when it is there. */
export async function openSecondInSilence(first: Page): Promise<Page> {
  await first.clock.resume();
  const second = await first.context().newPage();
  const beSilent = silencing(second);
  await second.goto('/main/cards-balance');
  await second.locator('[data-page=cards-balance]:visible').waitFor();
  await beSilent();
  return second;
}

/** Path of the request by which `passTime` ends. */
export const probePath = '/healthz?probe';

/**
 * Lets five minutes pass for a page whose clock was installed. Whatever the page has requested in them is known to the
 * test afterwards: a request that the page sends last is answered by then.
 */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(300_000);
  await page.evaluate(`fetch('${probePath}').then((response) => response.text())`);
}

/** Answers how to wait until the page has asked the server for all that it asks after its arrival, and to be silent then. */
function silencing(page: Page): () => Promise<void> {
  const quiet = quietOf(page);
  const request = page.waitForResponse('**/admin/flushTokenTime');
  return async () => {
    await request;
    // However slow the machine is, from here on no time passes that the test does not let pass.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
    // The notice is fetched some seconds after the first page; a fetch that the clocks overtake is given up.
    await page.clock.runFor(6000);
    await quiet();
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
  };
}
