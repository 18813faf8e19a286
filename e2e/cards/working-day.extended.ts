import { until } from '@console/configs/jest/deadline';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { enterOn, jumpTo, pick, tabTo, typeInto } from '../support/keyboard';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { sessionAt } from '../support/session';
import { demoPassword } from '../support/walk';

// What waits at the workbench is counted, so nobody else may ask for anything meanwhile.
let server: OwnServer;
let browser: Browser;
let watched: Watched;
let page: Page;
let operations: Record<string, string>;

type Result<Data> = { code: number; message: string; data: Data };

/** A call as a program makes it: what channels and colleagues do that day. */
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
  // Ends the browser's pages too.
  await browser.close();
  await server.stop();
});

const cancellations = 50;
const mismatches = 5;
const open = ['PENDING', 'STUCK', 'MISMATCH', 'FAILED'];

const alias = 'Project over';

/** Fifty cards of a channel that answers at once, whose end a colleague asks for; of five the channel has more. */
async function fillWorkbench(): Promise<void> {
  // What the demo has at its workbench is the own affair of who works through it, so that they find the fifty alone.
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
    // One after the other: a session has a share of the places for calls.
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
  await typeInto(page, page.getByLabel('Account'), 'owner');
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await pageOf('index').getByText('Spend over time').waitFor();
}

/** A new card, frozen and given a limit; its id. */
async function workOnCard(): Promise<string> {
  await jumpTo(page, 'Cards');
  await enterOn(page, pageOf('cards-balance').getByRole('button', { name: 'Create card' }));
  const form = pageOf('cards-balance-create-card');
  await tabTo(page, form.getByRole('radio').first());
  await page.keyboard.press('Space');
  await pick(page, form.getByRole('combobox', { name: 'Merchant' }), option(/Harbourline Commerce/));
  await pick(page, form.getByRole('combobox', { name: 'Funding account' }), option(/USD/));
  await typeInto(page, form.getByLabel('Card alias'), 'Day by keyboard');
  await typeInto(page, form.getByLabel('Deposit per card'), '25.00');
  await enterOn(page, form.getByRole('button', { name: /^Create( \d+)? cards?$/ }));

  const card = pageOf('cards-balance-view-card-detail');
  await enterOn(page, card.getByRole('button', { name: 'Freeze card' }));
  await pick(page, dialog().getByRole('combobox', { name: 'Reason' }), option('Card details stolen'));
  await enterOn(page, dialog().getByRole('button', { name: 'Freeze card' }));
  await dialog().waitFor({ state: 'hidden' });
  await card.getByText('Frozen', { exact: true }).first().waitFor();

  await enterOn(page, card.getByRole('button', { name: 'Change limit' }));
  await typeInto(page, dialog().getByLabel('Limit', { exact: true }), '400.00');
  await pick(page, dialog().getByRole('combobox', { name: 'Limit period' }), option('Per day'));
  await pick(page, dialog().getByRole('combobox', { name: 'Reason' }), option('Requested by cardholder'));
  await enterOn(page, dialog().getByRole('button', { name: 'Change limit' }));
  await dialog().waitFor({ state: 'hidden' });
  await card.getByText('400.00').first().waitFor();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function explainDecline(cardId: string): Promise<void> {
  const shop = { shopName: 'Cloudmere Keyboard', mcc: '7372', shopCountry: 'US' };
  await ask('/simulator/authorize', { cardId, amount: { amount: '5.00', currency: 'USD' }, ...shop });
  await jumpTo(page, 'Transactions');
  const list = pageOf('cards-transactions');
  await tabTo(page, list.getByRole('tab', { selected: true }));
  const rejected = list.getByRole('tab', { name: 'Rejected' });
  while ((await rejected.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight');
  await tabTo(page, list.getByRole('row').filter({ hasText: shop.shopName }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: shop.shopName });
  await drawer.getByText('Declined at check 2 of 9.').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}

/** The file that the channel sent, chosen by keyboard as everything else is. */
async function giveStatement(shown: Locator): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await enterOn(page, shown.getByRole('button', { name: 'Choose files' }));
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
  await (await choosing).setFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer });
  await shown.getByRole('listitem').filter({ hasText: 'statement.pdf' }).getByText('Uploaded').waitFor();
}

/** Approves all that agree; what differs asks for a figure and a reason first. Answers how often it did. */
async function clearWorkbench(): Promise<number> {
  await jumpTo(page, 'Reviews');
  const workbench = pageOf('cards-cancel-review');
  await enterOn(page, workbench.getByRole('button', { name: 'Start reviewing' }));
  let stopped = 0;
  for (let left = cancellations; left > 0; left -= 1) {
    const shown = workbench.getByRole('region', { name: new RegExp(`^1 of ${left}, `) });
    await shown.waitFor();
    const approve = shown.getByRole('radio', { name: /^Approve/ });
    if (await approve.isDisabled()) {
      stopped += 1;
      // Of one, what the channel says is proven; of the others the ledger is right.
      const figure = stopped === 1 ? 'channel' : 'ledger';
      await page.keyboard.press(figure === 'channel' ? '4' : '3');
      const note = shown.getByRole('textbox', { name: 'Note' });
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
  await workbench.getByText(`${cancellations} cancellations reviewed. Nothing is pending.`).waitFor();
  await enterOn(page, workbench.getByRole('button', { name: 'Show the list' }));
  await workbench.getByRole('button', { name: 'Start reviewing' }).waitFor();
  return stopped;
}

async function exportCards(): Promise<void> {
  await jumpTo(page, 'Cards');
  await enterOn(page, pageOf('cards-balance').getByRole('button', { name: 'Export', exact: true }));
  const request = page.getByRole('dialog', { name: 'Export cards' });
  await enterOn(page, request.getByRole('button', { name: /^Export [\d,]+ rows?$/ }));
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  const job = jobs.getByRole('listitem', { name: 'Export cards' }).first();
  await job.getByText('Completed', { exact: true }).waitFor();
  const downloading = page.waitForEvent('download');
  await enterOn(page, job.getByRole('button', { name: 'Download' }));
  expect((await downloading).suggestedFilename()).toMatch(/^cards-/);
}

test('[seed 4] a working day by keyboard alone: a card, its limit, a decline, fifty cancellations, an export', async () => {
  await enter();
  await explainDecline(await workOnCard());
  expect(await clearWorkbench()).toBe(mismatches);
  await exportCards();
  watched.expectCalm();
});
