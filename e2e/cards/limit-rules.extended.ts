import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const labels = {
  en_US: {
    create: 'Create rule',
    nameEn: 'Name, English',
    nameZh: 'Name, Chinese',
    currency: 'Currency',
    add: 'Add limit',
    amount: 'Maximum amount',
    categories: 'Merchant categories',
    only: 'Only selected',
    codes: 'Merchant category codes',
    reason: 'Decline message, English',
    keep: 'Save limit',
    empty: 'Cannot be empty',
    shown: /10\.00 USD · Per day/,
    inactive: 'Inactive',
    trial: 'Run in shadow mode',
    onTrial: 'Shadow',
    force: 'Activate',
    inForce: 'Active',
    stop: 'Deactivate',
    stepSix: 'Declined at check 6 of 9.',
    over: /^Limit \(Per day\) exceeded by 4\.00 USD$/,
    open: /^Open rule /,
    stopped: 'Declined 1 purchase of 1 merchant in the last 30 days.',
    wallets: 'Wallet limits & rules',
    whole: 'Whole wallet',
    close: 'Close',
  },
  zh_CN: {
    create: '创建规则',
    nameEn: '名称（英文）',
    nameZh: '名称（中文）',
    currency: '币种',
    add: '添加限额',
    amount: '最高金额',
    categories: '商户类别',
    only: '仅限以下',
    codes: '商户类别码',
    reason: '拒绝原因（英文）',
    keep: '保存限额',
    empty: '不能为空',
    shown: /10\.00 USD · 每日/,
    inactive: '停用',
    trial: '开始试运行',
    onTrial: '试运行',
    force: '正式启用',
    inForce: '启用',
    stop: '停用规则',
    stepSix: '在第6步（共9步）被拒绝。',
    over: /4\.00 USD/,
    open: /^查看规则/,
    stopped: '过去30天内触发1笔，涉及1家商户。',
    wallets: '钱包限额与规则',
    whole: '整个钱包',
    close: '关闭',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'cards-rules-limits';
/** The page of that name that a person sees; cached ones are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const rowOf = (page: Page, text: string) => pageOf(page).getByRole('row').filter({ hasText: text });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const box = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true });

/** Opens a choice and takes the one with these words. */
async function choose(at: Locator, text: string): Promise<void> {
  await at.click();
  await at.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

/** Does an action of a rule that asks before it is done. */
async function turn(page: Page, name: string, action: string): Promise<void> {
  const row = rowOf(page, name);
  await row.hover();
  const button = row.getByRole('button', { name: action, exact: true });
  if ((await button.count()) > 0) await button.click();
  else {
    await row.getByRole('button', { name: /^(More actions|更多操作)$/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A purchase of 14 dollars at a shop of a kind that no other test buys at. */
async function buy(shopName: string): Promise<string> {
  const headers = await sessionOf();
  const query = { pageSize: 50, filter: { state: ['ACTIVE'], currency: ['USD'] } };
  const { data } = await post('/card/list', query, headers);
  const cards = (data as { list: { id: string; fundingMode: string; limit: unknown }[] }).list;
  const sale = { amount: { amount: '14.00', currency: 'USD' }, shopName, mcc: '7993', shopCountry: 'US' };
  for (const { id } of cards.filter((card) => card.fundingMode === 'RECHARGE' && card.limit === null)) {
    const request = { ...headers, 'idempotency-key': crypto.randomUUID() };
    const { data: bought } = await post('/simulator/authorize', { cardId: id, ...sale }, request);
    const { id: txn, declineCode } = bought as { id: string; declineCode: string | null };
    if (declineCode === 'LIMIT_EXCEEDED') return txn;
  }
  throw new Error('No purchase went over the limit.');
}

describe.each(languages)('rules of limits in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk('one is made, tried out and put in force, and a declined purchase leads to it [seed 2]', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    const name = `Arcades ${String(Date.now()).slice(-7)}`;
    await signIn(page, language, 'owner');
    await page.goto(`/main/${base}`);
    await rowOf(page, language === 'en_US' ? 'Daily card spending' : '单卡每日消费').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await pageOf(page).getByRole('button', { name: say.create }).click();

    const form = pageOf(page, `${base}-save`);
    const submit = form.getByRole('button', { name: say.create });
    await submit.click();
    expect(await messageOf(field(form, say.nameEn))).toBe(say.empty);
    await field(form, say.nameEn).fill(name);
    await field(form, say.nameZh).fill(name);
    await choose(box(form, say.currency), 'USD');
    await form.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog');
    await choose(box(dialog, say.categories), say.only);
    await dialog.getByRole('button', { name: say.keep }).click();
    expect(await messageOf(field(dialog, say.amount))).toBe(say.empty);
    expect(await messageOf(field(dialog, say.codes))).toContain(say.empty);
    expect(await findingsOf(page)).toEqual([]);
    await field(dialog, say.amount).fill('10');
    await field(dialog, say.codes).fill('7993');
    // In one language alone: it is shown in both.
    await field(dialog, say.reason).fill(`No games on ${name}`);
    await dialog.getByRole('button', { name: say.keep }).click();
    await form.getByText(say.shown).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await submit.click();

    await rowOf(page, name).getByText(say.inactive, { exact: true }).waitFor();
    await turn(page, name, say.trial);
    await rowOf(page, name).getByText(say.onTrial, { exact: true }).waitFor();
    await turn(page, name, say.force);
    await rowOf(page, name).getByText(say.inForce, { exact: true }).waitFor();

    await page.goto(`/main/cards-transactions?txn=${await buy(`Shop of ${name}`)}`);
    const why = page.getByRole('dialog');
    await why.getByText(say.stepSix).waitFor();
    await why.getByText(say.over).first().waitFor();
    await why.getByText(`No games on ${name}`).waitFor();
    await why.getByRole('link', { name: say.open }).click();
    await page.waitForURL(`**/main/${base}?rule=*`);
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByText(say.stopped).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: say.close, exact: true }).click();
    await turn(page, name, say.stop);
    await rowOf(page, name).getByText(say.inactive, { exact: true }).waitFor();
    expectCalm();
    await context.close();
  });

  walk('those of wallets have pages of their own, also on a phone', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language, width: 390 });
    await signIn(page, language, 'owner');
    await page.goto('/main/walelt-cards-rules-limits');
    const list = pageOf(page, 'walelt-cards-rules-limits');
    await list.getByRole('heading', { name: say.wallets }).waitFor();
    await list.getByText('10,000,000.00 USD').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await list.getByText('10,000,000.00 USD').click();
    await page.getByRole('dialog').getByText(say.whole).waitFor();
    expectCalm();
    await context.close();
  });
});

