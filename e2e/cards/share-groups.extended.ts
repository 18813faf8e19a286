import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { languages, signIn, type Language } from '../support/walk';

const labels = {
  en_US: {
    name: 'Name',
    merchant: 'Merchant',
    newRule: 'Create rule',
    editRule: 'Edit rule',
    copyRule: 'Copy as new rule',
    used: "This rule is in use and can't be edited. Copy it as a new rule and edit the copy.",
    ruleName: 'Rule name',
    ruleType: 'Rule type',
    classic: 'Classic share',
    saveRule: 'Save rule',
    rule: 'Sharing rule',
    bin: 'BIN',
    account: 'Funding account',
    deposit: 'Deposit',
    total: 'Charged now',
    withCards: 'Issue cards with the group',
    alias: 'Card alias',
    limit: 'Limit',
    validTo: 'Valid until',
    made: 'Created',
    create: 'Create group',
    topUp: 'Top up',
    amount: 'Amount',
    more: 'More actions',
    cancel: 'Cancel group',
    inWay: /^1 card of this group isn't cancelled yet/,
    reason: 'Reason',
    notNeeded: 'No longer needed',
    ask: 'Request cancellation of its cards',
    jobs: 'Jobs',
    cancelCards: 'Cancel cards',
    cancelled: 'Cancelled',
  },
  zh_CN: {
    name: '名称',
    merchant: '商户',
    newRule: '创建规则',
    editRule: '编辑规则',
    copyRule: '复制为新规则',
    used: '该规则已被使用，不能编辑。',
    ruleName: '规则名称',
    ruleType: '规则类型',
    classic: '经典共享',
    saveRule: '保存规则',
    rule: '共享规则',
    bin: '卡BIN',
    account: '出资账户',
    deposit: '存入金额',
    total: '本次扣款',
    withCards: '与卡组一同创建首批卡片',
    alias: '卡片别名',
    limit: '限额',
    validTo: '使用有效期至',
    made: '已创建',
    create: '创建卡组',
    topUp: '充值',
    amount: '金额',
    more: '更多操作',
    cancel: '注销卡组',
    inWay: /仍有1张卡片未注销/,
    reason: '原因',
    notNeeded: '不再使用',
    ask: '申请注销其卡片',
    jobs: '任务',
    cancelCards: '注销卡片',
    cancelled: '已注销',
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const formOf = (page: Page) => page.locator('[data-page=create-share-card-group]').filter({ visible: true });
const listOf = (page: Page) => page.locator('[data-page=cards-share-group]').filter({ visible: true });

/** Opens a choice and takes the one with these words, or the first that can be taken. */
async function choose(page: Page, box: Locator, option?: string): Promise<void> {
  await box.click();
  const options = page.getByRole('option', { disabled: false }).filter({ visible: true });
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

/** A merchant that has a dollar account. */
const merchant = { en_US: 'Harbourline Commerce', zh_CN: '海岸线商贸' };

async function fillForm(page: Page, language: Language, name: string): Promise<void> {
  const say = labels[language];
  const form = formOf(page);
  await form.getByRole('textbox', { name: say.name }).fill(name);
  await choose(page, form.getByRole('combobox', { name: say.merchant }), merchant[language]);
  await choose(page, form.getByRole('combobox', { name: say.bin }), '40001201');
  await choose(page, form.getByRole('combobox', { name: say.account }));
  await form.getByRole('textbox', { name: say.deposit }).fill('500');
}

/** One card, to be made with the group. */
async function orderCard(page: Page, language: Language, name: string): Promise<void> {
  const say = labels[language];
  const form = formOf(page);
  await form.getByRole('checkbox', { name: say.withCards }).check();
  await form.getByRole('textbox', { name: say.alias }).fill(name);
  await form.getByRole('textbox', { name: say.limit, exact: true }).fill('100');
  const validTo = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(say.validTo).fill(validTo);
}

describe.each(languages)('in %s', (language) => {
  const say = labels[language];
  // Anew for each try: names are taken for good. So short that they are never taken for card numbers.
  let name = '';
  let rule = '';

  test('[seed 3.22, 4.9] a group is made with a new rule, topped up, and led to its end by way of its cards', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    const number = Date.now() % 1_000_000;
    name = `Group ${number}`;
    rule = `Rule ${number}`;
    await signIn(page, language);
    await page.goto('/main/create-share-card-group');
    const form = formOf(page);
    await fillForm(page, language, name);
    await form.getByRole('button', { name: say.newRule }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.ruleName).fill(rule);
    await choose(page, dialog.getByRole('combobox', { name: say.ruleType }), say.classic);
    await dialog.getByRole('button', { name: say.saveRule }).click();
    await dialog.waitFor({ state: 'hidden' });
    await orderCard(page, language, name);
    await form.getByText(say.total).waitFor();
    await form.getByRole('button', { name: say.create }).click();
    const batch = page.locator('[data-page=cards-balance-batch]').filter({ visible: true });
    await batch.getByRole('row').filter({ hasText: name }).getByText(say.made, { exact: true }).waitFor();

    await page.goto(`/main/cards-share-group?q=${encodeURIComponent(name)}`);
    const row = listOf(page).getByRole('row').filter({ hasText: name });
    await row.getByText('500.00').first().waitFor();
    await row.hover();
    await row.getByRole('button', { name: say.topUp }).click();
    await dialog.getByLabel(say.amount).fill('25.50');
    await dialog.getByRole('button', { name: say.topUp }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText('525.50').first().waitFor();

    await row.hover();
    await row.getByRole('button', { name: say.more }).click();
    await page.getByRole('menuitem', { name: say.cancel }).click();
    await dialog.getByRole('button', { name: say.cancel }).click();
    await dialog.getByText(say.inWay).waitFor();
    await dialog.getByRole('listitem').filter({ hasText: name }).waitFor();
    await choose(page, dialog.getByRole('combobox', { name: say.reason }), say.notNeeded);
    await dialog.getByRole('button', { name: say.ask }).click();
    const drawer = page.getByRole('dialog', { name: say.jobs });
    await drawer.getByRole('listitem', { name: say.cancelCards }).first().waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 4.17] a rule that made a group is refused to be edited and goes on as a copy', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await page.goto('/main/create-share-card-group');
    const form = formOf(page);
    await fillForm(page, language, `${name} second`);
    await choose(page, form.getByRole('combobox', { name: say.rule }), rule);
    await form.getByRole('button', { name: say.editRule }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say.saveRule }).click();
    await dialog.getByText(say.used).waitFor();
    await dialog.getByRole('button', { name: say.copyRule }).click();
    await dialog.getByRole('button', { name: say.saveRule }).click();
    await dialog.waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: say.create }).click();

    // Nothing spends from it yet, so it ends at once.
    const row = listOf(page)
      .getByRole('row')
      .filter({ hasText: `${name} second` });
    await row.hover();
    await row.getByRole('button', { name: say.more }).click();
    await page.getByRole('menuitem', { name: say.cancel }).click();
    await dialog.getByRole('button', { name: say.cancel }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText(say.cancelled, { exact: true }).waitFor();
    expectCalm();
    await context.close();
  });
});
