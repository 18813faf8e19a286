import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const publicPages = [
  'login',
  'register',
  'registerResult',
  'forgotpassword',
  'sendEmailSuccess',
  'vaildatecode?reference=abcdefghijklmnopqrstuvwxyz',
  'resetPassword',
  'firstTimeLogin',
  'walletUserInvite',
  'masterServiceAgreement',
  'privacyPolicy',
];
const nameOf = (address: string) => address.replace(/\?.*/, '');

describe('axe reports no finding', () => {
  test.each(publicPages)('on /%s in both themes and languages', async (address) => {
    const watched = await openPage(browser);
    await watched.page.goto(`/${address}`);
    await watched.page.locator(`[data-page="${nameOf(address)}"]`).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test.each(['error-401', 'error-403', 'error-404', '401'])('on /%s in both themes and languages', async (name) => {
    for (const look of [
      { language: 'en_US', theme: 'light' },
      { language: 'zh_CN', theme: 'dark' },
    ] as const) {
      const { page, context } = await openPage(browser, look);
      await page.goto(`/${name}`);
      await page.locator(`[data-page="${name}"]`).waitFor();
      expect([look, await findingsOf(page)]).toEqual([look, []]);
      await context.close();
    }
  });

  test.each(['index', 'cards-balance', 'cards-balance-create-card', 'no-such-page'])(
    'on /main/%s in both themes and languages',
    async (name) => {
      const watched = await signedIn();
      await watched.page.goto(`/main/${name}`);
      await settled(watched.page, name === 'no-such-page' ? 'page-not-found' : name);
      expect(await inEveryLook(watched)).toEqual([]);
      await watched.context.close();
    },
  );

  test('on the details of a card in both themes and languages', async () => {
    const watched = await signedIn();
    const { page } = watched;
    await page.goto('/main/cards-balance');
    await page
      .getByRole('link', { name: /^\d{4} / })
      .first()
      .click();
    await settled(page, 'cards-balance-view-card-detail');
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test('in dialogs and menus over a page', async () => {
    const { page, context } = await signedIn();
    await settled(page, 'index');
    const dialogs: [string, () => Promise<void>][] = [
      ['palette', () => page.keyboard.press('Control+k')],
      ['shortcuts', () => page.keyboard.press('?')],
      ['user menu', () => page.getByRole('button', { name: 'Daniel Koh' }).click()],
      ['more menu', () => page.getByRole('button', { name: shell('menu.more'), exact: true }).click()],
      ['pins', () => managePins(page)],
    ];
    for (const [name, open] of dialogs) {
      await open();
      await page.locator('dialog[open], [role=menu]').waitFor();
      expect([name, await findingsOf(page)]).toEqual([name, []]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open], [role=menu]').waitFor({ state: 'detached' });
    }
    await context.close();
  });

  test.each(['index', 'cards-balance', 'cards-balance-create-card'])('on /main/%s on a phone', async (name) => {
    const watched = await signedIn(375);
    await watched.page.goto(`/main/${name}`);
    await settled(watched.page, name);
    expect(await findingsOf(watched.page)).toEqual([]);
    await watched.context.close();
  });
});

async function managePins(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell('menu.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: shell('pins.manage') }).click();
  await page.locator('dialog[open]').waitFor();
}

async function signedIn(width = 1440): Promise<Watched> {
  const watched = await openPage(browser, { width });
  await signIn(watched.page, 'en_US');
  return watched;
}

/** Waits until the page and its content have loaded. */
async function settled(page: Page, name: string): Promise<void> {
  await page.locator(`[data-page="${name}"]`).first().waitFor();
  await whenQuiet(page);
}
