import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { arriveInSilence } from '../support/silence';
import { textsOf } from '../support/texts';

const { shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dayMs = 86_400_000;
const notice = (page: Page) => page.getByRole('dialog', { name: shell('idle.title') });

/** Checks the time of the notice, its countdown and the sign-out of an idle page. */
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

describe('[seed 4.1] F25: the countdown is right', () => {
  test.each([
    ['a day behind', -dayMs],
    ['a day ahead', dayMs],
  ])('the countdown is right if the clock of the machine is %s', async (_name, skewMs) => {
    const watched = await openPage(browser);
    await arriveInSilence(watched.page, { time: new Date(Date.now() + skewMs) });
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test.each([
    ['forward', '2026-03-08T06:50:00Z'],
    ['back', '2026-11-01T05:50:00Z'],
  ])('the countdown is right when daylight saving time moves the clock %s', async (_name, time) => {
    const watched = await openPage(browser, { timezone: 'America/New_York' });
    await arriveInSilence(watched.page, { time: new Date(time) });
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });

  test('the countdown is right after the clock was set back by a day', async () => {
    const watched = await openPage(browser);
    await arriveInSilence(watched.page, { time: new Date() });
    await watched.page.clock.setSystemTime(Date.now() - dayMs);
    await expectRightCountdown(watched.page);
    watched.expectCalm();
    await watched.context.close();
  });
});
