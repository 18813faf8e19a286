import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { languages, signIn, type Language } from '../support/walk';

function labelsIn(language: Language) {
  const { cards, shell, ui, dict } = textsOf(language);
  return {
    name: cards('pool.name'),
    merchant: cards('card.merchant'),
    newRule: cards('rule.create'),
    editRule: cards('rule.edit'),
    copyRule: cards('rule.copy'),
    used: cards('rule.used'),
    ruleName: cards('rule.name'),
    ruleType: cards('pool.type'),
    classic: dict('share_rule_type', 'CLASSIC_SHARE'),
    saveRule: cards('rule.save'),
    rule: cards('pool.rule'),
    bin: cards('card.bin'),
    account: cards('card.account'),
    deposit: cards('pool.deposit'),
    total: cards('card.price.total'),
    withCards: cards('group.form.withCards'),
    alias: cards('card.alias'),
    limit: cards('card.limit'),
    validTo: cards('card.validTo'),
    made: cards('batch.item.DONE'),
    create: cards('group.create'),
    topUp: cards('pool.TOPUP'),
    amount: cards('pool.amount'),
    more: ui('moreActions'),
    cancel: cards('pool.CANCEL.group'),
    inWay: cards('pool.cardsToCancel.group', { count: 1 }),
    reason: cards('card.reason'),
    notNeeded: dict('cancel_reason', 'NOT_NEEDED'),
    ask: cards('pool.cancelCards'),
    jobs: shell('job.title'),
    cancelCards: dict('job_type', 'CARD_CANCEL'),
    cancelled: dict('card_state', 'CANCELLED'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const formOf = (page: Page) => page.locator('[data-page=create-share-card-group]').filter({ visible: true });
const listOf = (page: Page) => page.locator('[data-page=cards-share-group]').filter({ visible: true });

/** Opens a select and chooses the option with this text, or the first enabled one. */
async function choose(page: Page, box: Locator, option?: string): Promise<void> {
  await box.click();
  const options = page.getByRole('option', { disabled: false }).filter({ visible: true });
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

/** Merchant with a USD account. */
const merchant = { en_US: 'Harbourline Commerce', zh_CN: '海岸线商贸' };

async function fillForm(page: Page, language: Language, name: string): Promise<void> {
  const say = labelsIn(language);
  const form = formOf(page);
  await form.getByRole('textbox', { name: say.name }).fill(name);
  await choose(page, form.getByRole('combobox', { name: say.merchant }), merchant[language]);
  await choose(page, form.getByRole('combobox', { name: say.bin }), '40001201');
  await choose(page, form.getByRole('combobox', { name: say.account }));
  await form.getByRole('textbox', { name: say.deposit }).fill('500');
}

/** Fills in one card that is created with the group. */
async function orderCard(page: Page, language: Language, name: string): Promise<void> {
  const say = labelsIn(language);
  const form = formOf(page);
  await form.getByRole('checkbox', { name: say.withCards }).check();
  await form.getByRole('textbox', { name: say.alias }).fill(name);
  await form.getByRole('textbox', { name: say.limit, exact: true }).fill('100');
  const validTo = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(say.validTo).fill(validTo);
}

describe.each(languages)('in %s', (language) => {
  const say = labelsIn(language);
  // New names for each attempt, because names stay taken. They are too short to look like card numbers.
  let name = '';
  let rule = '';

  test('[seed 3.22, 4.9] a group is created with a new rule, topped up, and cancelled after its cards', async () => {
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

  test('[seed 4.17] a rule used by a group cannot be edited and is copied instead', async () => {
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

    // The card has no purchases, so it is cancelled immediately.
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
