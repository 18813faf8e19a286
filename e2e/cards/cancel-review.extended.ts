import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { type Language, post, sessionOf, signIn } from '../support/walk';

const labels = {
  en_US: {
    bell: 'Notifications',
    waiting: 'A review needs your attention',
    active: 'Active',
    more: 'More actions',
    cancel: 'Cancel card',
    reason: 'Reason',
    left: 'Cardholder left',
    waits: 'Cancellation review',
    approve: 'Approve',
    approved: 'Approved',
    matches: 'Match',
    close: 'Close',
    start: 'Start reviewing',
    list: 'Show the list',
    cancelled: 'Cancelled',
    over: 'The card is cancelled',
  },
  zh_CN: {
    bell: '通知',
    waiting: '有一项审核待您处理',
    active: '正常',
    more: '更多操作',
    cancel: '注销卡片',
    reason: '原因',
    left: '持卡人离职',
    waits: '注销审核',
    approve: '通过',
    approved: '已通过',
    matches: '一致',
    close: '关闭',
    start: '逐项处理',
    list: '显示列表',
    cancelled: '已注销',
    over: '卡片已注销',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const browsers: Watched[] = [];
afterEach(async () => {
  for (const { context } of browsers.splice(0)) await context.close();
});

async function enter(language: Language, loginName: string): Promise<Page> {
  const watched = await openPage(browser, { language });
  browsers.push(watched);
  await signIn(watched.page, language, loginName);
  return watched.page;
}

/** Cards of this BIN belong to a channel that answers at once and never refuses. */
async function quietBin(): Promise<string | undefined> {
  const { data } = await post('/cardBin/options', {}, await sessionOf());
  // The shape of the contract, which the server checks before it answers.
  const { list } = data as { list: { id: string; bin: string }[] };
  return list.find(({ bin }) => bin === '40001201')?.id;
}

test.each(['en_US', 'zh_CN'] as const)(
  '[seed 4.7, 4.11] in %s one person asks for the end of a card and another approves it',
  async (language) => {
    const say = labels[language];
    const page = await enter(language, 'operations');
    await page.goto(`/main/cards-balance?state=ACTIVE&binId=${await quietBin()}`);
    const list = page.locator('[data-page=cards-balance]');
    await list.getByRole('row').nth(1).filter({ hasText: say.active }).getByRole('link').first().click();
    const card = page.locator('[data-page=cards-balance-view-card-detail]');
    await card.getByRole('button', { name: say.more }).first().click();
    await page.getByRole('menuitem', { name: say.cancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say.reason }).click();
    await page.getByRole('option', { name: say.left }).click();
    await dialog.getByRole('button', { name: say.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });
    await card.getByText(say.waits, { exact: true }).first().waitFor();
    const address = page.url();
    const last4 = (await card.getByRole('heading', { level: 1 }).innerText()).slice(-4);

    const other = await enter(language, 'finance.checker');
    // The second approver gets a notification with a link to the review.
    await other.getByRole('button', { name: new RegExp(`^${say.bell}, \\d`) }).click();
    const reported = other.getByRole('dialog', { name: say.bell });
    await reported
      .getByRole('listitem', { name: say.waiting })
      .filter({ hasText: last4 })
      .first()
      .getByRole('link')
      .click();
    await reported.waitFor({ state: 'hidden' });
    const workbench = other.locator('[data-page=cards-cancel-review]');
    const row = workbench.getByRole('row').filter({ hasText: last4 }).filter({ hasText: 'Daniel Koh' }).first();
    // What ledger and channel say stands beside the row before anybody decides.
    await row.getByRole('cell', { name: /^RV-/ }).dblclick();
    const compared = other.getByRole('dialog');
    await compared.getByText(say.matches, { exact: true }).waitFor();
    await compared.getByRole('button', { name: say.close, exact: true }).click();
    await compared.waitFor({ state: 'hidden' });
    // The same card stands in the queue of the workbench, which anybody can read.
    await workbench.getByRole('button', { name: say.start }).click();
    await workbench
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasText: `••${last4}` })
      .first()
      .click();
    await workbench.getByRole('heading', { level: 2 }).filter({ hasText: last4 }).waitFor();
    expect(await findingsOf(other)).toEqual([]);
    await workbench.getByRole('button', { name: say.list }).click();
    await row.hover();
    await row.getByRole('button', { name: say.approve, exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: say.approve, exact: true }).click();
    await other.getByRole('dialog').waitFor({ state: 'hidden' });
    await row.filter({ hasText: say.approved }).waitFor();

    await page.goto(address);
    await card.getByText(say.cancelled, { exact: true }).first().waitFor();
    await card.getByRole('button', { name: say.more }).first().click();
    expect(await page.getByRole('menuitem', { name: say.cancel, disabled: true }).innerText()).toContain(say.over);
  },
);
