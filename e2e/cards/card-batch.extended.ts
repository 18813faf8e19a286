import { until } from '@console/configs/jest/deadline';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { advanceClock } from '../support/clock';
import { inTurn } from '../support/in-turn';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { languages, type Language, signIn } from '../support/walk';

const text = {
  en_US: {
    create: 'Create 20 cards',
    product: /40003417/,
    merchant: 'Merchant',
    firstMerchant: /Harbourline Commerce/,
    account: 'Funding account',
    count: 'Number of cards',
    alias: 'Card alias',
    deposit: 'Deposit per card',
    results: 'Results',
    running: 'In progress',
    over: /^(Completed|Partially completed)$/,
    all: /^20 of 20 processed/,
    failedTab: /^Failed/,
    retry: /^Retry \d+ failed$/,
    limit: 'Change limit',
    more: 'More actions',
    limitAmount: 'Limit',
    period: 'Limit period',
    perDay: 'Per day',
    reason: 'Reason',
    why: 'Requested by cardholder',
    topUp: 'Top up',
    amount: 'Amount',
    refused: 'Cannot exceed balance: 90,000,000.00 USD needed',
    tooMuch: /^Exceeds the available /,
    wrong: 'Enter a valid amount in USD',
  },
  zh_CN: {
    create: '创建20张卡片',
    product: /40003417/,
    merchant: '商户',
    firstMerchant: /海岸线商贸/,
    account: '出资账户',
    count: '卡片数量',
    alias: '卡片别名',
    deposit: '每张卡首充金额',
    results: '结果',
    running: '进行中',
    over: /^(已完成|部分完成)$/,
    all: /^已完成20张，共20张/,
    failedTab: /^失败/,
    retry: /^重试失败的\d+张$/,
    more: '更多操作',
    limit: '调整限额',
    limitAmount: '限额',
    period: '限额周期',
    perDay: '每日',
    reason: '原因',
    why: '持卡人要求',
    topUp: '充值',
    amount: '金额',
    refused: '不能超过余额：需要90,000,000.00 USD',
    tooMuch: /^超过可用余额/,
    wrong: '请输入有效的USD金额',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), openOwnServer()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const pageOf = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });

/** Opens a select and takes its first choice that can be taken. */
async function choose(select: Locator, page: Page): Promise<void> {
  await select.click();
  await page.getByRole('option', { disabled: false }).filter({ visible: true }).first().click();
}

async function messageOf(field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-describedby');
  return id ? ((await field.page().locator(`[id="${id}"]`).textContent()) ?? '') : '';
}

/** The channel takes up to half a minute to answer, and the unsteady one answers only when it is asked again. */
async function untilAnswered(over: Locator): Promise<void> {
  const page = over.page();
  await until(async () => {
    if (await over.isVisible()) return true;
    await advanceClock(product.url, 30);
    // Once for each time the page looks: the channel has time to answer before the clock moves on.
    await Promise.any([over.waitFor(), page.waitForResponse(/\/admin\/cardBatch\/detail$/)]);
    return false;
  }, 'The answer of the channel');
}

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = text[language];

  walk('[seed 4.8] twenty cards are made by a job; those that the channel refused are tried again', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language, url: product.url });
    await signIn(page, language);
    await page.goto('/main/cards-balance-create-card');
    const form = pageOf(page, 'cards-balance-create-card');
    await form.getByRole('radio', { name: say.product }).check();
    await form.getByRole('combobox', { name: say.merchant }).click();
    await page.getByRole('option', { name: say.firstMerchant }).filter({ visible: true }).click();
    await choose(form.getByRole('combobox', { name: say.account }), page);
    await form.getByLabel(say.count).fill('20');
    await form.getByLabel(say.alias).fill('Batch {seq:3}');
    await form.getByLabel(say.deposit).fill('200000');
    await form.getByRole('button', { name: say.create }).dblclick();

    const batch = pageOf(page, 'cards-balance-batch');
    await batch
      .getByRole('table', { name: say.results })
      .getByRole('row', { name: /Batch 020/ })
      .waitFor();
    const address = page.url();
    expect(address).toMatch(/cards-balance-batch\?no=CB-\d{8}-[0-9A-Z]{6}$/);
    await page.reload();
    await batch.getByText(say.running).waitFor();
    await untilAnswered(batch.getByText(say.over));
    const retry = batch.getByRole('button', { name: say.retry });
    // A quarter of the orders is refused: of twenty hardly ever none.
    await batch.getByRole('tab', { name: say.failedTab }).click();
    const refused = batch.getByRole('table', { name: say.results }).getByText(/^SANDBOX-05/);
    await refused.first().waitFor();
    await retry.click();
    await batch.getByText(say.running).waitFor();
    // They are refused no more, but on their way again.
    await refused.first().waitFor({ state: 'detached' });
    await untilAnswered(batch.getByText(say.over));
    await batch.getByText(say.all).waitFor();
    expectCalm();
    await context.close();
  });

  walk('a limit is raised and money put onto a card; refusals stand next to their fields', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language, url: product.url });
    await signIn(page, language);
    await page.goto('/main/cards-balance?state=ACTIVE&currency=USD');
    const row = pageOf(page, 'cards-balance').getByRole('row').nth(1);
    await row.getByRole('link').click();
    const card = pageOf(page, 'cards-balance-view-card-detail');

    await card.getByRole('button', { name: say.limit }).click();
    const dialog = page.getByRole('dialog');
    const limit = dialog.getByRole('textbox', { name: say.limitAmount, exact: true });
    await limit.fill('0');
    await dialog.getByRole('button', { name: say.limit }).click();
    expect(await messageOf(limit)).toContain(say.wrong);
    await limit.fill('4321');
    await dialog.getByRole('combobox', { name: say.period }).click();
    await page.getByRole('option', { name: say.perDay }).click();
    await dialog.getByRole('combobox', { name: say.reason }).click();
    await page.getByRole('option', { name: say.why }).click();
    await dialog.getByRole('button', { name: say.limit }).click();
    await dialog.waitFor({ state: 'hidden' });
    await card.getByText(/^(Limit|限额) 4,321\.00 /).waitFor();

    await card.getByRole('button', { name: say.more }).first().click();
    await page.getByRole('menuitem', { name: say.topUp }).click();
    const amount = dialog.getByRole('textbox', { name: say.amount });
    await amount.fill('90000000');
    const refusal = page.waitForResponse('**/admin/card/topup');
    await dialog.getByRole('button', { name: say.topUp }).click();
    expect(await (await refusal).text()).toContain(say.refused);
    // The price, which is requested a moment after typing, names the balance in place of what the server refused.
    await dialog.getByText(say.tooMuch).waitFor();
    expect(await messageOf(amount)).toMatch(say.tooMuch);
    await amount.fill('10');
    await dialog.getByRole('button', { name: say.topUp }).click();
    await dialog.waitFor({ state: 'hidden' });
    expectCalm();
    await context.close();
  });
});

