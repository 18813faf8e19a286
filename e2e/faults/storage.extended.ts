import { codes, messageOf } from '@console/contracts';
import type { Browser, Page } from 'playwright-core';
import { callAtOnce } from '../support/api-of-page';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { textsOf } from '../support/texts';
import { demoPassword, signIn, labels } from '../support/walk';

const texts = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shown = (page: Page, name: string) => page.locator(`[data-page=${name}]:visible`).waitFor();
const menu = (page: Page) => page.getByRole('navigation', { name: texts.shell('menu.label') });

/** Uses menus, tabs, a form and the sign-out. */
async function workThrough(page: Page): Promise<void> {
  await signIn(page, 'en_US');
  await shown(page, 'index');
  await page.getByRole('button', { name: texts.ui('collapseMenu') }).click();
  await page.getByRole('button', { name: texts.ui('expandMenu') }).click();
  await menu(page)
    .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
    .click();
  await page
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: texts.cards('card.create') }).click();
  await page.getByLabel(texts.cards('card.alias')).fill('Trip to Lisbon');
  await page.getByRole('tab', { name: texts.ui('unsaved') }).waitFor();
  await menu(page)
    .getByRole('link', { name: texts.menu('index'), exact: true })
    .click();
  await shown(page, 'index');
  await page.getByRole('tab', { name: texts.ui('unsaved') }).click();
  expect(await page.getByLabel(texts.cards('card.alias')).inputValue()).toBe('Trip to Lisbon');
  await page.getByRole('button', { name: 'Daniel Koh' }).click();
  await page.getByRole('menuitem', { name: labels.en_US.signOut }).click();
  const question = page.getByRole('dialog', { name: texts.shell('sign-out.title') });
  await question.getByRole('button', { name: labels.en_US.signOut }).click();
  await page.waitForURL('**/login');
}

const storageForbidden = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`;

const faults: [string, string][] = [
  ['is forbidden', storageForbidden],
  [
    'throws on every call',
    `for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
       Storage.prototype[name] = () => { throw new DOMException('broken', 'UnknownError'); };`,
  ],
  [
    'is full',
    `for (let size = 1 << 22; size > 0; size >>= 1)
       for (const store of [localStorage, sessionStorage])
         try { for (let n = 0; n < 9; n++) store.setItem('x' + size + n, 'x'.repeat(size)); } catch {}`,
  ],
  [
    'has invalid JSON',
    `for (const name of ['user', 'onboardingUser', 'mainTagList', 'showMenu', 'systemMarker', 'version', 'browserTab'])
       for (const store of [localStorage, sessionStorage]) store.setItem(name, '{{[1,"\\u0000');`,
  ],
  [
    'has values of other types',
    `localStorage.setItem('user', '[]'); localStorage.setItem('showMenu', 'null');
     localStorage.setItem('mainTagList', '{"userId":7,"tabs":[{"href":"javascript:alert(1)","isPinned":"yes"}]}');`,
  ],
];

describe('[seed 3.1] F29: the console works in memory if the storage', () => {
  test.each(faults)('%s', async (_name, script) => {
    const { page, context, expectCalm } = await openPage(browser);
    await context.addInitScript(script);
    await workThrough(page);
    expectCalm();
    await context.close();
  });
});

describe('[seed 6.2] F29: tampered permissions', () => {
  test('permissions edited in the storage have no effect', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await context.addInitScript(
      `localStorage.setItem('user', JSON.stringify({ nickname: 'Owner', roleIds: ['role_owner'], token: 'x', buttons: ['cards.card.view'] }))`,
    );
    await signIn(page, 'en_US', 'developer');
    await shown(page, 'index');
    expect(await menu(page).getByRole('link').allInnerTexts()).toEqual([
      texts.menu('index'),
      texts.menu('devops-module-list'),
      texts.menu('devops-index'),
      texts.menu('settings-developer'),
    ]);
    await page.goto('/main/cards-balance');
    await page.waitForURL('**/error-401?from=%2Fmain%2Fcards-balance');
    expectCalm();
    await context.close();
  });

  test('permissions edited in a response show pages and buttons, but the server refuses their calls', async () => {
    const { page, context } = await openPage(browser);
    const owner = await openPage(browser);
    const seen = owner.page.waitForResponse('**/admin/menu/query');
    await signIn(owner.page, 'en_US', 'owner');
    const menus = await (await seen).json();
    await owner.context.close();
    await page.route('**/admin/menu/query', (route) => route.fulfill({ json: menus }));
    await signIn(page, 'en_US', 'developer');
    await menu(page)
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .click();
    await shown(page, 'cards-balance');
    await page
      .getByText(messageOf(codes.noPermission, 'en_US', { reads: true }))
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /^\d{4} / }).count()).toBe(0);
    const ends = await callAtOnce(page, ['/card/list', '/card/detail', '/card/create', '/card/freeze']);
    const [toSee, toSave] = [
      messageOf(codes.noPermission, 'en_US', { reads: true }),
      messageOf(codes.noPermission, 'en_US'),
    ];
    expect(ends).toEqual([toSee, toSee, toSave, toSave]);
    expect(page.url()).toContain('/main/cards-balance');
    await context.close();
  });
});

/** Blocks cookies and storage as a browser setting does. The returned function allows cookies again. */
async function keepNoCookies({ context, page }: Watched): Promise<() => Promise<void>> {
  await context.route('**/*', async (route) => {
    const { cookie: _none, ...headers } = await route.request().allHeaders();
    if (route.request().url().endsWith('/admin/events')) return route.continue({ headers });
    // The page may be closed already.
    const response = await route.fetch({ headers, maxRedirects: 0 }).catch(() => null);
    if (!response) return undefined;
    await context.clearCookies();
    const { 'set-cookie': _dropped, ...stored } = response.headers();
    return route.fulfill({ response, headers: stored }).catch(() => undefined);
  });
  await context.addInitScript(storageForbidden);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  return async () => {
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: false });
    await context.unroute('**/*');
  };
}

test('F30: the sign-in form shows that cookies are blocked, and works once they are allowed', async () => {
  const watched = await openPage(browser);
  const { page, context } = watched;
  await context.clearCookies();
  const allow = await keepNoCookies(watched);
  const faultsSeen: string[] = [];
  page.on('pageerror', ({ message }) => faultsSeen.push(message));
  await page.goto('/main/cards-balance');
  await page.waitForURL('**/login?from=%2Fmain%2Fcards-balance');
  await page.getByText(texts.shell('sign-in.cookies')).waitFor();
  const { account, password, signIn: submit } = labels.en_US;
  await page.getByLabel(account).fill('operations');
  await page.getByLabel(password, { exact: true }).fill(demoPassword);
  expect(await page.getByRole('button', { name: submit }).isDisabled()).toBe(true);
  expect(await context.cookies()).toEqual([]);
  await allow();
  await page.reload();
  await page.getByLabel(account).fill('operations');
  await page.getByLabel(password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: submit }).click();
  await shown(page, 'cards-balance');
  expect(faultsSeen).toEqual([]);
  await context.close();
});
