import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { languages, post, signIn, tokenOf, type Language } from '../support/walk';

const words = {
  en_US: {
    cards: 'Cards',
    export: 'Export',
    rowsOf: (count: string) => new RegExp(`^${count} rows? match`),
    begin: /^Export [\d,]+ rows?$/,
    jobs: 'Jobs',
    jobsButton: /^Jobs/,
    exportCards: 'Export cards',
    freezeCards: 'Freeze cards',
    freeze: 'Freeze',
    freezeTwo: 'Freeze 2 cards',
    select: 'Select row',
    reason: 'Reason',
    lost: 'Card data lost',
    done: 'Done',
    download: 'Download',
    itemsDone: '2 of 2 done',
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
    itemsDone: '已完成2项，共2项',
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
  const said = words[language];

  test('an export says its count, goes on while another page is shown, and is downloaded with all its rows', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await openCards(page, language, '?state=FROZEN');
    const token = await tokenOf();
    const counted = await post('/card/exportCount', { filter: { state: ['FROZEN'] } }, { authorization: token });
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
  });

  test('chosen cards are frozen as a job, and the list shows it by itself', async () => {
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