test('[seed 5] cards of a file: what is wrong is told by line, the file is exchanged, and each card is as its line says', async () => {
  const say = text.zh_CN;
  const { context, page, expectCalm } = await openPage(browser, { language: 'zh_CN', url: product.url });
  await signIn(page, 'zh_CN');
  await page.goto('/main/cards-balance-create-card');
  const form = pageOf(page, 'cards-balance-create-card');
  await form.getByRole('radio', { name: /40001201/ }).check();
  await form.getByRole('combobox', { name: say.merchant }).click();
  await page.getByRole('option', { name: say.firstMerchant }).filter({ visible: true }).click();
  await form.getByLabel(say.alias).fill('文件 {seq:2}');
  await form.getByLabel(say.deposit).fill('20');
  await form.getByRole('radio', { name: '来自文件，每行一张卡片' }).check();
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: '下载模板' }).click();
  const template = readFileSync(await (await downloading).path(), 'utf8');
  expect(template.split('\r\n')[0]).toBe('\uFEFF持卡人,出生日期,卡片别名,限额,首充金额');

  const heads = template.split('\r\n')[0];
  const give = (...lines: string[]) =>
    form.locator('input[type=file]').setInputFiles({
      name: '卡片.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heads, ...lines].join('\r\n')),
    });
  await give('nobody@holders.example,,甲,,', ',,乙,,9.99');
  const wrong = form.getByRole('table', { name: '需要修改的行' });
  await wrong.getByRole('row', { name: /2 持卡人 该商户没有此持卡人/ }).waitFor();
  await wrong.getByRole('row', { name: /3 首充金额 请输入不低于10.00 USD的金额/ }).waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await give(',,甲,,', ',,,,35.50');
  await wrong.waitFor({ state: 'detached' });
  await form.getByText('55.50').waitFor();
  await form.getByRole('button', { name: '创建2张卡片' }).click();

  const batch = pageOf(page, 'cards-balance-batch');
  await batch.getByRole('row', { name: /甲.*20\.00/ }).waitFor();
  await batch.getByRole('row', { name: /文件 02.*35\.50/ }).waitFor();
  await batch.getByText('已完成', { exact: true }).waitFor();
  const number = await batch.getByRole('heading', { level: 1 }).innerText();

  await page.goto('/main/cards-balance');
  await pageOf(page, 'cards-balance').getByRole('button', { name: '卡片批次' }).click();
  const list = pageOf(page, 'cards-balance-batches');
  await list.getByRole('tab', { name: '已完成' }).click();
  await page.waitForURL('**state=DONE**');
  await list.getByRole('searchbox').fill(number);
  await list.getByRole('row').nth(2).waitFor({ state: 'detached' });
  const row = list.getByRole('row').filter({ hasText: number });
  await row.getByText('57.50').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await row.getByRole('link', { name: number }).click();
  await batch.getByRole('row', { name: /文件 02/ }).waitFor();
  expectCalm();
  await context.close();
});
