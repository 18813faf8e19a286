import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { arriveInSilence, openSecondInSilence, passTime, probePath } from '../support/silence';
import { demoPassword, languages, signIn, labels } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const say = {
  en_US: {
    title: 'Still there?',
    stay: 'Stay signed in',
    cancel: 'Cancel sign-out',
    over: 'You were signed out because of inactivity',
  },
  zh_CN: { title: '您还在吗？', stay: '保持登录', cancel: '取消退出', over: '由于长时间未操作，登录已超时' },
} as const;

const notice = (page: Page) => page.getByRole('dialog', { name: /Still there|您还在吗/ });
const isOut = (page: Page) => page.waitForURL('**/login**');

describe.each(languages)('[seed 4.1] silence in %s', (language) => {
  test('is warned of with a countdown, and signs out', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await arriveInSilence(page, { language });
    await page.clock.fastForward(860_000);
    expect(await notice(page).count()).toBe(0);
    await page.clock.fastForward(11_000);
    await notice(page)
      .getByText(/^00:[0-2]\d$/)
      .waitFor();
    await page.clock.fastForward(30_000);
    await isOut(page);
    expect(new URL(page.url()).searchParams.get('from')).toBe('/main/index');
    // The clocks of the new document stand still as well.
    await page.clock.resume();
    await page.getByText(say[language].over).waitFor();
    await page.reload();
    await isOut(page);
    expectCalm();
    await context.close();
  });
});

describe('[seed 4.2] the notice', () => {
  test.each(['stay', 'cancel', 'cross', 'Escape'])('%s renews the session, here and on the server', async (way) => {
    const { page, context, expectCalm } = await openPage(browser);
    await arriveInSilence(page);
    await page.clock.fastForward(871_000);
    await notice(page).waitFor();
    const renewed = page.waitForRequest(
      (request) => request.url().endsWith('/admin/flushTokenTime') && !request.headers()['x-activity'],
    );
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'cross') await notice(page).getByRole('button', { name: 'Close' }).click();
    else
      await notice(page)
        .getByRole('button', { name: say.en_US[way as 'stay' | 'cancel'] })
        .click();
    await renewed;
    await notice(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(600_000);
    expect(await notice(page).count()).toBe(0);
    expect(page.url()).toContain('/main/index');
    expectCalm();
    await context.close();
  });

  test('is not answered by moving the mouse', async () => {
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

describe('[seed 4.2] signs of life', () => {
  test('input tells the server at most once a minute, and its last one too', async () => {
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
    // The next input is the next that is told: nothing was while there was none.
    await Promise.all([answered(), page.mouse.move(400, 300)]);
    expect(reported).toHaveLength(3);
    expectCalm();
    await context.close();
  });

  test('one clock for all pages: a key in one keeps the other, an answer in one closes the notice in both', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await arriveInSilence(page);
    const second = await openSecondInSilence(page);
    await page.clock.fastForward(860_000);
    // Both tell the server; from then on the silence counts, so it may not begin later on a slow machine.
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

  test('a machine that slept is signed out when it wakes, without a countdown', async () => {
    const { page, context } = await openPage(browser);
    await arriveInSilence(page);
    await page.clock.fastForward(3 * 3_600_000);
    await isOut(page);
    await context.close();
  });
});

describe('two tabs', () => {
  test('sign-out in one ends the other', async () => {
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

  test('another user in one stops the other hard: nothing shown, nothing asked any more', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    const second = await context.newPage();
    await second.clock.install();
    await signIn(second, 'en_US');
    await second.locator('[data-page=index]').waitFor();
    await page.getByLabel('Account').fill('auditor');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await second.locator('[data-page=stopped]').waitFor();
    expect(await second.locator('[data-page=index]').count()).toBe(0);
    const requests: string[] = [];
    second.on('request', (request) => request.url().endsWith(probePath) || requests.push(request.url()));
    await second.mouse.move(300, 300);
    await passTime(second);
    expect(requests).toEqual([]);
    await second.getByRole('button', { name: 'Continue as the other user' }).click();
    await second.waitForURL('**/main/index');
    expectCalm();
    await context.close();
  });
});
