import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, quietOf, type Watched } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dayMs = 86_400_000;
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const notice = (page: Page) => page.getByRole('dialog', { name: 'Still there?' });

/** Signed in, with clocks that the test moves and that begin at `time`; the first question to the server is answered. */
async function arrive({ page }: Watched, time: Date): Promise<void> {
  const quiet = quietOf(page);
  await page.clock.install({ time });
  const asked = page.waitForResponse('**/admin/flushTokenTime');
  await signIn(page, 'en_US');
  await shown(page, 'index');
  await asked;
  // A call of the page that leaves after the clock was moved would be a sign of life.
  await quiet();
}

/** Silence from here on: a warning in time, the right countdown, the end in time. */
async function expectRightCountdown(page: Page): Promise<void> {
  await page.clock.fastForward(860_000);
  expect(await notice(page).count()).toBe(0);
  await page.clock.fastForward(11_000);
  await notice(page)
    .getByText(/^00:[0-2]\d$/)
    .waitFor();
  await page.clock.fastForward(30_000);
  await page.waitForURL('**/login**');
}

describe('[seed 4] F25: the countdown is right', () => {
  test.each([
    ['a day behind', -dayMs],
    ['a day ahead', dayMs],
  ])('on a machine whose clock is %s', async (_name, skewMs) => {
    const watched = await openPage(browser);
    await arrive(watched, new Date(Date.now() + skewMs));
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test.each([
    ['forward', '2026-03-08T06:50:00Z'],
    ['back', '2026-11-01T05:50:00Z'],
  ])('while daylight saving time moves the clock %s', async (_name, time) => {
    const watched = await openPage(browser, { timezone: 'America/New_York' });
    await arrive(watched, new Date(time));
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test('after somebody has set the clock back by a day', async () => {
    const watched = await openPage(browser);
    await arrive(watched, new Date());
    await watched.page.clock.setSystemTime(Date.now() - dayMs);
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });
});
