import { until } from '@console/configs/jest/deadline';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const message = {
  en_US: {
    cards: 'Cards',
    export: 'Export',
    rowsOf: (count: string) => new RegExp(`^(All )?${count} matching rows? will be exported`),
    begin: /^Export [\d,]+ rows?$/,
    jobs: 'Jobs',
    jobsButton: /^Jobs/,
    exportCards: 'Export cards',
    freezeCards: 'Freeze cards',
    freeze: 'Freeze',
    freezeTwo: 'Freeze 2 cards',
    select: 'Select row',
    reason: 'Reason',
    lost: 'Card details lost',
    done: 'Completed',
    download: 'Download',
    itemsDone: '2 of 2 processed',
    dashboard: 'Dashboard',
    frozen: 'Frozen',
    alias: 'Alias',
  },
  zh_CN: {
    cards: '卡片',
    export: '导出',
    rowsOf: (count: string) => new RegExp(`^当前共有${count}行`),
    begin: /^导出[\d,]+行$/,
    jobs: '任务',
    jobsButton: /^任务/,
    exportCards: '导出卡片',
    freezeCards: '冻结卡片',
    freeze: '冻结',
    freezeTwo: '冻结2张卡片',
    select: '选择此行',
    reason: '原因',
    lost: '卡信息遗失',
    done: '已完成',
    download: '下载',
    itemsDone: '已处理2项，共2项',
    dashboard: '总览',
    frozen: '已冻结',
    alias: '卡片别名',
  },
} as const;

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
  const said = message[language];

  walk(
    'an export says its count, goes on while another page is shown, and is downloaded with all its rows',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      await openCards(page, language, '?state=FROZEN');
      const session = await sessionOf();
      const counted = await post('/card/exportCount', { filter: { state: ['FROZEN'] } }, session);
      const { count } = counted.data as { count: number };
      await listOf(page).getByRole('button', { name: said.export }).click();
      const dialog = page.getByRole('dialog', { name: said.exportCards });
      await dialog.getByText(said.rowsOf(count.toLocaleString('en-US'))).waitFor();
      await dialog.getByRole('radio', { name: 'CSV' }).click();
      await dialog.getByRole('button', { name: said.begin }).click();
      const drawer = page.getByRole('dialog', { name: said.jobs });
      await drawer.getByRole('listitem', { name: said.exportCards }).first().waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });

      // Another page and another document: the job needs neither.
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
      expect(text.split('\r\n')[0]).toContain(said.alias);
      expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
      expectCalm();
      await context.close();
    },
  );

  walk('chosen cards are frozen as a job, and the list shows it by itself', async () => {
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

/** Cards of a test alone, which it may change for good, as a program would make them. */
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

test('limit, alias and end of many cards are jobs; what could not be done is told, card by card', async () => {
  const { context, page, expectCalm } = await openPage(browser);
  const session = await sessionOf();
  const alias = `Bulk ${Date.now()}`;
  await cardsOfOwn(alias, session);
  await openCards(page, 'en_US', `?q=${encodeURIComponent(alias)}`);
  const rows = listOf(page).getByRole('row').filter({ hasText: alias });
  const dialog = page.getByRole('dialog');
  const drawer = page.getByRole('dialog', { name: 'Jobs' });
  const choose = async (button: string) => {
    // As they are now: a card that was changed since it was chosen is none of those that an action is for.
    await page.reload();
    await rows.nth(2).waitFor();
    for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox', { name: 'Select row' }).check();
    await listOf(page).getByRole('button', { name: button, exact: true }).click();
  };
  const reason = async (text: string) => {
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option', { name: text }).click();
  };
  const expected = async () => {
    const { data } = await post('/card/list', { keyword: alias }, session);
    return (data as { list: { id: string; version: number; alias: string; number: string; limit: unknown }[] }).list;
  };

  await choose('Change limit');
  await dialog.getByRole('textbox', { name: 'Limit', exact: true }).fill('321');
  await dialog.getByRole('combobox', { name: 'Limit period' }).click();
  await page.getByRole('option', { name: 'Per day' }).click();
  await reason('Requested by cardholder');
  await dialog.getByRole('button', { name: 'Change limit of 3 cards' }).click();
  await drawer.getByRole('listitem', { name: 'Change card limits' }).first().getByText('3 of 3 processed').waitFor();
  await page.keyboard.press('Escape');
  expect((await expected()).map(({ limit }) => limit)).toEqual(
    ['', '', ''].map(() => ({ amount: { amount: '321.00', currency: 'USD' }, period: 'DAY' })),
  );

  await choose('Rename');
  await dialog.getByRole('textbox', { name: 'Card alias' }).fill(`${alias} {last4}`);
  await dialog.getByRole('button', { name: 'Rename 3 cards' }).click();
  await drawer.getByRole('listitem', { name: 'Rename cards' }).first().getByText('3 of 3 processed').waitFor();
  await page.keyboard.press('Escape');
  const renamed = await expected();
  expect(renamed.map((card) => card.alias)).toEqual(renamed.map(({ number }) => `${alias} ${number.slice(-4)}`));
  for (const card of renamed) await listOf(page).getByRole('row').filter({ hasText: card.alias }).waitFor();

  // One of them is changed by somebody else between the look and the action.
  await choose('Freeze');
  await dialog.getByRole('button', { name: 'Freeze 3 cards' }).waitFor();
  await reason('Card details lost');
  const [{ id, version } = { id: '', version: 0 }] = renamed;
  const headers = { ...session, 'idempotency-key': crypto.randomUUID() };
  expect(await post('/card/freeze', { id, version, reason: 'LOST' }, headers)).toMatchObject({ code: 200 });
  await dialog.getByRole('button', { name: 'Freeze 3 cards' }).click();
  const freezing = drawer.getByRole('listitem', { name: 'Freeze cards' }).first();
  await freezing.getByText('2 of 3 processed, 1 failed').waitFor();
  await freezing.getByText('Partially completed').waitFor();
  await freezing.getByRole('button', { name: 'Show failed items' }).click();
  await freezing.getByText(/already frozen|Someone else changed this/).waitFor();
  await page.keyboard.press('Escape');
  await rows.filter({ hasText: 'Frozen' }).nth(2).waitFor();

  await choose('Unfreeze');
  await reason('Resolved');
  await dialog.getByRole('button', { name: 'Unfreeze 3 cards' }).click();
  await drawer.getByRole('listitem', { name: 'Unfreeze cards' }).first().getByText('3 of 3 processed').waitFor();
  await page.keyboard.press('Escape');
  await rows.filter({ hasText: 'Active' }).nth(2).waitFor();

  await choose('Cancel cards');
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option').filter({ visible: true }).first().click();
  await dialog.getByRole('button', { name: 'Request cancellation of 3 cards' }).click();
  await drawer.getByRole('listitem', { name: 'Cancel cards' }).first().getByText('3 of 3 processed').waitFor();
  expectCalm();
  await context.close();
});
