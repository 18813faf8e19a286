import { cardFileHeads } from '@console/contracts/cards';
import { until } from '@console/configs/jest/deadline';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { advanceClock } from '../support/clock';
import { inTurn } from '../support/in-turn';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { inOrder, startOf, textsOf } from '../support/texts';
import { languages, type Language, signIn } from '../support/walk';

const chinese = textsOf('zh_CN');
const columns = Object.values(cardFileHeads).map((head) => head.zh_CN);

/** Names of demo records, by language. */
const records = {
  en_US: { firstMerchant: /Harbourline Commerce/ },
  zh_CN: { firstMerchant: /海岸线商贸/ },
} as const;

function textIn(language: Language) {
  const { cards, ui, dict, field } = textsOf(language);
  return {
    ...records[language],
    create: cards('card.createCount', { count: 20 }),
    newLimit: startOf(cards('card.limit.of', { amount: '4,321.00 ' })),
    product: /40003417/,
    merchant: cards('card.merchant'),
    account: cards('card.account'),
    count: cards('card.count'),
    alias: cards('card.alias'),
    deposit: cards('card.deposit'),
    results: cards('batch.results'),
    running: cards('batch.state.RUNNING'),
    over: new RegExp(`^(${cards('batch.state.DONE')}|${cards('batch.state.PARTIAL')})$`),
    all: startOf(cards('batch.settled', { done: 20, all: 20 })),
    failedTab: startOf(cards('batch.item.FAILED')),
    retry: inOrder(...cards('batch.retry', { count: 2 }).split('2')),
    limit: cards('card.LIMIT'),
    more: ui('moreActions'),
    limitAmount: cards('card.limit'),
    period: cards('card.limitPeriod'),
    perDay: dict('limit_period', 'DAY'),
    reason: cards('card.reason'),
    why: dict('limit_reason', 'HOLDER_REQUEST'),
    topUp: cards('card.TOPUP'),
    amount: cards('card.amount'),
    refused: field.pattern('EXCEEDS_BALANCE', { required: '90000000.00', currency: 'USD' }),
    tooMuch: cards.pattern('card.move.tooMuch'),
    wrong: field('AMOUNT', { currency: 'USD' }),
  };
}

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

/** Opens a select and chooses its first enabled option. */
async function choose(select: Locator, page: Page): Promise<void> {
  await select.click();
  await page.getByRole('option', { disabled: false }).filter({ visible: true }).first().click();
}

async function messageOf(field: Locator): Promise<string> {
  const id = await field.getAttribute('aria-describedby');
  return id ? ((await field.page().locator(`[id="${id}"]`).textContent()) ?? '') : '';
}

/** Moves the clock on: the channel responds within half a minute, and the unsteady channel only after a second query. */
async function untilAnswered(over: Locator): Promise<void> {
  const page = over.page();
  await until(async () => {
    if (await over.isVisible()) return true;
    await advanceClock(product.url, 30);
    // Once for each poll of the page, so the channel can respond before the clock moves on.
    await Promise.any([over.waitFor(), page.waitForResponse(/\/admin\/cardBatch\/detail$/)]);
    return false;
  }, 'The answer of the channel');
}

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = textIn(language);

  walk('[seed 4.8] a job creates twenty cards, and the cards that the channel refused are retried', async () => {
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
    // The channel refuses a quarter of the orders, so at least one of twenty almost always fails.
    await batch.getByRole('tab', { name: say.failedTab }).click();
    const refused = batch.getByRole('table', { name: say.results }).getByText(/^SANDBOX-05/);
    await refused.first().waitFor();
    await retry.click();
    await batch.getByText(say.running).waitFor();
    // The failed orders are pending again.
    await refused.first().waitFor({ state: 'detached' });
    await untilAnswered(batch.getByText(say.over));
    await batch.getByText(say.all).waitFor();
    expectCalm();
    await context.close();
  });

  walk('a card limit is raised and a card is topped up, and refusals appear next to their fields', async () => {
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
    await card.getByText(say.newLimit).waitFor();

    await card.getByRole('button', { name: say.more }).first().click();
    await page.getByRole('menuitem', { name: say.topUp }).click();
    const amount = dialog.getByRole('textbox', { name: say.amount });
    await amount.fill('90000000');
    const refusal = page.waitForResponse('**/admin/card/topup');
    await dialog.getByRole('button', { name: say.topUp }).click();
    const { fieldErrors } = (await (await refusal).json()) as { fieldErrors: { message: string }[] };
    expect(fieldErrors[0]?.message).toMatch(say.refused);
    // The price is requested shortly after typing and replaces the refusal of the server with the available balance.
    await dialog.getByText(say.tooMuch).waitFor();
    expect(await messageOf(amount)).toMatch(say.tooMuch);
    await amount.fill('10');
    await dialog.getByRole('button', { name: say.topUp }).click();
    await dialog.waitFor({ state: 'hidden' });
    expectCalm();
    await context.close();
  });
});

