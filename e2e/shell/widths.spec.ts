import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { cutTablesOn, misplacedOn } from '../support/layout';
import { readLive } from '../support/offers';
import { goWithin, languages, signIn, type Language } from '../support/walk';

jest.setTimeout(180_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const widths = [1920, 1440, 1280, 375];
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
  'error-401',
  'error-403',
  'error-404',
  '401',
];

const long = {
  en_US: 'Reconciliation of intercompany prefunding accounts and unclaimed refunds',
  zh_CN: '跨公司预付资金账户与未认领退款的每日自动对账及差异处理中心管理',
};
/** Arabic and Hebrew, a family of emoji, a mark that turns the direction, and a word without a place to break it. */
const strange = 'مرحبا بالعالم שלום 👩‍👩‍👧‍👦🏳️‍🌈 \u202Eevil\u202C Donaudampfschifffahrtsgesellschaftskapitän';

/** At every width; the window is made narrower and wider around the page that is there. */
async function atEveryWidth(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Columns follow the width in the next frame, for which the first one waits.
    const misplaced = await misplacedOn(page);
    const cut = width === 1440 ? await cutTablesOn(page) : [];
    wrong.push(...[...misplaced, ...cut].map((one) => `${width}: ${one}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wrong;
}

const arrived = async (page: Page, name: string, quietMs?: number) => {
  await page.locator(`[data-page="${name}"]:visible`).first().waitFor();
  await whenQuiet(page, quietMs);
};

/** Every page that a live remote has. */
const pagesOfRelease = async (page: Page): Promise<string[]> =>
  (await readLive(page)).versions.flatMap(({ manifest }) => manifest.pages.map(({ name }) => name));

/** The onboarding flow stands beside the console, and asks its visitors to sign in by themselves. */
const isBeside = (name: string) => name.startsWith('onboarding');

describe.each(languages)('at 1920, 1440, 1280 and 375 px in %s', (language) => {
  let visitor: Watched;
  beforeAll(async () => {
    visitor = await openPage(browser, { language });
    await lengthen(visitor.page, language);
  });
  afterAll(() => visitor.context.close());

  test.each(publicPages)('nothing of /%s is cut off or covered', async (address) => {
    await visitor.page.goto(`/${address}`);
    await arrived(visitor.page, address.replace(/\?.*/, ''));
    expect(await atEveryWidth(visitor.page)).toEqual([]);
    visitor.expectCalm();
  });

  test('nothing of any page of the console is cut off or covered, however long its names are', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language });
    await lengthen(page, language);
    await signIn(page, language, 'owner');
    await arrived(page, 'index');
    const wrong: string[] = [];
    const pages = await pagesOfRelease(page);
    for (const name of pages.filter((one) => !isBeside(one))) {
      await goWithin(page, `/main/${name}`);
      await arrived(page, name, 250);
      wrong.push(...(await atEveryWidth(page)).map((one) => `${name} at ${one}`));
    }
    await page.goto('/main/cards-balance');
    await page
      .getByRole('link', { name: /^\d{4} / })
      .first()
      .click();
    await arrived(page, 'cards-balance-view-card-detail');
    wrong.push(...(await atEveryWidth(page)).map((one) => `details at ${one}`));
    await page.goto('/main/no-such-page');
    await arrived(page, 'page-not-found');
    wrong.push(...(await atEveryWidth(page)).map((one) => `not found at ${one}`));
    for (const name of pages.filter(isBeside)) {
      await page.goto(`/${name}`);
      await page.locator('[data-page]:visible').first().waitFor();
      await whenQuiet(page);
      wrong.push(...(await atEveryWidth(page)).map((one) => `${name} at ${one}`));
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  });
});

/** Of texts that people have typed. */
const names = ['alias', 'name', 'en_US', 'zh_CN'];

/** Long names of company, person and menus, and strange ones in the data: as the server would answer them. */
async function lengthen(page: Page, language: Language): Promise<void> {
  const change = async (route: Route, by: (text: string) => string) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: by(await response.text()) });
  };
  await page.route('**/*', async (route) => {
    const { url, type } = { url: route.request().url(), type: route.request().resourceType() };
    if (type === 'document')
      return change(route, (text) =>
        text.replace(/("companyName":\{"en_US":")[^"]*(","zh_CN":")[^"]*"/, `$1${long.en_US}$2${long.zh_CN}"`),
      );
    if (/\/admin\/(login|session\/resume)$/.test(url))
      return change(route, (text) => text.replace(/("nickname":")[^"]*"/, `$1${long[language]}"`));
    if (url.endsWith('/admin/menu/query')) return change(route, withLongNames);
    if (/\/admin\/(card|account)\//.test(url)) return change(route, withStrangeNames);
    return route.continue();
  });
}

const withLongNames = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'names' ? long : value));

const withStrangeNames = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    names.includes(key) && typeof value === 'string' ? strange : value,
  );
