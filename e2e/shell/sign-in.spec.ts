import { until } from '@console/configs/jest/deadline';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { sessionSentBy } from '../support/session';
import { textsOf } from '../support/texts';
import { demoPassword, labels, languages, post, signIn } from '../support/walk';

const { shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('sign-in in %s', (language) => {
  const say = labels[language];

  test('[seed 2.1, 2.17] the empty path leads to /login', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await page.goto('/');
    await page.waitForURL('**/login');
    await page.locator('[data-page=login][data-remote^="shell@"]').waitFor();
    expect(await page.title()).toBe(`${say.signIn} · ${say.label}`);
    expectCalm();
    await context.close();
  });

  test('[seed 5.4] a wrong password shows the text of the specification and keeps the account', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await page.goto('/login');
    await page.getByLabel(say.account).fill('operations');
    await page.getByLabel(say.password, { exact: true }).fill('Wrong#Pass1');
    await page.getByRole('button', { name: say.signIn }).click();
    expect(await page.getByRole('alert').innerText()).toBe(say.refused);
    expect(await page.getByLabel(say.account).inputValue()).toBe('operations');
    expect(await page.getByLabel(say.password, { exact: true }).inputValue()).toBe('');
    expectCalm();
    await context.close();
  });

  test('[seed 1.1, 2.6, 6.2] exactly the menus granted by the server are shown', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'developer');
    const menu = page.getByRole('navigation', { name: say.menu });
    await menu.getByRole('link', { name: say.dashboard, exact: true }).waitFor();
    const granted = [say.dashboard, say.releases, say.operations, say.developer];
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(granted);
    await page.goto('/main/cards-balance');
    await page.waitForURL('**/error-401?from=%2Fmain%2Fcards-balance');
    expectCalm();
    await context.close();
  });

  test('after a sign-out the token is refused by every call, and a reload stays signed out', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    const [request] = await Promise.all([page.waitForRequest('**/admin/menu/query'), signIn(page, language)]);
    const session = await sessionSentBy(request);
    expect(await post('/menu/query', {}, session)).toMatchObject({ code: 200 });
    await page.getByRole('link', { name: say.cards, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Daniel Koh' }).click();
    await page.getByRole('menuitem', { name: say.signOut }).click();
    await page.waitForURL('**/login');
    // The page does not wait for a slow server, which ends the session later.
    await until(async () => (await post('/flushTokenTime', {}, session)).code === 401);
    for (const path of ['/menu/query', '/card/list', '/session/end'])
      expect(await post(path, {}, session)).toMatchObject({ status: 200, code: 401 });
    await page.goto('/main/index');
    await page.waitForURL('**/login?from=%2Fmain%2Findex');
    expectCalm();
    await context.close();
  });
});

describe('a session', () => {
  test('continues after a reload, without the token in any storage', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    const named = ['user', 'mainTagList', 'showMenu', 'systemMarker', 'version', 'browserTab'];
    expect(stored.filter((key) => !named.includes(key))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toContain('token');
    await page.reload();
    await page.locator('[data-page=index][data-remote^="accounts@"]').waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 2.5] opens the address that required the sign-in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/main/cards-balance?page=2');
    await page.waitForURL('**/login?from=**');
    await page.getByLabel(shell('sign-in.account')).fill('auditor');
    await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/cards-balance?page=2');
    await page.locator('[data-page=cards-balance][data-remote^="cards@"]').waitFor();
    expectCalm();
    await context.close();
  });
});
