import { until } from '@console/configs/jest/deadline';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { startOf, textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const { cards, dict, shell, ui } = textsOf('en_US');

/** Column of the exported file, which the server writes. */
const aliasColumn = { en_US: 'Alias', zh_CN: '卡片别名' };

function messageIn(language: Language) {
  const { cards, shell, ui, dict, menu } = textsOf(language);
  return {
    cards: menu('cards-balance'),
    export: cards('kit.export'),
    rowsOf: (rows: string) => cards.pattern('kit.export.rows', { rows, count: rows === '1' ? 1 : 2 }),
    begin: cards.pattern('kit.export.submit', { count: 2 }),
    jobs: shell('job.title'),
    jobsButton: startOf(shell('job.title')),
    exportCards: dict('job_type', 'CARD_EXPORT'),
    freezeCards: dict('job_type', 'CARD_FREEZE'),
    freeze: cards('bulk.FREEZE.button'),
    freezeTwo: cards('bulk.FREEZE.submit', { count: 2, cards: 2 }),
    select: ui('selectRow'),
    reason: cards('card.reason'),
    lost: dict('freeze_reason', 'LOST'),
    done: shell('job.state.SUCCEEDED'),
    download: shell('job.download'),
    itemsDone: shell('job.items', { done: 2, all: 2 }),
    dashboard: menu('index'),
    frozen: dict('card_state', 'FROZEN'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const listOf = (page: Page) => page.locator('[data-page=cards-balance]').filter({ visible: true });

async function openCards(page: Page, language: Language, query = ''): Promise<void> {
  await signIn(page, language);
  await page.goto(`/main/cards-balance${query}`);
  await listOf(page).getByRole('row').nth(1).waitFor();
}

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const said = messageIn(language);

  walk('an export shows its row count, continues on other pages, and is downloaded with all rows', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await openCards(page, language, '?state=FROZEN');
    const session = await sessionOf();
    const counted = await post('/card/exportCount', { filter: { state: ['FROZEN'] } }, session);
    const { count } = counted.data as { count: number };
    await listOf(page).getByRole('button', { name: said.export }).click();
    const dialog = page.getByRole('dialog', { name: said.exportCards });
    await dialog.getByText(said.rowsOf(count.toLocaleString('en-US'))).waitFor();
    await dialog.getByRole('radio', { name: cards('kit.export.csv') }).click();
    await dialog.getByRole('button', { name: said.begin }).click();
    const drawer = page.getByRole('dialog', { name: said.jobs });
    await drawer.getByRole('listitem', { name: said.exportCards }).first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    // The job continues on another page and after a reload.
    await page.goto('/main/index');
    await page.getByRole('button', { name: said.jobsButton }).click();
    const job = drawer.getByRole('listitem', { name: said.exportCards }).first();
    await job.getByText(said.done, { exact: true }).waitFor();
    const downloading = page.waitForEvent('download');
    await job.getByRole('button', { name: said.download }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^cards-[\d-]+Z\.csv$/);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.split('\r\n')[0]).toContain(aliasColumn[language]);
    expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
    expectCalm();
    await context.close();
  });

  walk('selected cards are frozen by a job, and the list updates', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await openCards(page, language, '?state=ACTIVE');
    const rows = listOf(page).getByRole('row');
    const names: string[] = [];
    for (const index of [1, 2]) {
      names.push((await rows.nth(index).getByRole('link').getAttribute('href')) ?? '');
      await rows.nth(index).getByRole('checkbox', { name: said.select }).check();
    }
    await listOf(page).getByRole('button', { name: said.freeze, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: said.freezeCards });
    await dialog.getByRole('button', { name: said.freezeTwo }).waitFor();
    await dialog.getByRole('combobox', { name: said.reason }).click();
    await page.getByRole('option', { name: said.lost, exact: true }).click();
    await dialog.getByRole('button', { name: said.freezeTwo }).click();
    const drawer = page.getByRole('dialog', { name: said.jobs });
    const job = drawer.getByRole('listitem', { name: said.freezeCards }).first();
    await job.getByText(said.itemsDone).waitFor();
    await page.keyboard.press('Escape');
    for (const name of names) await listOf(page).locator(`a[href="${name}"]`).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });
});

/** Creates cards for one test through the API, so it may change them permanently. */
async function cardsOfOwn(alias: string, session: Record<string, string>): Promise<void> {
  const request = (body: object) => [body, { ...session, 'idempotency-key': crypto.randomUUID() }] as const;
  const { data: bins } = await post('/cardBin/issuable', ...request({}));
  const { list } = bins as { list: { id: string; bin: string; minDeposit: object }[] };
  const bin = list.find((one) => one.bin === '40001201');
  const { data: merchants } = await post('/merchant/options', ...request({}));
  const merchantId = (merchants as { list: { id: string; merchantNo: string }[] }).list[0]?.id;
  const { data: accounts } = await post('/account/options', ...request({ merchantId }));
  const account = (accounts as { list: { id: string; currency: string }[] }).list.find((one) => one.currency === 'USD');
  const validTo = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  const draft = { binId: bin?.id, merchantId, accountId: account?.id, deposit: bin?.minDeposit, alias, validTo };
  const made = await post('/cardBatch/create', ...request({ ...draft, count: 3, holderMode: 'ONE' }));
  expect(made).toMatchObject({ code: 200 });
  const { batchNo } = made.data as { batchNo: string };
  await until(async () => {
    const { data } = await post('/cardBatch/detail', ...request({ batchNo }));
    return (data as { state: string }).state === 'DONE';
  });
}

