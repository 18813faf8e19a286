import type { Browser, Page, Route } from 'playwright-core';
import { openBrowser, openPage, whenQuiet, type Watched } from '../support/browser';
import { cutTablesOn, misplacedOn } from '../support/layout';
import { readLive } from '../support/offers';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { goWithin, labels, languages, signIn, type Language } from '../support/walk';

let browser: Browser;
/** The width of a column depends on its values, which other suites change. */
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), openOwnServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = (language: Language) => openPage(browser, { language, url: server.url });

/** Chinese texts are shorter, so two widths are enough. */
const widths = { en_US: [1920, 1440, 1280, 375], zh_CN: [1440, 375] } as const;
/** Widths of tablets: the collapsed menu and the header are the same on every page, so two pages are enough. */
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
/** Right-to-left scripts, composed emoji, a direction override, and a word without a break. */
const strange = 'مرحبا بالعالم שלום 👩‍👩‍👧‍👦🏳️‍🌈 \u202Eevil\u202C Donaudampfschifffahrtsgesellschaftskapitän';

/** Returns the layout errors of the open page at every width. */
async function atEveryWidth(page: Page, language: Language, more: readonly number[] = []): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [...widths[language], ...more]) {
    await page.setViewportSize({ width, height: 900 });
    // Columns are laid out in the next frame, for which this call waits.
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

/** Every page of the live remotes. */
const pagesOfRelease = async (page: Page): Promise<string[]> =>
  (await readLive(page)).versions.flatMap(({ manifest }) => manifest.pages.map(({ name }) => name));

/** The onboarding flow is outside the console and has its own sign-in. */
const isBeside = (name: string) => name.startsWith('onboarding');

describe.each(languages)('at every width of a screen in %s', (language) => {
  let visitor: Watched;
  beforeAll(async () => {
    visitor = await open(language);
    await lengthen(visitor.page, language);
  });
  afterAll(() => visitor.context.close());

  test.each(publicPages)('no content of /%s is truncated or covered', async (address) => {
    await visitor.page.goto(`/${address}`);
    await arrived(visitor.page, address.replace(/\?.*/, ''));
    expect(await atEveryWidth(visitor.page, language)).toEqual([]);
    visitor.expectCalm();
  });

  test('no content of any console page is truncated or covered when names are long', async () => {
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

test.each(languages)('on a tablet the menu is collapsed and the company name is complete in %s', async (language) => {
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

/** Fields with texts that users typed. */
const names = ['alias', 'name', 'en_US', 'zh_CN'];

/** Replaces names in responses: long names of company, user and menus, and strange names in records. */
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
