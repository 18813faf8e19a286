import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { usersOf } from '../support/users';
import { signIn } from '../support/walk';

const users = usersOf['shell/menus.spec.ts'];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const more = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More', exact: true });
const namesIn = async (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('link').allInnerTexts();

describe('menus', () => {
  test('[seed 2.13] pinned menus are sorted by keyboard, saved, and on top again after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.sortedByKeyboard);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Manage pinned menus' }).click();
    await page.getByRole('button', { name: 'Pin Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Pin Cards', exact: true }).click();
    await page.getByRole('button', { name: 'Reorder Cards' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'Save pins' }).click();
    await page.getByText('Pins saved').waitFor();
    expect(await namesIn(page, 'Pinned')).toEqual(['Cards', 'Dashboard']);
    const others = await namesIn(page, 'Workspace');
    expect(others).toContain('Reviews');
    for (const pinned of ['Cards', 'Dashboard']) expect(others).not.toContain(pinned);
    await page.reload();
    await page.getByRole('list', { name: 'Pinned' }).waitFor();
    expect(await namesIn(page, 'Pinned')).toEqual(['Cards', 'Dashboard']);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Manage pinned menus' }).click();
    await page.getByRole('button', { name: 'Unpin Cards' }).click();
    const unpinned = page.waitForResponse('**/menu/unPin');
    await page.getByRole('button', { name: 'Save pins' }).click();
    await unpinned;
    await page.getByRole('list', { name: 'Workspace' }).getByRole('link', { name: 'Cards', exact: true }).waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 2.13] pinned menus are sorted by dragging', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.sortedByDragging);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Manage pinned menus' }).click();
    await page.getByRole('button', { name: 'Pin Dashboard', exact: true }).click();
    await page.getByRole('button', { name: 'Pin Cards', exact: true }).click();
    const handle = (name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });
    const row = (name: string) => page.locator('dialog li').filter({ has: handle(name) });
    await row('Cards').dragTo(row('Dashboard'), { steps: 10 });
    const sorts = page.getByRole('dialog').getByRole('button', { name: /^Reorder / });
    await until(async () => (await sorts.first().getAttribute('aria-label')) === 'Reorder Cards');
    await page.getByRole('button', { name: 'Save pins' }).click();
    await page.getByText('Pins saved').waitFor();
    expect(await namesIn(page, 'Pinned')).toEqual(['Cards', 'Dashboard']);
    expectCalm();
    await context.close();
  });

  test('[seed 2.14, 9.6] a visited menu that is flagged is among the recent ones until they are cleared', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', users.recent);
    await page.goto('/main/cards-balance');
    await page.locator('[data-page=cards-balance]').waitFor();
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Cards', exact: true }).waitFor();
    const cleared = page.waitForResponse('**/menu/clearRecent');
    await page.getByRole('menuitem', { name: 'Clear recent' }).click();
    await cleared;
    await page.goto('/main/settings-profile');
    await page.locator('[data-page=settings-profile]').waitFor();
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Manage pinned menus' }).waitFor();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Manage pinned menus']);
    expectCalm();
    await context.close();
  });

  test('[seed 2.11] menus are loaded once, and again when a role has changed', async () => {
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
    await page.getByRole('navigation').getByRole('link', { name: 'Cards', exact: true }).first().click();
    await page.locator('[data-page=cards-balance]:visible').waitFor();
    expect(requested).toBe(1);

    // What the server says once somebody has taken the cards from this user's role.
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
      .getByRole('link', { name: 'Cards', exact: true })
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

  test('[seed 2.12] More takes what the height of the window cannot hold, so that the menu never scrolls', async () => {
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
    const list = page.getByRole('list', { name: 'Workspace' });
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

  test('[seed 3.1] a folded menu is still folded after a reload', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    expect(await page.evaluate(() => localStorage.getItem('showMenu'))).toBe('false');
    await page.reload();
    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    expectCalm();
    await context.close();
  });

  test('on a phone the menu is a bar of 60 px below the page, and nothing in the header lies over another', async () => {
    const { page, context, expectCalm } = await openPage(browser, { width: 375 });
    await signIn(page, 'en_US');
    const bar = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
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
      // 45 entries: nine that hold four others each.
      result.data.systemMenuList = Array.from({ length: 9 }, (_, group) => ({
        ...added(group * 5),
        subMenuList: [1, 2, 3, 4].map((n) => added(group * 5 + n)),
      }));
      await route.fulfill({ response, json: result });
    });

  test('menus below others are unfolded, fly out, and are behind More on a phone', async () => {
    const { page, context, expectCalm } = await openPage(browser, { height: 1080 });
    await nested(page);
    await signIn(page, 'en_US');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const below = menu.getByRole('button', { name: 'Added 0: pages below' });
    await below.waitFor();
    const wallet = menu.getByRole('link', { name: 'Added 1', exact: true });
    // The page of one below it is not open, so it is folded; by keyboard it is opened, and its page as well.
    await menu.getByRole('link', { name: 'Added 0', exact: true }).focus();
    if (!(await wallet.isVisible())) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-page=card-wallet]:visible').waitFor();
    expect(await wallet.getAttribute('aria-current')).toBe('page');
    const box = menu.locator('div').first();
    expect(await box.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);

    // Folded by hand it stays so after the page was loaded anew, also while its page is open.
    await below.click();
    await page.reload();
    await below.waitFor();
    expect(await below.getAttribute('aria-expanded')).toBe('false');

    await menu.getByRole('button', { name: 'Collapse menu' }).click();
    await menu.getByRole('button', { name: 'Added 0', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Added 2', exact: true }).click();
    await page.locator('[data-page=cards-user-wallet]:visible').waitFor();

    await page.setViewportSize({ width: 375, height: 800 });
    await menu.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Added 1', exact: true }).click();
    await page.locator('[data-page=card-wallet]:visible').waitFor();
    expectCalm();
    await context.close();
  });

  test('a page whose name has two parts comes with its title and its files', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'en_US', 'owner');
    const html = await (await page.request.get('/main/adminstration/menu')).text();
    expect(html).toContain('<title>Menus · VCC Console</title>');
    expect(html).toMatch(/<link rel="preload" as="script" href="\/r\/admin\//);
    await context.close();
  });
});