test('limit, alias and cancellation of several cards are jobs that list the failed cards', async () => {
  const { context, page, expectCalm } = await openPage(browser);
  const session = await sessionOf();
  const alias = `Bulk ${Date.now()}`;
  await cardsOfOwn(alias, session);
  await openCards(page, 'en_US', `?q=${encodeURIComponent(alias)}`);
  const rows = listOf(page).getByRole('row').filter({ hasText: alias });
  const dialog = page.getByRole('dialog');
  const drawer = page.getByRole('dialog', { name: shell('job.title') });
  const choose = async (button: string) => {
    // Current versions: an action skips cards that changed after they were selected.
    await page.reload();
    await rows.nth(2).waitFor();
    for (const index of [0, 1, 2])
      await rows
        .nth(index)
        .getByRole('checkbox', { name: ui('selectRow') })
        .check();
    await listOf(page).getByRole('button', { name: button, exact: true }).click();
  };
  const reason = async (text: string) => {
    await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
    await page.getByRole('option', { name: text }).click();
  };
  const expected = async () => {
    const { data } = await post('/card/list', { keyword: alias }, session);
    return (data as { list: { id: string; version: number; alias: string; number: string; limit: unknown }[] }).list;
  };

  await choose(cards('bulk.LIMIT.button'));
  await dialog.getByRole('textbox', { name: cards('card.limit'), exact: true }).fill('321');
  await dialog.getByRole('combobox', { name: cards('card.limitPeriod') }).click();
  await page.getByRole('option', { name: dict('limit_period', 'DAY') }).click();
  await reason(dict('limit_reason', 'HOLDER_REQUEST'));
  await dialog.getByRole('button', { name: cards('bulk.LIMIT.submit', { count: 3, cards: 3 }) }).click();
  await drawer
    .getByRole('listitem', { name: dict('job_type', 'CARD_LIMIT') })
    .first()
    .getByText(shell('job.items', { done: 3, all: 3 }))
    .waitFor();
  await page.keyboard.press('Escape');
  expect((await expected()).map(({ limit }) => limit)).toEqual(
    ['', '', ''].map(() => ({ amount: { amount: '321.00', currency: 'USD' }, period: 'DAY' })),
  );

  await choose(cards('bulk.RENAME.button'));
  await dialog.getByRole('textbox', { name: cards('card.alias') }).fill(`${alias} {last4}`);
  await dialog.getByRole('button', { name: cards('bulk.RENAME.submit', { count: 3, cards: 3 }) }).click();
  await drawer
    .getByRole('listitem', { name: dict('job_type', 'CARD_RENAME') })
    .first()
    .getByText(shell('job.items', { done: 3, all: 3 }))
    .waitFor();
  await page.keyboard.press('Escape');
  const renamed = await expected();
  expect(renamed.map((card) => card.alias)).toEqual(renamed.map(({ number }) => `${alias} ${number.slice(-4)}`));
  for (const card of renamed) await listOf(page).getByRole('row').filter({ hasText: card.alias }).waitFor();

  // Another user changes one card between the selection and the action.
  await choose(cards('bulk.FREEZE.button'));
  await dialog.getByRole('button', { name: cards('bulk.FREEZE.submit', { count: 3, cards: 3 }) }).waitFor();
  await reason(dict('freeze_reason', 'LOST'));
  const [{ id, version } = { id: '', version: 0 }] = renamed;
  const headers = { ...session, 'idempotency-key': crypto.randomUUID() };
  expect(await post('/card/freeze', { id, version, reason: 'LOST' }, headers)).toMatchObject({ code: 200 });
  await dialog.getByRole('button', { name: cards('bulk.FREEZE.submit', { count: 3, cards: 3 }) }).click();
  const freezing = drawer.getByRole('listitem', { name: dict('job_type', 'CARD_FREEZE') }).first();
  await freezing.getByText(shell('job.itemsFailed', { done: 2, all: 3, failed: 1 })).waitFor();
  await freezing.getByText(shell('job.state.PARTIAL')).waitFor();
  await freezing.getByRole('button', { name: shell('job.showFailed') }).click();
  await freezing.getByText(/already frozen|Someone else changed this/).waitFor();
  await page.keyboard.press('Escape');
  await rows
    .filter({ hasText: dict('card_state', 'FROZEN') })
    .nth(2)
    .waitFor();

  await choose(cards('bulk.UNFREEZE.button'));
  await reason(dict('unfreeze_reason', 'RESOLVED'));
  await dialog.getByRole('button', { name: cards('bulk.UNFREEZE.submit', { count: 3, cards: 3 }) }).click();
  await drawer
    .getByRole('listitem', { name: dict('job_type', 'CARD_UNFREEZE') })
    .first()
    .getByText(shell('job.items', { done: 3, all: 3 }))
    .waitFor();
  await page.keyboard.press('Escape');
  await rows
    .filter({ hasText: dict('card_state', 'ACTIVE') })
    .nth(2)
    .waitFor();

  await choose(cards('bulk.CANCEL.button'));
  await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await dialog.getByRole('button', { name: cards('bulk.CANCEL.submit', { count: 3, cards: 3 }) }).click();
  await drawer
    .getByRole('listitem', { name: cards('bulk.CANCEL.button') })
    .first()
    .getByText(shell('job.items', { done: 3, all: 3 }))
    .waitFor();
  expectCalm();
  await context.close();
});