test('[seed 5] a card file shows its errors by line, is replaced, and creates one card for each line', async () => {
  const say = textIn('zh_CN');
  const { context, page, expectCalm } = await openPage(browser, { language: 'zh_CN', url: product.url });
  await signIn(page, 'zh_CN');
  await page.goto('/main/cards-balance-create-card');
  const form = pageOf(page, 'cards-balance-create-card');
  await form.getByRole('radio', { name: /40001201/ }).check();
  await form.getByRole('combobox', { name: say.merchant }).click();
  await page.getByRole('option', { name: say.firstMerchant }).filter({ visible: true }).click();
  await form.getByLabel(say.alias).fill('文件 {seq:2}');
  await form.getByLabel(say.deposit).fill('20');
  await form.getByRole('radio', { name: chinese.cards('card.holderMode.CSV') }).check();
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: chinese.cards('card.file.template') }).click();
  const template = readFileSync(await (await downloading).path(), 'utf8');
  expect(template.split('\r\n')[0]).toBe(`\uFEFF${columns.join(',')}`);

  const heads = template.split('\r\n')[0];
  const give = (...lines: string[]) =>
    form.locator('input[type=file]').setInputFiles({
      name: '卡片.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([heads, ...lines].join('\r\n')),
    });
  await give('nobody@holders.example,,甲,,', ',,乙,,9.99');
  const wrong = form.getByRole('table', { name: chinese.cards('card.file.issues') });
  await wrong
    .getByRole('row', { name: `2 ${cardFileHeads.cardholder.zh_CN} ${chinese.field('HOLDER_UNKNOWN')}` })
    .waitFor();
  await wrong
    .getByRole('row', {
      name: `3 ${cardFileHeads.deposit.zh_CN} ${chinese.field('MIN_AMOUNT', { min: '10.00', currency: 'USD' })}`,
    })
    .waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await give(',,甲,,', ',,,,35.50');
  await wrong.waitFor({ state: 'detached' });
  await form.getByText('55.50').waitFor();
  await form.getByRole('button', { name: chinese.cards('card.createCount', { count: 2 }) }).click();

  const batch = pageOf(page, 'cards-balance-batch');
  await batch.getByRole('row', { name: /甲.*20\.00/ }).waitFor();
  await batch.getByRole('row', { name: /文件 02.*35\.50/ }).waitFor();
  await batch.getByText(chinese.cards('batch.state.DONE'), { exact: true }).waitFor();
  const number = await batch.getByRole('heading', { level: 1 }).innerText();

  await page.goto('/main/cards-balance');
  await pageOf(page, 'cards-balance')
    .getByRole('button', { name: chinese.menu('cards-balance-batch') })
    .click();
  const list = pageOf(page, 'cards-balance-batches');
  await list.getByRole('tab', { name: chinese.cards('batch.state.DONE') }).click();
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
