import { until } from '@console/configs/jest/deadline';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { enterOn, jumpTo, pick, tabTo, typeInto } from '../support/keyboard';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { sessionAt } from '../support/session';
import { startOf, textsOf } from '../support/texts';
import { demoPassword } from '../support/walk';

const { accounts, admin, cards, dict, menu, shell, ui } = textsOf('en_US');

// The workbench counts pending reviews, so this suite needs a separate product.
let server: OwnServer;
let browser: Browser;
let watched: Watched;
let page: Page;
let operations: Record<string, string>;

type Result<Data> = { code: number; message: string; data: Data };

/** API call that stands for channels and colleagues. */
async function ask<Data>(path: string, body: unknown, headers = operations): Promise<Data> {
  const response = await fetch(`${server.url}/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
  const result = (await response.json()) as Result<Data>;
  if (result.code !== 200) throw new Error(`${path} was refused: ${result.message}`);
  return result.data;
}

beforeAll(async () => {
  server = await openOwnServer();
  browser = await openBrowser();
  operations = await sessionAt(server.url, 'operations');
  await fillWorkbench();
  watched = await openPage(browser, { url: server.url });
  page = watched.page;
});
afterAll(async () => {
  // This also closes the pages.
  await browser.close();
  await server.stop();
});

const cancellations = 50;
const mismatches = 5;
const open = ['PENDING', 'STUCK', 'MISMATCH', 'FAILED'];

const alias = 'Project over';

/** A colleague requests the cancellation of fifty cards; the channel reports a higher balance for five of them. */
async function fillWorkbench(): Promise<void> {
  // Reviews of the demo are decided first, so the workbench has the fifty alone.
  await server.sql(`update review set maker_id = (select id from app_user where login_name = 'owner')`);
  const ids = await issue();
  const differing = ids.slice(0, mismatches).map((id) => `'${id}'`);
  await server.sql(`insert into sandbox_card (card_id, company_id, gap_minor)
    select id, company_id, 250 from card where id in (${differing.join()})`);
  await ask('/card/bulkCancel', { selection: { matching: { keyword: alias }, except: [] }, reason: 'NOT_NEEDED' });
  await until(async () => {
    const { list } = await ask<{ list: { id: string }[] }>('/review/list', {
      pageSize: 100,
      filter: { kind: ['CARD_CANCEL'], stage: open, isMine: true },
    });
    let read = 0;
    // Sequentially, because a session may make only a limited number of concurrent calls.
    for (const { id } of list)
      if ((await ask<{ match: string }>('/cancellation/detail', { id })).match !== 'UNREAD') read += 1;
    return read === cancellations;
  }, 'The answer of the channel for every card');
}

async function issue(): Promise<string[]> {
  const merchants = await ask<{ list: { id: string; status: string }[] }>('/merchant/options', {});
  const merchantId = merchants.list.find(({ status }) => status === 'ACTIVE')?.id;
  const bins = await ask<{ list: { id: string; bin: string }[]; today: string }>('/cardBin/issuable', {});
  const accounts = await ask<{ list: { id: string; currency: string }[] }>('/account/options', { merchantId });
  const draft = {
    binId: bins.list.find(({ bin }) => bin === '40001201')?.id,
    merchantId,
    accountId: accounts.list.find(({ currency }) => currency === 'USD')?.id,
    deposit: { amount: '10.00', currency: 'USD' },
    alias,
    validTo: `${Number(bins.today.slice(0, 4)) + 1}-06-30`,
  };
  const ids: string[] = [];
  while (ids.length < cancellations) ids.push((await ask<{ card: { id: string } }>('/card/create', draft)).card.id);
  return ids;
}

const pageOf = (name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const dialog = (): Locator => page.getByRole('dialog');
const option = (name: string | RegExp): Locator => page.getByRole('option', { name }).filter({ visible: true }).first();

async function enter(): Promise<void> {
  await page.goto('/');
  await typeInto(page, page.getByLabel(shell('sign-in.account')), 'owner');
  await typeInto(page, page.getByLabel(shell('sign-in.password'), { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await pageOf('index').getByText(accounts('spend.title')).waitFor();
}

/** Creates a card, freezes it and sets its limit. Returns its id. */
async function workOnCard(): Promise<string> {
  await jumpTo(page, menu('cards-balance'));
  await enterOn(page, pageOf('cards-balance').getByRole('button', { name: cards('card.create') }));
  const form = pageOf('cards-balance-create-card');
  await tabTo(page, form.getByRole('radio').first());
  await page.keyboard.press('Space');
  await pick(page, form.getByRole('combobox', { name: cards('card.merchant') }), option(/Harbourline Commerce/));
  await pick(page, form.getByRole('combobox', { name: cards('card.account') }), option(/USD/));
  await typeInto(page, form.getByLabel(cards('card.alias')), 'Day by keyboard');
  await typeInto(page, form.getByLabel(cards('card.deposit')), '25.00');
  await enterOn(page, form.getByRole('button', { name: cards('card.createCount', { count: 1 }) }));

  const card = pageOf('cards-balance-view-card-detail');
  await enterOn(page, card.getByRole('button', { name: cards('card.freeze') }));
  await pick(
    page,
    dialog().getByRole('combobox', { name: cards('card.reason') }),
    option(dict('freeze_reason', 'STOLEN')),
  );
  await enterOn(page, dialog().getByRole('button', { name: cards('card.freeze') }));
  await dialog().waitFor({ state: 'hidden' });
  await card.getByText(dict('card_state', 'FROZEN'), { exact: true }).first().waitFor();

  await enterOn(page, card.getByRole('button', { name: cards('card.LIMIT') }));
  await typeInto(page, dialog().getByLabel(cards('card.limit'), { exact: true }), '400.00');
  await pick(
    page,
    dialog().getByRole('combobox', { name: cards('card.limitPeriod') }),
    option(dict('limit_period', 'DAY')),
  );
  await pick(
    page,
    dialog().getByRole('combobox', { name: cards('card.reason') }),
    option(dict('limit_reason', 'HOLDER_REQUEST')),
  );
  await enterOn(page, dialog().getByRole('button', { name: cards('card.LIMIT') }));
  await dialog().waitFor({ state: 'hidden' });
  await card.getByText('400.00').first().waitFor();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function explainDecline(cardId: string): Promise<void> {
  const shop = { shopName: 'Cloudmere Keyboard', mcc: '7372', shopCountry: 'US' };
  await ask('/simulator/authorize', { cardId, amount: { amount: '5.00', currency: 'USD' }, ...shop });
  await jumpTo(page, menu('cards-transactions'));
  const list = pageOf('cards-transactions');
  await tabTo(page, list.getByRole('tab', { selected: true }));
  const rejected = list.getByRole('tab', { name: dict('transaction_status', 'REJECTED') });
  while ((await rejected.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
  await tabTo(page, list.getByRole('row').filter({ hasText: shop.shopName }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: shop.shopName });
  await drawer.getByText(cards('why.step', { step: 2 })).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}

/** Uploads the file of the channel by keyboard. */
async function giveStatement(shown: Locator): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await enterOn(page, shown.getByRole('button', { name: ui('filesChoose') }));
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
  await (await choosing).setFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer });
  await shown.getByRole('listitem').filter({ hasText: 'statement.pdf' }).getByText(ui('fileTaken')).waitFor();
}

/** Approves all reviews; reviews with a difference require an amount and a reason. Returns the number of approvals. */
async function clearWorkbench(): Promise<number> {
  await jumpTo(page, menu('cards-cancel-review'));
  const workbench = pageOf('cards-cancel-review');
  await enterOn(page, workbench.getByRole('button', { name: admin('workbench.start') }));
  let stopped = 0;
  for (let left = cancellations; left > 0; left -= 1) {
    const shown = workbench.getByRole('region', { name: new RegExp(`^1 of ${left}, `) });
    await shown.waitFor();
    const approve = shown.getByRole('radio', { name: startOf(cards('cancellation.APPROVE')) });
    if (await approve.isDisabled()) {
      stopped += 1;
      // The balance of the channel is proven for one card; the ledger is right for the others.
      const figure = stopped === 1 ? 'channel' : 'ledger';
      await page.keyboard.press(figure === 'channel' ? '4' : '3');
      const note = shown.getByRole('textbox', { name: cards('card.note') });
      await until(() => note.evaluate((element) => element === document.activeElement));
      await page.keyboard.type('The file of today has it.');
      if (figure === 'channel') await giveStatement(shown);
      await page.keyboard.press('Control+Enter');
      await shown.getByText(`chose the ${figure} balance`).waitFor();
      await until(async () => !(await approve.isDisabled()));
    }
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await shown.waitFor({ state: 'detached' });
  }
  await workbench.getByText(admin('workbench.done', { count: cancellations })).waitFor();
  await enterOn(page, workbench.getByRole('button', { name: admin('workbench.list') }));
  await workbench.getByRole('button', { name: admin('workbench.start') }).waitFor();
  return stopped;
}

async function exportCards(): Promise<void> {
  await jumpTo(page, menu('cards-balance'));
  await enterOn(page, pageOf('cards-balance').getByRole('button', { name: cards('kit.export'), exact: true }));
  const request = page.getByRole('dialog', { name: dict('job_type', 'CARD_EXPORT') });
  await enterOn(page, request.getByRole('button', { name: cards.pattern('kit.export.submit', { count: 2 }) }));
  const jobs = page.getByRole('dialog', { name: shell('job.title') });
  const job = jobs.getByRole('listitem', { name: dict('job_type', 'CARD_EXPORT') }).first();
  await job.getByText(shell('job.state.SUCCEEDED'), { exact: true }).waitFor();
  const downloading = page.waitForEvent('download');
  await enterOn(page, job.getByRole('button', { name: shell('job.download') }));
  expect((await downloading).suggestedFilename()).toMatch(/^cards-/);
}

test('[seed 4] a working day by keyboard alone: a card, its limit, a decline, fifty cancellations, an export', async () => {
  await enter();
  await explainDecline(await workOnCard());
  expect(await clearWorkbench()).toBe(mismatches);
  await exportCards();
  watched.expectCalm();
});
