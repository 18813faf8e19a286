import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { usersOf } from '../support/users';
import { signIn, titleOf } from '../support/walk';

const texts = textsOf('en_US');

const users = usersOf['shell/menus.spec.ts'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const more = (page: Page) =>
  page
    .getByRole('navigation', { name: texts.shell('menu.label') })
    .getByRole('button', { name: texts.shell('menu.more'), exact: true });
const cards = texts.menu('cards-balance');
const dashboard = texts.menu('index');
const namesIn = async (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('link').allInnerTexts();

describe('menus', () => {
  test('[seed 2.13] pinned menus are sorted by keyboard, saved, and on top again after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.sortedByKeyboard);
    await more(page).click();
    await page.getByRole('menuitem', { name: texts.shell('pins.manage') }).click();
    await page.getByRole('button', { name: texts.shell('pins.pin', { name: dashboard }), exact: true }).click();
    await page.getByRole('button', { name: texts.shell('pins.pin', { name: cards }), exact: true }).click();
    await page.getByRole('button', { name: texts.shell('pins.sort', { name: cards }) }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: texts.shell('pins.save') }).click();
    await page.getByText(texts.shell('pins.saved')).waitFor();
    expect(await namesIn(page, texts.shell('menu.pinned'))).toEqual([cards, dashboard]);
    const others = await namesIn(page, texts.shell('menu.workspace'));
    expect(others).toContain(texts.menu('cards-cancel-review'));
    for (const pinned of [cards, dashboard]) expect(others).not.toContain(pinned);
    await page.reload();
    await page.getByRole('list', { name: texts.shell('menu.pinned') }).waitFor();
    expect(await namesIn(page, texts.shell('menu.pinned'))).toEqual([cards, dashboard]);
    await more(page).click();
    await page.getByRole('menuitem', { name: texts.shell('pins.manage') }).click();
    await page.getByRole('button', { name: texts.shell('pins.unpin', { name: cards }) }).click();
    const unpinned = page.waitForResponse('**/menu/unPin');
    await page.getByRole('button', { name: texts.shell('pins.save') }).click();
    await unpinned;
    await page
      .getByRole('list', { name: texts.shell('menu.workspace') })
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 2.13] pinned menus are sorted by dragging', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.sortedByDragging);
    await more(page).click();
    await page.getByRole('menuitem', { name: texts.shell('pins.manage') }).click();
    await page.getByRole('button', { name: texts.shell('pins.pin', { name: dashboard }), exact: true }).click();
    await page.getByRole('button', { name: texts.shell('pins.pin', { name: cards }), exact: true }).click();
    const handle = (name: string) =>
      page.getByRole('button', { name: texts.shell('pins.sort', { name }), exact: true });
    const row = (name: string) => page.locator('dialog li').filter({ has: handle(name) });
    await row(cards).dragTo(row(dashboard), { steps: 10 });
    const sorts = page.getByRole('dialog').getByRole('button', { name: texts.shell.pattern('pins.sort') });
    await until(
      async () => (await sorts.first().getAttribute('aria-label')) === texts.shell('pins.sort', { name: cards }),
    );
    await page.getByRole('button', { name: texts.shell('pins.save') }).click();
    await page.getByText(texts.shell('pins.saved')).waitFor();
    expect(await namesIn(page, texts.shell('menu.pinned'))).toEqual([cards, dashboard]);
    expectCalm();
    await context.close();
  });

  test('[seed 2.14, 9.6] a visited menu with the flag is among the recent menus until they are cleared', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.recent);
    await page.goto('/main/cards-balance');
    await page.locator('[data-page=cards-balance]').waitFor();
    await more(page).click();
    await page.getByRole('menuitem', { name: texts.menu('cards-balance'), exact: true }).waitFor();
    const cleared = page.waitForResponse('**/menu/clearRecent');
    await page.getByRole('menuitem', { name: texts.shell('menu.recent.clear') }).click();
    await cleared;
    await page.goto('/main/settings-profile');
    await page.locator('[data-page=settings-profile]').waitFor();
    await more(page).click();
    await page.getByRole('menuitem', { name: texts.shell('pins.manage') }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([texts.shell('pins.manage')]);
    expectCalm();
    await context.close();
  });

  test('[seed 2.11] menus are loaded once, and again after a change of roles', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    let requested = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/menu/query')) requested += 1;
    });
    await page.clock.install();
    const responses = page.waitForResponse('**/admin/flushTokenTime');
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await responses;
    await page
      .getByRole('navigation')
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .first()
      .click();
    await page.locator('[data-page=cards-balance]:visible').waitFor();
    expect(requested).toBe(1);

    // Response after the cards were removed from the user's role.
    await page.route('**/admin/flushTokenTime', async (route) => {
      const response = await (await route.fetch()).json();
      await route.fulfill({ json: { ...response, data: { ...response.data, menuVersion: 'another' } } });
    });
    await page.route('**/admin/menu/query', async (route) => {
      const response = await (await route.fetch()).json();
      const { systemMenuList, ...rest } = response.data;
      const left = systemMenuList.filter(({ url }: { url: string }) => url !== 'cards-balance');
      await route.fulfill({ json: { ...response, data: { ...rest, systemMenuList: left, menuVersion: 'another' } } });
    });
    await page.clock.fastForward(61_000);
    await page.mouse.move(300, 300);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: texts.menu('cards-balance'), exact: true })
      .first()
      .waitFor({ state: 'detached' });
    await page.clock.fastForward(61_000);
    const again = page.waitForResponse('**/admin/flushTokenTime');
    await page.mouse.move(310, 310);
    await again;
    expect(requested).toBe(2);
    expectCalm();
    await context.close();
  });

  test('[seed 2.12] More contains the menus that exceed the window height, so that the menu never scrolls', async () => {
    const { page, context, expectCalm } = await openPage(browser, { height: 1000 });
    await page.route('**/admin/menu/query', async (route) => {
      const response = await route.fetch();
      const result = await response.json();
      const [first] = result.data.systemMenuList;
      const added = Array.from({ length: 30 }, (_, n) => ({
        ...first,
        menuId: `menu_01ARZ3NDEKTSV4RRFFQ69G5${String(n).padStart(3, '0')}`,
        url: `added-${n}`,
        names: { en_US: `Added ${n}`, zh_CN: `新增${n}` },
        subMenuList: [],
      }));
      result.data.systemMenuList.push(...added);
      await route.fulfill({ response, json: result });
    });
    await signIn(page, 'en_US');
    const list = page.getByRole('list', { name: texts.shell('menu.workspace') });
    await list.getByRole('link').nth(5).waitFor();
    const counts: number[] = [];
    for (const height of [1000, 700, 500]) {
      await page.setViewportSize({ width: 1440, height });
      await until(() =>
        page.evaluate<boolean>(
          "{ const { scrollHeight, clientHeight } = document.querySelector('nav ul').closest('nav > div'); scrollHeight <= clientHeight }",
        ),
      );
      counts.push(await list.getByRole('link').count());
    }
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
    expect(counts[1]).toBeGreaterThan(counts[2] ?? 0);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Added 29' }).waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 3.1] a collapsed menu stays collapsed after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.getByRole('button', { name: texts.ui('collapseMenu') }).click();
    expect(await page.evaluate(() => localStorage.getItem('showMenu'))).toBe('false');
    await page.reload();
    await page.getByRole('button', { name: texts.ui('expandMenu') }).waitFor();
    expectCalm();
    await context.close();
  });

  test('on a phone the menu is a bar of 60 px below the page, and parts of the header do not overlap', async () => {
    const { page, context, expectCalm } = await openPage(browser, { width: 375 });
    await signIn(page, 'en_US');
    const bar = await page.getByRole('navigation', { name: texts.shell('menu.label') }).boundingBox();
    expect(bar).toMatchObject({ x: 0, y: 840, width: 375, height: 60 });
    const boxes = await page
      .locator('header')
      .first()
      .locator('> * > *')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [left, right]),
      );
    for (const [index, [left = 0]] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual(index === 0 ? 0 : (boxes[index - 1]?.[1] ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expectCalm();
    await context.close();
  });

  const nested = async (page: Page) =>
    page.route('**/admin/menu/query', async (route) => {
      const response = await route.fetch();
      const result = await response.json();
      const [first] = result.data.systemMenuList;
      const added = (n: number) => ({
        ...first,
        menuId: `menu_01ARZ3NDEKTSV4RRFFQ69G5${String(n).padStart(3, '0')}`,
        url: ['cards-transactions', 'card-wallet', 'cards-user-wallet'][n] ?? `added-${n}`,
        names: { en_US: `Added ${n}`, zh_CN: `新增${n}` },
        isHidden: false,
        subMenuList: [],
      });
      // 45 entries: nine parents with four children each.
      result.data.systemMenuList = Array.from({ length: 9 }, (_, group) => ({
        ...added(group * 5),
        subMenuList: [1, 2, 3, 4].map((n) => added(group * 5 + n)),
      }));
      await route.fulfill({ response, json: result });
    });

  test('child menus expand, fly out of a collapsed menu, and are in More on a phone', async () => {
    const { page, context, expectCalm } = await openPage(browser, { height: 1080 });
    await nested(page);
    await signIn(page, 'en_US');
    const menu = page.getByRole('navigation', { name: texts.shell('menu.label') });
    const below = menu.getByRole('button', { name: texts.ui('menuBelow', { label: 'Added 0' }) });
    await below.waitFor();
    const wallet = menu.getByRole('link', { name: 'Added 1', exact: true });
    // Collapsed because none of its pages is open. The keyboard expands it and opens a page.
    await menu.getByRole('link', { name: 'Added 0', exact: true }).focus();
    if (!(await wallet.isVisible())) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-page=card-wallet]:visible').waitFor();
    expect(await wallet.getAttribute('aria-current')).toBe('page');
    const box = menu.locator('div').first();
    expect(await box.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);

    // It stays collapsed after a reload, because the user collapsed it, although one of its pages is open.
    await below.click();
    await page.reload();
    await below.waitFor();
    expect(await below.getAttribute('aria-expanded')).toBe('false');

    await menu.getByRole('button', { name: texts.ui('collapseMenu') }).click();
    await menu.getByRole('button', { name: 'Added 0', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Added 2', exact: true }).click();
    await page.locator('[data-page=cards-user-wallet]:visible').waitFor();

    await page.setViewportSize({ width: 375, height: 800 });
    await menu.getByRole('button', { name: texts.shell('menu.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: 'Added 1', exact: true }).click();
    await page.locator('[data-page=card-wallet]:visible').waitFor();
    expectCalm();
    await context.close();
  });

  test('a page with a two-part name is served with its title and its preloads', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US', 'owner');
    const html = await (await page.request.get('/main/adminstration/menu')).text();
    expect(html).toContain(`<title>${titleOf('adminstration/menu', 'en_US')}</title>`);
    expect(html).toMatch(/<link rel="preload" as="script" href="\/r\/admin\//);
    await context.close();
  });
});
