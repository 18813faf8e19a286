import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const text = {
  en_US: {
    menu: 'Transactions',
    declined: 'Rejected',
    why: 'Why?',
    short: /^Insufficient balance: short by .* USD$/,
    step: 'Declined at check 7 of 9.',
    funds: /^7 Sufficient balance/,
    notRun: /^9 Approved, hold placed.*Not run$/,
    more: 'More',
    simulate: 'Simulator',
    card: 'Card',
    scenario: 'Scenario',
    hotel: 'Hotel stay',
    authorize: 'Send: Authorization',
    increment: 'Send: Incremental authorization',
    clear: 'Send: Clearing',
    finished: 'Scenario completed.',
    fees: 'Fees',
    fee: /^Transaction fee 0\.5% .*1\.40 USD/,
    debit: /^Card balance 281\.40 USD$/,
    audit: 'Audit log entry',
    addNote: 'Add note',
    note: /^Note/,
    notes: 'Notes',
    holdsNumber: /card number/,
    close: 'Close',
    entry: /^Ledger entry \d+$/,
  },
  zh_CN: {
    menu: '卡交易',
    declined: '已拒绝',
    why: '为什么？',
    short: /^余额不足，差.* USD$/,
    step: '在第7步（共9步）被拒绝。',
    funds: /^7 余额足够支付金额和手续费/,
    notRun: /^9 批准并占用资金.*未执行$/,
    more: '更多',
    simulate: '模拟交易',
    card: '卡片',
    scenario: '场景',
    hotel: '酒店住宿',
    authorize: '发送：授权',
    increment: '发送：增额授权',
    clear: '发送：清算',
    finished: '场景已完成。',
    fees: '手续费',
    fee: /^交易手续费 0\.5% .*1\.40 USD/,
    debit: /^卡片余额 281\.40 USD$/,
    audit: '审计日志记录',
    addNote: '添加备注',
    note: /^备注/,
    notes: '备注',
    holdsNumber: /卡号/,
    close: '关闭',
    entry: /^记账凭证\d+$/,
  },
} as const satisfies Record<Language, unknown>;

interface ListedCard {
  id: string;
  number: string;
  alias: string;
  limit: unknown;
  bin: { bin: string };
  merchant: { id: string };
  balance: { amount: string };
}

/** Active dollar cards of active merchants and a channel that answers at once, without a limit, with enough on them. */
async function richCards(headers: Record<string, string>): Promise<ListedCard[]> {
  const query = {
    pageSize: 200,
    filter: { state: ['ACTIVE'], currency: ['USD'] },
    sort: [{ field: 'balance', dir: 'desc' }],
  };
  const { data } = await post('/card/list', query, headers);
  const { list } = data as { list: ListedCard[] };
  const options = await post('/merchant/options', {}, headers);
  const merchants = options.data as { list: { id: string; status: string }[] };
  const active = new Set(merchants.list.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : [])));
  return list.filter(
    ({ bin, limit, balance, merchant }) =>
      bin.bin === '40001201' && limit === null && active.has(merchant.id) && Number(balance.amount) > 300,
  );
}

