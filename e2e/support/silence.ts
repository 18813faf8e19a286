import type { Page } from 'playwright-core';
import { quietOf } from './browser';
import { signIn, type Language } from './walk';

interface Wish {
  language?: Language;
  /** What the clock of the machine says. */
  time?: Date;
}

/** Signs in with clocks that only the test moves, and is there once more at their present moment: silence begins. */
export async function arriveInSilence(page: Page, { language = 'en_US', time }: Wish = {}): Promise<void> {
  await page.clock.install(time && { time });
  const settled = settling(page);
  await signIn(page, language);
  await page.locator('[data-page=index]:visible').waitFor();
  await settled();
  await beSilent(page);
}

/** A second page of the same browser, which continues the session. Silence begins when it is there. */
export async function openSecondInSilence(first: Page): Promise<Page> {
  await first.clock.resume();
  const second = await first.context().newPage();
  const settled = settling(second);
  await second.goto('/main/cards-balance');
  await second.locator('[data-page=cards-balance]:visible').waitFor();
  await settled();
  await beSilent(second);
  return second;
}

/** Settles once the page has asked the server for its clock, and for all else: a later call would be a sign of life. */
function settling(page: Page): () => Promise<void> {
  const quiet = quietOf(page);
  const asked = page.waitForResponse('**/admin/flushTokenTime');
  return async () => {
    await asked;
    await quiet();
  };
}

/** However slow the machine is, no time passes that the test does not let pass. */
async function beSilent(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 1000);
  await page.mouse.move(200, 400);
  await page.mouse.move(210, 410);
}
