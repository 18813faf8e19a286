import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { inTurn } from '../support/in-turn';
import { type Language, languages, post, signIn, sessionOf } from '../support/walk';

const labels = {
  en_US: {
    saved: 'View: Saved views',
    view: (name: string) => `View: ${name}`,
    modified: (name: string) => `View: ${name} (modified)`,
    save: 'Save view',
    changes: 'Save changes',
    back: 'Revert changes',
    edit: 'Edit view',
    first: 'Set as default',
    none: 'Standard view',
    remove: 'Delete view',
    name: 'Name',
    company: 'Everyone in the company',
    submitEdit: 'Save',
    columns: 'Columns',
    done: 'Done',
    alias: 'Card alias',
    up: 'Move Card alias up',
    width: 'Width of Card alias',
    compact: 'Compact rows',
    frozen: 'Frozen',
    active: 'Active',
    balance: 'Balance',
    partly: 'This view refers to something that no longer exists. The list shows the rest.',
    gone: "The view in this link doesn't exist or isn't shared with you. The list uses the filters in the link.",
    selected: '3 selected',
  },
  zh_CN: {
    saved: '视图：已保存的视图',
    view: (name: string) => `视图：${name}`,
    modified: (name: string) => `视图：${name}（已修改）`,
    save: '保存视图',
    changes: '保存修改',
    back: '恢复已保存的视图',
    edit: '编辑视图',
    first: '设为默认',
    none: '标准视图',
    remove: '删除视图',
    name: '名称',
    company: '公司所有人',
    submitEdit: '保存',
    columns: '列设置',
    done: '完成',
    alias: '卡片别名',
    up: '上移卡片别名',
    width: '卡片别名的宽度',
    compact: '紧凑行距',
    frozen: '已冻结',
    active: '正常',
    balance: '余额',
    partly: '该视图包含已不存在的条件。列表按其余条件显示。',
    gone: '链接中的视图不存在或未与您共享。列表按链接本身的条件显示。',
    selected: '已选3项',
  },
} as const satisfies Record<Language, unknown>;

const list = '/card/list';
const pageName = 'cards-balance';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

interface Notification {
  views: { id: string; name: string; version: number; isOwn: boolean }[];
}

/** Takes away what a try has left, so that the lists of these users are as they were. */
async function forgetAll(): Promise<void> {
  for (const login of ['operations', 'support']) {
    const headers = await sessionOf(login);
    await post('/view/look', { list, look: null }, headers);
    const { views } = (await post('/view/list', { list }, headers)).data as Notification;
    for (const { id, version, isOwn } of views) if (isOwn) await post('/view/delete', { id, version }, headers);
  }
}
beforeEach(forgetAll);