test('who only reads is offered no action, and a merchant is stricter but not looser', async () => {
  const say = labels.en_US;
  const { context, page, expectCalm } = await openPage(browser, {});
  await signIn(page, 'en_US', 'auditor');
  await page.goto(`/main/${base}`);
  await rowOf(page, 'First week of a card').waitFor();
  expect(await pageOf(page).getByRole('button', { name: say.create }).count()).toBe(0);
  expect(await pageOf(page).getByRole('button', { name: 'More actions' }).count()).toBe(0);
  await context.close();

  const other = await openPage(browser, {});
  await signIn(other.page, 'en_US', 'merchant.owner');
  const wallets = 'walelt-cards-rules-limits';
  await other.page.goto(`/main/${wallets}`);
  const row = pageOf(other.page, wallets).getByRole('row').filter({ hasText: 'Monthly wallet spending' });
  await row.hover();
  await row.getByRole('button', { name: 'Merchant overrides' }).click();
  const form = pageOf(other.page, `${wallets}-merchant-saveinfo`);
  await choose(box(form, 'Merchant'), 'Harbourline');
  await field(form, say.amount).fill('10000000.01');
  await form.getByRole('button', { name: 'Save limits' }).click();
  expect(await messageOf(field(form, say.amount))).toBe('Enter 10,000,000.00 USD or less');
  expect(await findingsOf(other.page)).toEqual([]);
  other.expectCalm();
  expectCalm();
  await other.context.close();
});
