import type { Browser, Page } from 'playwright-core';
import { callsLeaving } from '../support/api-of-page';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { passTime } from '../support/silence';
import { textsOf } from '../support/texts';
import { demoPassword, signIn } from '../support/walk';

const texts = textsOf('en_US');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    openBrowser(),
    // The browser acts as the proxy that sends the country.
    openOwnServer({ TRUST_PROXY: '127.0.0.1, ::1', COUNTRY_HEADER: 'x-country' }),
  ]);
  await server.sql(restrict);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const restrict = "update company set restricted_login_countries = array['KP'] where company_no = 'CO-0001'";
const from = (country: string) => ({ 'x-country': country });
const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const blocked = 'IP access from this country/region is not supported at the moment.';
const menu = (page: Page) => page.getByRole('navigation', { name: texts.shell('menu.label') });

/** Opens the cards from an allowed country. */
async function openCards(): Promise<Watched> {
  const watched = await openPage(browser, { url: server.url });
  await watched.page.clock.install();
  await watched.context.setExtraHTTPHeaders(from('SG'));
  await signIn(watched.page, 'en_US');
  await watched.page.goto('/main/cards-balance?size=20');
  await shown(watched.page, 'cards-balance');
  await whenQuiet(watched.page);
  return watched;
}

describe('F17: a blocked country', () => {
  test.each(['code 403', 'HTTP 403'])(
    '[seed 2.7, 6.10, 8.2, 8.3] %s: signed out, /error-403 with the address, no data, no calls',
    async (how) => {
      const { page, context, expectCalm, allow } = await openCards();
      allow(/status of 403/);
      const number = await page
        .getByRole('link', { name: /^\d{4} / })
        .first()
        .innerText();
      expect(await page.locator('body').innerText()).toContain(number);
      if (how === 'code 403') await context.setExtraHTTPHeaders(from('KP'));
      else await page.route('**/admin/**', (route) => route.fulfill({ status: 403, body: '<html>Forbidden</html>' }));
      // A background call of the page may be refused before the search.
      await Promise.any([page.getByRole('searchbox').first().fill('Lisbon'), shown(page, 'error-403')]);
      await shown(page, 'error-403');
      await page.getByText(blocked).waitFor();
      expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\/main\/cards-balance\?/);
      const content = await page.content();
      expect(content).not.toContain(number);
      expect(content).not.toContain('Daniel Koh');
      expect(await page.evaluate("localStorage.getItem('user')")).toBeNull();

      const left = callsLeaving(page);
      await page.mouse.move(300, 300);
      await page.keyboard.press('Control+k');
      await page.evaluate("dispatchEvent(new Event('focus'))");
      // Long enough for background calls, such as the first idle check.
      await passTime(page);
      expect(left).toEqual([]);
      await page.getByRole('button', { name: texts.shell('error.back') }).click();
      await shown(page, 'error-403');
      expectCalm();
      await context.close();
    },
  );

  test('a reload leads to the same page, and a sign-in shows the reason', async () => {
    const { page, context, expectCalm } = await openCards();
    await context.setExtraHTTPHeaders(from('KP'));
    await page.reload();
    await page.waitForURL('**/error-403?from=**');
    await page.getByText(blocked).waitFor();
    await page.getByRole('button', { name: texts.shell('error.home') }).click();
    await shown(page, 'login');
    await page.getByLabel(texts.shell('sign-in.account')).fill('operations');
    await page.getByLabel(texts.shell('sign-in.password'), { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.getByText(blocked).waitFor();
    expectCalm();
    await context.close();
  });

  test('forged headers have no effect without a trusted proxy', async () => {
    const plain = await openOwnServer();
    await plain.sql(restrict);
    const { page, context, expectCalm } = await openPage(browser, { url: plain.url });
    await context.setExtraHTTPHeaders({ ...from('KP'), 'x-forwarded-for': '127.0.0.1', 'cf-ipcountry': 'KP' });
    await signIn(page, 'en_US');
    await shown(page, 'index');
    expectCalm();
    await context.close();
    await plain.stop();
  });
});

describe('[seed 6.2] F18: a permission that is revoked during a session', () => {
  const revoke = (login: string, codes: string[]) =>
    server.sql(`delete from role_button where button_code in (${codes.map((code) => `'${code}'`).join()})
      and role_id in (select ur.role_id from user_role ur join app_user u on u.id = ur.user_id
        where u.login_name = '${login}')`);
  const denied = 'Your current account does not have permission to save changes';

  test('[seed 6.8, 8.8] the next action shows the refusal, keeps its input, and the session continues', async () => {
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US', 'support');
    await page.goto('/main/cards-balance?state=ACTIVE');
    await page
      .getByRole('link', { name: /^\d{4} / })
      .first()
      .click();
    await shown(page, 'cards-balance-view-card-detail');
    await page.getByRole('button', { name: texts.cards('card.freeze') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: texts.cards('card.reason') }).click();
    await page.getByRole('option', { name: texts.dict('freeze_reason', 'STOLEN') }).click();
    await dialog.getByLabel(texts.cards('card.note')).fill('Holder called');
    await revoke('support', ['cards.card.freeze']);
    const refreshed = page.waitForResponse('**/admin/menu/query');
    await dialog.getByRole('button', { name: texts.cards('card.freeze') }).click();
    await dialog.getByText(denied).waitFor();
    await refreshed;
    expect(await dialog.getByLabel(texts.cards('card.note')).inputValue()).toBe('Holder called');
    await menu(page)
      .getByRole('link', { name: texts.menu('index') })
      .waitFor();
    expectCalm();
    await context.close();
  });

  test('a page without permission leads to /error-401, its menu disappears, and input in another page stays', async () => {
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await signIn(page, 'en_US', 'owner');
    await page.goto('/main/cards-balance');
    await shown(page, 'cards-balance');
    await page.getByRole('button', { name: texts.cards('card.create') }).click();
    await page.getByLabel(texts.cards('card.alias')).fill('Trip to Lisbon');
    await page.getByRole('tab', { name: texts.ui('unsaved') }).waitFor();
    await revoke('owner', ['cards.card.create', 'cards.card.view', 'cards.card.freeze', 'cards.card.unfreeze']);
    const refreshed = page.waitForResponse('**/admin/menu/query');
    await menu(page)
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .click();
    await refreshed;
    await page.waitForURL('**/error-401?from=%2Fmain%2Fcards-balance');
    await shown(page, 'error-401');
    await page.getByRole('button', { name: texts.shell('error.home') }).click();
    await shown(page, 'index');
    const left = await menu(page).getByRole('link').allInnerTexts();
    expect([left.includes(texts.menu('index')), left.includes(texts.menu('cards-balance'))]).toEqual([true, false]);
    await page.getByRole('tab', { name: texts.ui('unsaved') }).click();
    await shown(page, 'cards-balance-create-card');
    expect(await page.getByLabel(texts.cards('card.alias')).inputValue()).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });

  test('a reading user gets the new menus within a minute of activity', async () => {
    const { page, context, expectCalm } = await openPage(browser, { url: server.url });
    await page.clock.install();
    await signIn(page, 'en_US', 'auditor');
    const request = page.waitForResponse('**/admin/flushTokenTime');
    await shown(page, 'index');
    await menu(page)
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .waitFor();
    await request;
    await revoke('auditor', ['cards.card.view']);
    await page.clock.fastForward(61_000);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await menu(page)
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .waitFor({ state: 'detached' });
    await shown(page, 'index');
    expectCalm();
    await context.close();
  });
});