let browser: Browser;
let cards: ListedCard[];
let headers: Record<string, string>;
beforeAll(async () => {
  browser = await openBrowser();
  headers = await sessionOf('operations');
  cards = await richCards(headers);
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

const takeCard = (): ListedCard => {
  const card = cards.shift();
  if (!card) throw new Error('The demo has no more cards that the walk can use.');
  return card;
};

test.each(languages)('[seed 4.15] in %s support finds a declined purchase and reads why', async (language) => {
  const say = text[language];
  const shopName = `Cloudmere ${crypto.randomUUID().slice(0, 8)}`;
  const request = {
    cardId: takeCard().id,
    // More than any card has, and within every rule of limits.
    amount: { amount: '40000.00', currency: 'USD' },
    shopName,
    mcc: '7372',
    shopCountry: 'US',
  };
  const { code } = await post('/simulator/authorize', request, { ...headers, 'idempotency-key': crypto.randomUUID() });
  expect(code).toBe(200);

  const page = await enter(language, 'support');
  await page.getByRole('link', { name: say.menu, exact: true }).click();
  const list = page.locator('[data-page=cards-transactions]');
  await list.getByRole('tab', { name: say.declined }).click();
  const row = list.getByRole('row').filter({ hasText: shopName });
  const open = async () => {
    await row.hover();
    await row.getByRole('button', { name: say.why }).click();
  };
  await open();
  const drawer = page.getByRole('dialog', { name: shopName });
  await drawer.getByText(say.short).first().waitFor();
  await drawer.getByText(say.step).waitFor();
  await drawer.getByRole('row', { name: say.funds }).waitFor();
  await drawer.getByRole('row', { name: say.notRun }).waitFor();
  // Ledger and audit log are not for support.
  expect(await drawer.getByRole('link', { name: say.audit }).count()).toBe(0);
  // The address is the purchase: a colleague with the link sees the same.
  await page.reload();
  await drawer.getByText(say.step).waitFor();
  await writeNotes(page, say, open);

  // The same purchase by its amount, from the address alone.
  await page.goto('/main/cards-transactions?amount=USD:40000.00..40000.00');
  await list.getByRole('row').filter({ hasText: shopName }).waitFor();
});

/** A note is begun, outlasts its drawer, is saved by the keyboard, and one that is written elsewhere joins it by itself. */
async function writeNotes(page: Page, say: (typeof text)[Language], reopen: () => Promise<void>): Promise<void> {
  const id = new URL(page.url()).searchParams.get('txn');
  const drawer = page.getByRole('dialog').last();
  const field = drawer.getByRole('textbox', { name: say.note });
  await drawer.getByRole('button', { name: say.addNote, exact: true }).click();
  await field.fill('4111 1111 1111 1111');
  await field.press('Control+Enter');
  await drawer.getByText(say.holdsNumber).waitFor();
  await field.fill('Customer sends the receipt.');
  await drawer.getByRole('button', { name: say.close, exact: true }).click();
  await reopen();
  await field.waitFor();
  expect(await field.inputValue()).toBe('Customer sends the receipt.');
  await field.press('Control+Enter');
  const notes = drawer.getByRole('list', { name: say.notes });
  await notes.getByText('Customer sends the receipt.').waitFor();
  const other = { ...(await sessionOf('risk')), 'idempotency-key': crypto.randomUUID() };
  await post('/transaction/addNote', { id, text: 'Receipt has come.' }, other);
  await notes.getByText('Receipt has come.').waitFor();
  expect(await notes.getByRole('listitem').count()).toBe(2);
}

test.each(languages)('[seed 4] in %s a hotel stay is simulated to its last ledger line', async (language) => {
  const say = text[language];
  const { id } = takeCard();
  const page = await enter(language, 'owner');
  await page.getByRole('button', { name: say.more, exact: true }).click();
  // The menu lists it twice once it is a recent page.
  await page.getByRole('menuitem', { name: say.simulate, exact: true }).first().click();
  await page.goto(`/main/cards-transactions-simulate?card=${id}`);
  const studio = page.locator('[data-page=cards-transactions-simulate]');
  await studio.getByRole('combobox', { name: say.scenario }).click();
  await page.getByRole('option', { name: say.hotel }).click();
  for (const button of [say.authorize, say.increment, say.clear])
    await studio.getByRole('button', { name: button }).click();
  await studio.getByText(say.finished).waitFor();
  await studio.getByRole('table', { name: say.fees }).getByRole('row', { name: say.fee }).waitFor();
  await studio.getByRole('table', { name: say.entry }).getByRole('row', { name: say.debit }).waitFor();
  await studio.getByRole('link', { name: say.audit }).nth(2).waitFor();
  expect(await studio.getByRole('link', { name: say.audit }).count()).toBe(3);
});

test('who may not simulate is not offered it and gets no page of it', async () => {
  const page = await enter('en_US', 'auditor');
  await page.getByRole('link', { name: 'Transactions', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Simulator' }).count()).toBe(0);
  await page.goto('/main/cards-transactions-simulate');
  await page.waitForURL('**/error-401*');
  const auditor = { ...(await sessionOf('auditor')), 'idempotency-key': crypto.randomUUID() };
  const refused = await post('/simulator/expire', { transactionId: `txn_${'0'.repeat(26)}` }, auditor);
  expect(refused.code).toBe(1403);
});
