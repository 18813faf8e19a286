import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { inOrder, startOf, textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

function textIn(language: Language) {
  const { cards, dict, menu, field } = textsOf(language);
  return {
    menu: menu('cards-transactions'),
    declined: dict('transaction_status', 'REJECTED'),
    why: cards('transaction.why'),
    short: cards.pattern('why.over.INSUFFICIENT_BALANCE'),
    step: cards('why.step', { step: 7 }),
    funds: new RegExp(`^7 ${cards('decision.check.FUNDS')}`),
    notRun: inOrder(`9 ${cards('decision.check.APPROVAL')}`, cards('decision.result.NOT_RUN')),
    card: cards('transaction.card'),
    scenario: cards('simulator.scenario'),
    hotel: cards('simulator.scenario.hotel'),
    authorize: cards('simulator.send', { kind: cards('simulator.kind.AUTHORIZE') }),
    increment: cards('simulator.send', { kind: cards('simulator.kind.INCREMENT') }),
    clear: cards('simulator.send', { kind: cards('simulator.kind.CLEAR') }),
    finished: cards('simulator.finished'),
    fees: cards('transaction.fees'),
    fee: new RegExp(`^${dict('fee_kind', 'TRANSACTION')} 0\\.5% .*1\\.40 USD`),
    debit: new RegExp(`^${cards('posting.account.CARD_BALANCE')} 281\\.40 USD$`),
    audit: cards('timeline.audit'),
    addNote: cards('note.add'),
    note: startOf(cards('note.one')),
    notes: cards('note.title'),
    holdsNumber: field('CARD_NUMBER_HERE'),
    close: cards('kit.close'),
    entry: cards.pattern('posting.entry'),
  };
}

interface ListedCard {
  id: string;
  number: string;
  alias: string;
  limit: unknown;
  bin: { bin: string };
  merchant: { id: string };
  balance: { amount: string };
}

/** Active USD cards of active merchants without a limit, with enough balance and a channel that responds immediately. */
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
  const say = textIn(language);
  const shopName = `Cloudmere ${crypto.randomUUID().slice(0, 8)}`;
  const request = {
    cardId: takeCard().id,
    // More than the balance of any card, and within every limit rule.
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
  // Support has no access to ledger and audit log.
  expect(await drawer.getByRole('link', { name: say.audit }).count()).toBe(0);
  // The address identifies the purchase, so a colleague can open the link.
  await page.reload();
  await drawer.getByText(say.step).waitFor();
  await writeNotes(page, say, open);

  // The same purchase, found by its amount in the address.
  await page.goto('/main/cards-transactions?amount=USD:40000.00..40000.00');
  await list.getByRole('row').filter({ hasText: shopName }).waitFor();
});

/** Checks that a draft note survives its drawer, is saved by keyboard, and that a note of another session appears. */
async function writeNotes(page: Page, say: ReturnType<typeof textIn>, reopen: () => Promise<void>): Promise<void> {
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
  const say = textIn(language);
  const { id } = takeCard();
  const page = await enter(language, 'owner');
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

test('a user without permission to simulate sees neither the link nor the page', async () => {
  const page = await enter('en_US', 'auditor');
  await page.getByRole('link', { name: textsOf('en_US').menu('cards-transactions'), exact: true }).waitFor();
  expect(await page.getByRole('link', { name: textsOf('en_US').menu('cards-transactions-simulate') }).count()).toBe(0);
  await page.goto('/main/cards-transactions-simulate');
  await page.waitForURL('**/error-401*');
  const auditor = { ...(await sessionOf('auditor')), 'idempotency-key': crypto.randomUUID() };
  const refused = await post('/simulator/expire', { transactionId: `txn_${'0'.repeat(26)}` }, auditor);
  expect(refused.code).toBe(1403);
});
