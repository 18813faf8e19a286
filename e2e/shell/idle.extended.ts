import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { arriveInSilence, openSecondInSilence, passTime, probePath } from '../support/silence';
import { textsOf } from '../support/texts';
import { demoPassword, labels, languages, signIn, type Language } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const { shell, ui } = textsOf('en_US');
const notice = (page: Page, language: Language = 'en_US') =>
  page.getByRole('dialog', { name: textsOf(language).shell('idle.title') });
const isOut = (page: Page) => page.waitForURL('**/login**');

describe.each(languages)('[seed 4.1] an idle session in %s', (language) => {
  test('shows a countdown, then signs out', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await arriveInSilence(page, { language });
    await page.clock.fastForward(860_000);
    expect(await notice(page, language).count()).toBe(0);
    await page.clock.fastForward(11_000);
    await notice(page, language)
      .getByText(/^00:[0-2]\d$/)
      .waitFor();
    await page.clock.fastForward(30_000);
    await isOut(page);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/index');
    // The clock of the new document is paused too.
    await page.clock.resume();
    await page.getByText(textsOf(language).shell('sign-in.idle')).waitFor();
    await page.reload();
    await isOut(page);
    expectCalm();
    await context.close();
  });
});

describe('[seed 4.2] the notice', () => {
  test.each(['idle.stay', 'idle.cancel', 'cross', 'Escape'] as const)(
    '%s renews the session in the browser and on the server',
    async (way) => {
      const { page, context, expectCalm } = await openPage(browser);
      await arriveInSilence(page);
      await page.clock.fastForward(871_000);
      await notice(page).waitFor();
      const renewed = page.waitForRequest(
        (request) => request.url().endsWith('/admin/flushTokenTime') && !request.headers()['x-activity'],
      );
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'cross')
        await notice(page)
          .getByRole('button', { name: ui('close') })
          .click();
      else
        await notice(page)
          .getByRole('button', { name: shell(way) })
          .click();
      await renewed;
      await notice(page).waitFor({ state: 'detached' });
      await page.clock.fastForward(600_000);
      expect(await notice(page).count()).toBe(0);
      expect(page.url()).toContain('/main/index');
      expectCalm();
      await context.close();
    },
  );

  test('stays open while the mouse moves', async () => {
    const { page, context } = await openPage(browser);
    await arriveInSilence(page);
    await page.clock.fastForward(871_000);
    await notice(page).waitFor();
    await page.mouse.move(10, 300);
    await page.mouse.move(200, 500);
    await page.clock.fastForward(30_000);
    await isOut(page);
    await context.close();
  });
});

describe('[seed 4.2] activity', () => {
  test('input is reported to the server at most once a minute, including the last input', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await arriveInSilence(page);
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/flushTokenTime')) reported.push(request.url());
    });
    const answered = () => page.waitForResponse('**/admin/flushTokenTime');
    await page.clock.fastForward(61_000);
    await Promise.all([answered(), page.mouse.move(300, 300)]);
    await page.clock.runFor(1000);
    for (let n = 0; n < 20; n++) await page.mouse.move(310 + n, 300);
    expect(reported).toHaveLength(1);
    await Promise.all([answered(), page.clock.fastForward(61_000)]);
    expect(reported).toHaveLength(2);
    await page.clock.fastForward(120_000);
    // Nothing is reported without input.
    await Promise.all([answered(), page.mouse.move(400, 300)]);
    expect(reported).toHaveLength(3);
    expectCalm();
    await context.close();
  });

  test('all pages share one idle clock: a key press in one page renews the other, and a response to the notice in one closes it in both', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await arriveInSilence(page);
    const second = await openSecondInSilence(page);
    await page.clock.fastForward(860_000);
    // Both report to the server, and the idle time starts then: it must not start later on a slow machine.
    const responses = [page, second].map((tab) => tab.waitForResponse('**/admin/flushTokenTime'));
    await Promise.all([...responses, second.keyboard.press('Shift')]);
    await page.clock.fastForward(60_000);
    expect(await notice(page).count()).toBe(0);
    await page.clock.fastForward(820_000);
    await Promise.all([notice(page).waitFor(), notice(second).waitFor()]);
    await second.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(910_000);
    await Promise.all([isOut(page), isOut(second)]);
    expectCalm();
    await context.close();
  });

  test('a machine that slept for hours is signed out when it wakes, without a countdown', async () => {
    const { page, context } = await openPage(browser);
    await arriveInSilence(page);
    await page.clock.fastForward(3 * 3_600_000);
    await isOut(page);
    await context.close();
  });
});

describe('two tabs', () => {
  test('a sign-out in one page signs out the other page', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    const second = await context.newPage();
    await second.goto('/main/cards-balance');
    await second.locator('[data-page=cards-balance]').waitFor();
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
    await Promise.all([page, second].map((tab) => tab.waitForURL('**/login')));
    expect(await second.locator('[data-page=cards-balance]').count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('a sign-in of another user in one page stops the other page: it shows no data and sends no calls', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    const second = await context.newPage();
    await second.clock.install();
    await signIn(second, 'en_US');
    await second.locator('[data-page=index]').waitFor();
    await page.getByLabel(shell('sign-in.account')).fill('auditor');
    await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await second.locator('[data-page=stopped]').waitFor();
    expect(await second.locator('[data-page=index]').count()).toBe(0);
    const requests: string[] = [];
    second.on('request', (request) => request.url().endsWith(probePath) || requests.push(request.url()));
    await second.mouse.move(300, 300);
    await passTime(second);
    expect(requests).toEqual([]);
    await second.getByRole('button', { name: shell('stopped.continue') }).click();
    await second.waitForURL('**/main/index');
    expectCalm();
    await context.close();
  });
});
