import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { textsOf } from '../support/texts';
import { type Language, post, sessionOf, signIn } from '../support/walk';

function labelsIn(language: Language) {
  const { admin, cards, ui, dict, reason } = textsOf(language);
  return {
    bell: ui('notifications'),
    waiting: dict('notification_type', 'REVIEW_WAITING'),
    active: dict('card_state', 'ACTIVE'),
    more: ui('moreActions'),
    cancel: cards('card.cancel'),
    reason: cards('card.reason'),
    left: dict('cancel_reason', 'HOLDER_LEFT'),
    waits: dict('card_state', 'CANCEL_REVIEW'),
    approve: cards('cancellation.APPROVE'),
    approved: dict('review_state', 'APPROVED'),
    matches: cards('workbench.match.MATCHED'),
    close: cards('kit.close'),
    start: admin('workbench.start'),
    list: admin('workbench.list'),
    cancelled: dict('card_state', 'CANCELLED'),
    over: reason('CARD_CANCELLED'),
  };
}

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

/** BIN of a channel that responds immediately and never refuses. */
async function quietBin(): Promise<string | undefined> {
  const { data } = await post('/cardBin/options', {}, await sessionOf());
  // The server validates responses against the contract.
  const { list } = data as { list: { id: string; bin: string }[] };
  return list.find(({ bin }) => bin === '40001201')?.id;
}

test.each(['en_US', 'zh_CN'] as const)(
  '[seed 4.7, 4.11] in %s one user requests the cancellation of a card and another approves it',
  async (language) => {
    const say = labelsIn(language);
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
    // The second approver gets a notification that links to the review.
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
    // Balances of ledger and channel are shown next to the row before the decision.
    await row.getByRole('cell', { name: /^RV-/ }).dblclick();
    const compared = other.getByRole('dialog');
    await compared.getByText(say.matches, { exact: true }).waitFor();
    await compared.getByRole('button', { name: say.close, exact: true }).click();
    await compared.waitFor({ state: 'hidden' });
    // The same card is in the workbench queue.
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
