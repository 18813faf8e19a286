import type { Browser, BrowserContext, Page } from 'playwright-core';
import { signInAsApplicant } from '../support/applicant';
import { openBrowser, openPage } from '../support/browser';
import { sessionSentBy } from '../support/session';
import { textsOf } from '../support/texts';
import { post, signIn, sessionOf } from '../support/walk';

const { dict, menu, shell, ui } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const dashboard = (page: Page) => page.locator('[data-page=index][data-remote^="accounts@"]').waitFor();
const product = (page: Page) => page.getByRole('checkbox', { name: dict('company_product', 'CARD_ISSUING') }).waitFor();
const marker = (page: Page) => page.evaluate(() => sessionStorage.getItem('systemMarker'));

const leaveConsole = async (page: Page) => {
  await page.getByRole('button', { name: 'Daniel Koh' }).click();
  await page.getByRole('menuitem', { name: shell('session.sign-out') }).click();
  await page.waitForURL('**/login');
};
const leaveFlow = async (page: Page) => {
  await page.getByRole('button', { name: shell('session.sign-out') }).click();
  await page.waitForURL('**/onboardingSimpleLogin');
};

/** Tokens that a page sends, by request. */
function tokensOf(context: BrowserContext): { console: Set<string>; flow: Set<string> } {
  const seen = { console: new Set<string>(), flow: new Set<string>() };
  context.on('request', (request) => {
    const token = request.headers()['authorization'];
    const path = new URL(request.url()).pathname;
    if (token && !path.includes('/public/') && path.startsWith('/admin/'))
      seen[path.startsWith('/admin/onboarding/') ? 'flow' : 'console'].add(token);
  });
  return seen;
}

describe('[seed 2.3] the console and the onboarding flow in one browser', () => {
  test('are signed in independently', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const tokens = tokensOf(context);
    await signIn(page, 'en_US');
    await dashboard(page);
    const flow = await context.newPage();
    await signInAsApplicant(flow, 'tabs@harbour.example');
    expect([await marker(page), await marker(flow)]).toEqual(['vcc', 'self-onboarding']);

    await flow.reload();
    await product(flow);
    await page.reload();
    await dashboard(page);
    for (const token of tokens.flow) expect(tokens.console.has(token)).toBe(false);

    await leaveFlow(flow);
    await page.reload();
    await dashboard(page);
    await signInAsApplicant(flow, 'tabs@harbour.example');
    await leaveConsole(page);
    await flow.reload();
    await product(flow);
    expectCalm();
    await context.close();
  });

  test('alternate in one tab, each with its own session', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await dashboard(page);
    await signInAsApplicant(page, 'turns@harbour.example');
    await page.goto('/main/index');
    await dashboard(page);
    expect(await marker(page)).toBe('vcc');
    await page.goBack();
    await product(page);
    expect(await marker(page)).toBe('self-onboarding');
    await leaveFlow(page);
    await page.goto('/main/index');
    await dashboard(page);
    expectCalm();
    await context.close();
  });

  test('[seed 3.1, 3.3] store in the browser exactly what the specification lists', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await page.locator('[data-page=cards-balance]').waitFor();
    await page.getByRole('button', { name: ui('collapseMenu') }).click();
    await signInAsApplicant(page, 'walks@harbour.example');
    const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: Object.keys(sessionStorage) }));
    expect(Object.keys(stored.local).sort()).toEqual(['mainTagList', 'onboardingUser', 'showMenu', 'user']);
    expect(stored.session.sort()).toEqual(['browserTab', 'mainTagList', 'systemMarker', 'version']);
    for (const key of ['user', 'onboardingUser'])
      expect(Object.keys(JSON.parse(stored.local[key] ?? '{}'))).toEqual(['nickname', 'language', 'timezone']);
    const cookies = (await context.cookies()).map(({ name, httpOnly }) => `${name} ${httpOnly}`);
    expect(cookies.sort()).toEqual(['prefs false', 'resume true', 'resume-onboarding true']);

    await leaveFlow(page);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['mainTagList', 'showMenu', 'user']);
    expectCalm();
    await context.close();
  });

  test('[seed 6.9] have tokens that the other system refuses', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const [request] = await Promise.all([
      page.waitForRequest('**/admin/onboarding/detail'),
      signInAsApplicant(page, 'cross@harbour.example'),
    ]);
    const flow = await sessionSentBy(request);
    const user = await sessionOf();
    // The browser has both cookies.
    const cookie = `${flow.cookie}; ${user.cookie}`;
    expect(await post('/onboarding/detail', {}, { ...flow, cookie })).toMatchObject({ code: 200 });
    expect(await post('/menu/query', {}, { ...user, cookie })).toMatchObject({ code: 200 });
    for (const path of ['/menu/query', '/card/list', '/flushTokenTime', '/session/end'])
      expect([path, (await post(path, {}, { ...flow, cookie })).code]).toEqual([path, 401]);
    for (const path of ['/onboarding/detail', '/onboarding/product/list', '/onboarding/session/end'])
      expect([path, (await post(path, {}, { ...user, cookie })).code]).toEqual([path, 401]);
    expectCalm();
    await context.close();
  });
});
