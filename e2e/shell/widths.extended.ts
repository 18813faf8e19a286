import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { cutTablesOn, misplacedOn } from '../support/layout';
import { readLive } from '../support/offers';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { goWithin, labels, languages, signIn, type Language } from '../support/walk';

jest.setTimeout(180_000);

let browser: Browser;
/** How wide a column must be is up to what stands in it, and other tests write amounts of their own. */
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openOwnServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = (language: Language) => openPage(browser, { language, url: server.url });

/** Chinese is shorter: where it breaks differently, the usual window and the telephone show it. */
const widths = { en_US: [1920, 1440, 1280, 375], zh_CN: [1440, 375] } as const;
/** Of tablets: a folded menu and the header are on every page, so that some pages are enough. */
const tablets = [1024, 820];
const seenOnTablets = ['index', 'cards-balance'];
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
async function atEveryWidth(page: Page, language: Language, more: readonly number[] = []): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [...widths[language], ...more]) {
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

describe.each(languages)('at every width of a screen in %s', (language) => {
  let visitor: Watched;
  beforeAll(async () => {
    visitor = await open(language);
    await lengthen(visitor.page, language);
  });
  afterAll(() => visitor.context.close());

  test.each(publicPages)('nothing of /%s is cut off or covered', async (address) => {
    await visitor.page.goto(`/${address}`);
    await arrived(visitor.page, address.replace(/\?.*/, ''));
    expect(await atEveryWidth(visitor.page, language)).toEqual([]);
    visitor.expectCalm();
  });

  test('nothing of any page of the console is cut off or covered, however long its names are', async () => {
    const { page, context, expectCalm } = await open(language);
    await lengthen(page, language);
    await signIn(page, language, 'owner');
    await arrived(page, 'index');
    const wrong: string[] = [];
    const pages = await pagesOfRelease(page);
    for (const name of pages.filter((one) => !isBeside(one))) {
      await goWithin(page, `/main/${name}`);
      await arrived(page, name, 250);
      const more = seenOnTablets.includes(name) ? tablets : [];
      wrong.push(...(await atEveryWidth(page, language, more)).map((one) => `${name} at ${one}`));
    }
    await page.goto('/main/cards-balance');
    await page
      .getByRole('link', { name: /^\d{4} / })
      .first()
      .click();
    await arrived(page, 'cards-balance-view-card-detail');
    wrong.push(...(await atEveryWidth(page, language, tablets)).map((one) => `details at ${one}`));
    await page.goto('/main/no-such-page');
    await arrived(page, 'page-not-found');
    wrong.push(...(await atEveryWidth(page, language)).map((one) => `not found at ${one}`));
    for (const name of pages.filter(isBeside)) {
      await page.goto(`/${name}`);
      await page.locator('[data-page]:visible').first().waitFor();
      await whenQuiet(page);
      wrong.push(...(await atEveryWidth(page, language)).map((one) => `${name} at ${one}`));
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  });
});

test.each(languages)('on a tablet the menu is folded and the company has its whole name in %s', async (language) => {
  const { page, context, expectCalm } = await open(language);
  await signIn(page, language, 'owner');
  await arrived(page, 'index');
  const company = page.getByRole('banner').getByText(/^(Aldermoor Payments Ltd\.|奥德莫尔支付有限公司)$/);
  const menu = page.getByRole('navigation', { name: labels[language].menu });
  for (const [width, menuWidth] of [
    [1280, 216],
    [1024, 56],
    [820, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await misplacedOn(page)).toEqual([]);
    expect(await company.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect((await menu.boundingBox())?.width).toBe(menuWidth);
    const tops = await page
      .locator('[data-page=index] dl > div > dt')
      .evaluateAll((labelled) =>
        labelled.slice(0, 4).map((element) => Math.round(element.getBoundingClientRect().top)),
      );
    const inFirstLine = tops.filter((top) => top === tops[0]).length;
    expect({ width, tops, isEven: tops.length % inFirstLine }).toMatchObject({ isEven: 0 });
  }
  expectCalm();
  await context.close();
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
    if (type === 'document') return change(route, withLongCompany);
    if (/\/admin\/(login|session\/resume)$/.test(url))
      return change(route, (text) => withLongCompany(text).replace(/("nickname":")[^"]*"/, `$1${long[language]}"`));
    if (url.endsWith('/admin/menu/query')) return change(route, withLongNames);
    if (/\/admin\/(card|account)\//.test(url)) return change(route, withStrangeNames);
    return route.continue();
  });
}

const withLongCompany = (text: string) =>
  text.replace(/("companyName":\{"en_US":")[^"]*(","zh_CN":")[^"]*"/, `$1${long.en_US}$2${long.zh_CN}"`);

const withLongNames = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'names' ? long : value));

const withStrangeNames = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) =>
    names.includes(key) && typeof value === 'string' ? strange : value,
  );