const pageOf = (page: Page) => page.locator(`[data-page=${pageName}]`).filter({ visible: true });
const titlesOf = (page: Page) => pageOf(page).locator('thead th').allInnerTexts();
const stateOf = (page: Page) => new URL(page.url()).searchParams;

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/main/${pageName}${search}`);
  await pageOf(page).locator('tbody tr[data-row]').first().waitFor();
  await whenQuiet(page);
}

/** Opens the menu of views under its name, and takes an entry of it. */
async function choose(page: Page, label: string, entry: string | RegExp): Promise<void> {
  await pageOf(page).getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk('a view keeps filters, order, columns and density, says when it was changed, and goes back', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page, '?state=FROZEN&sort=-balance');
    const before = await titlesOf(page);
    expect(before).toContain(say.alias);
    await pageOf(page).getByRole('button', { name: say.columns, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: say.alias }).click();
    await dialog.getByRole('button', { name: say.done }).click();
    await pageOf(page).getByRole('button', { name: say.compact }).click();
    const hidden = before.filter((title) => title !== say.alias);
    expect(await titlesOf(page)).toEqual(hidden);

    const name = `Frozen ${Date.now() % 100_000}`;
    await choose(page, say.saved, say.save);
    await dialog.getByRole('textbox', { name: say.name }).fill(name);
    await dialog.getByRole('button', { name: say.save }).click();
    await pageOf(page)
      .getByRole('button', { name: say.view(name), exact: true })
      .waitFor();
    const id = stateOf(page).get('view') ?? '';
    expect(id).toMatch(/^view_/);

    await pageOf(page).getByRole('tab', { name: say.active }).click();
    await pageOf(page)
      .getByRole('button', { name: say.modified(name), exact: true })
      .waitFor();
    await choose(page, say.modified(name), say.back);
    await pageOf(page)
      .getByRole('button', { name: say.view(name), exact: true })
      .waitFor();
    expect([stateOf(page).get('state'), stateOf(page).get('sort')]).toEqual(['FROZEN', '-balance']);

    // Another way to look is the view's once it is saved into it.
    await pageOf(page).getByRole('button', { name: say.compact }).click();
    await choose(page, say.modified(name), say.changes);
    await pageOf(page)
      .getByRole('button', { name: say.view(name), exact: true })
      .waitFor();

    // The short address of the view, somewhere else.
    await whenQuiet(page);
    await open(page, `?view=${id}`);
    await pageOf(page)
      .getByRole('button', { name: say.view(name), exact: true })
      .waitFor();
    expect([stateOf(page).get('state'), stateOf(page).get('sort')]).toEqual(['FROZEN', '-balance']);
    expect(await titlesOf(page)).toEqual(hidden);
    expect(await pageOf(page).getByRole('button', { name: say.compact }).getAttribute('aria-pressed')).toBe('false');
    expectCalm();
    await context.close();
  });

  walk(
    'a view is shared with the company, begins the list of a colleague, and is gone once it is deleted',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      await signIn(page, language);
      await open(page, '?state=FROZEN');
      const name = `Shared ${Date.now() % 100_000}`;
      await choose(page, say.saved, say.save);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say.name }).fill(name);
      await dialog.getByRole('button', { name: say.save }).click();
      await choose(page, say.view(name), say.edit);
      await dialog.getByRole('radio', { name: say.company }).click();
      await dialog.getByRole('button', { name: say.submitEdit, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });

      const colleague = await openPage(browser, { language });
      await signIn(colleague.page, language, 'support');
      await open(colleague.page);
      await choose(colleague.page, say.saved, name);
      await colleague.page.waitForURL(/state=FROZEN/);
      await pageOf(colleague.page)
        .getByRole('button', { name: say.view(name), exact: true })
        .click();
      const menu = colleague.page.getByRole('menu');
      expect(await menu.getByText(say.remove).count()).toBe(0);
      await menu.getByText(say.first, { exact: true }).click();
      await whenQuiet(colleague.page);
      await open(colleague.page);
      expect(stateOf(colleague.page).get('state')).toBe('FROZEN');
      await pageOf(colleague.page)
        .getByRole('button', { name: new RegExp(name) })
        .click();
      await menu.getByText(say.none, { exact: true }).click();
      await colleague.page.waitForURL(/view=none/);
      await whenQuiet(colleague.page);
      expect(stateOf(colleague.page).has('state')).toBe(false);

      await choose(page, say.view(name), say.remove);
      await dialog.getByRole('button', { name: say.remove }).click();
      await pageOf(page).getByRole('button', { name: say.saved, exact: true }).waitFor();
      expect(stateOf(page).get('state')).toBe('FROZEN');
      await open(colleague.page);
      expect(stateOf(colleague.page).has('state')).toBe(false);
      expectCalm();
      colleague.expectCalm();
      await colleague.context.close();
      await context.close();
    },
  );

  walk('a view that asks for what there is no more shows the rest of it, and says so', async () => {
    const headers = { ...(await sessionOf()), 'idempotency-key': crypto.randomUUID() };
    const content = {
      filters: [
        { name: 'state', values: ['FROZEN'] },
        { name: 'moonPhase', values: ['FULL'] },
      ],
      keyword: '',
      sort: { key: 'shoeSize', dir: 'asc' },
      look: { columns: [{ key: 'shoeSize', isShown: true, width: null }], density: 'COMFORTABLE' },
    };
    const draft = { list, name: 'Old', scope: 'PRIVATE', roleId: null, content };
    const { data } = await post('/view/create', draft, headers);
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page, `?view=${(data as { id: string }).id}`);
    await page.getByText(say.partly).waitFor();
    expect(stateOf(page).get('state')).toBe('FROZEN');
    expect(await titlesOf(page)).toContain(say.alias);
    await open(page, '?view=view_01ARZ3NDEKTSV4RRFFQ69G5FAV&state=ACTIVE');
    await page.getByText(say.gone).waitFor();
    expectCalm();
    await context.close();
  });

  walk('columns are moved, widened and stored for their user, wherever they sign in', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page);
    const before = await titlesOf(page);
    const from = before.indexOf(say.alias);
    await pageOf(page).getByRole('button', { name: say.columns, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const up = dialog.getByRole('button', { name: say.up, exact: true });
    await up.focus();
    await page.keyboard.press('Enter');
    expect((await titlesOf(page)).indexOf(say.alias)).toBe(from - 1);
    const width = dialog.getByRole('textbox', { name: say.width });
    await width.fill('220');
    await width.press('Enter');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: say.balance })
      .dragTo(dialog.getByRole('listitem').first(), { steps: 10 });
    expect((await titlesOf(page)).filter(Boolean)[0]).toBe(say.balance);
    await dialog.getByRole('button', { name: say.done }).click();
    const wanted = await titlesOf(page);

    // By the edge of its head.
    const head = pageOf(page).getByRole('columnheader', { name: say.alias });
    expect((await head.boundingBox())?.width).toBe(220);
    const box = await head.boundingBox();
    if (!box) throw new Error('The column is not there.');
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 36, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await whenQuiet(page);
    expect(stateOf(page).has('cols')).toBe(false);

    const elsewhere = await openPage(browser, { language });
    await signIn(elsewhere.page, language);
    await open(elsewhere.page);
    expect(await titlesOf(elsewhere.page)).toEqual(wanted);
    const there = pageOf(elsewhere.page).getByRole('columnheader', { name: say.alias });
    expect((await there.boundingBox())?.width).toBe(260);
    expectCalm();
    elsewhere.expectCalm();
    await elsewhere.context.close();
    await context.close();
  });

  walk('a list is walked, chosen from and searched without a mouse', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('/');
    expect(await pageOf(page).getByRole('searchbox').inputValue()).toBe('/');
    await pageOf(page).getByRole('searchbox').fill('');
    await pageOf(page).locator('tbody tr[data-row="0"]').focus();
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+J');
    await pageOf(page).getByText(say.selected).waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL(/cards-balance-view-card-detail/);
    expectCalm();
    await context.close();
  });
});

test('a phone shows the views of a list and a table without rows as axe wants them', async () => {
  const { context, page, expectCalm } = await openPage(browser, { width: 390, height: 844 });
  await signIn(page, 'en_US', 'operations');
  await open(page);
  expect(await pageOf(page).getByRole('button', { name: labels.en_US.columns, exact: true }).count()).toBe(0);
  await pageOf(page).getByRole('button', { name: labels.en_US.saved, exact: true }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.goto('/main/cards-share-cards?q=no+such+card');
  await page.locator('[data-page=cards-share-cards] table').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});

test('the settings of columns and the dialog of a view are as axe wants them', async () => {
  const { context, page, expectCalm } = await openPage(browser, { theme: 'dark' });
  await signIn(page, 'en_US', 'operations');
  await open(page);
  await pageOf(page).getByRole('button', { name: labels.en_US.columns, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, labels.en_US.saved, labels.en_US.save);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});
