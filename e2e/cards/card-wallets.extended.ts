import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const labels = {
  en_US: {
    name: 'Name',
    merchant: 'Merchant',
    merchantName: 'Harbourline Commerce',
    newRule: 'Create rule',
    ruleName: 'Rule name',
    saveRule: 'Save rule',
    ruleType: 'Rule type',
    walletType: 'Wallet',
    currency: 'Currency',
    account: 'Funding account',
    deposit: 'Deposit',
    cardLimit: 'Card limit',
    emails: 'User e-mails',
    empty: 'Cannot be empty',
    wrongEmail: 'nobody: Must be an e-mail address',
    removeWrong: 'Remove nobody',
    create: 'Create wallet',
    invited: 'Invited',
    createCards: 'Create cards',
    bin: 'Card BIN',
    alias: 'Card alias',
    limit: 'Limit',
    period: 'Limit period',
    validTo: 'Valid until',
    createCard: 'Create card',
    aboveLimit: 'Enter 80.00 USD or less',
    topUp: 'Top up',
    amount: 'Amount',
    freeze: 'Freeze',
    withCards: 'Also freeze 1 active card',
    inWay: "1 card of this wallet isn't frozen yet.",
    frozen: 'Frozen',
    jobs: 'Jobs',
    close: 'Close',
    cancel: 'Cancel wallet',
    toCancel: /^1 card of this wallet isn't cancelled yet/,
    ask: 'Request cancellation of its cards',
    access: 'Change access',
    spender: /^Spender/,
    chosen: 'Selected cards',
    cards: 'Cards',
    userLimit: 'User limit',
    saveAccess: 'Save access',
    oneCard: '1 card',
    withdraw: 'Withdraw invitation',
    expired: 'Expired',
    resend: 'Resend link',
    tooSoon: /again in|too many|later/i,
  },
  zh_CN: {
    name: '名称',
    merchant: '商户',
    merchantName: '海岸线商贸',
    newRule: '创建规则',
    ruleName: '规则名称',
    saveRule: '保存规则',
    ruleType: '规则类型',
    walletType: '钱包',
    currency: '币种',
    account: '出资账户',
    deposit: '存入金额',
    cardLimit: '卡片限额',
    emails: '用户邮箱',
    empty: '不能为空',
    wrongEmail: 'nobody：请输入有效的邮箱地址',
    removeWrong: '移除nobody',
    create: '创建钱包',
    invited: '已邀请',
    createCards: '创建卡片',
    bin: '卡BIN',
    alias: '卡片别名',
    limit: '限额',
    period: '限额周期',
    validTo: '使用有效期至',
    createCard: '创建1张卡片',
    aboveLimit: '请输入不高于80.00 USD的金额',
    topUp: '充值',
    amount: '金额',
    freeze: '冻结',
    withCards: '先冻结其1张正常卡片',
    inWay: '该钱包仍有1张卡片未冻结。',
    frozen: '已冻结',
    jobs: '任务',
    close: '关闭',
    cancel: '注销钱包',
    toCancel: /仍有1张卡片未注销/,
    ask: '申请注销其卡片',
    access: '修改权限',
    spender: /^可消费/,
    chosen: '指定卡片',
    cards: '卡片',
    userLimit: '该用户限额',
    saveAccess: '保存权限',
    oneCard: '1张卡片',
    withdraw: '撤回邀请',
    expired: '已过期',
    resend: '重新发送链接',
    tooSoon: /频繁|稍后/,
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page of that name that a person sees; cached ones are hidden. */
const pageOf = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });

/** Opens a choice and takes the one with these words, or the first that can be taken. */
async function choose(box: Locator, option?: string): Promise<void> {
  await box.click();
  const options = box.page().getByRole('option', { disabled: false }).filter({ visible: true });
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

async function fillWallet(
  form: Locator,
  say: (typeof labels)[Language],
  { name, rule }: { name: string; rule: string },
) {
  const page = form.page();
  const box = (label: string) => form.getByRole('combobox', { name: label, exact: true });
  await form.getByRole('textbox', { name: say.name, exact: true }).fill(name);
  await choose(box(say.merchant), say.merchantName);
  await form.getByRole('button', { name: say.newRule }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.ruleName).fill(rule);
  await dialog.getByRole('button', { name: say.saveRule }).click();
  await dialog.waitFor({ state: 'hidden' });
  await choose(box(say.currency), 'USD');
  await choose(box(say.account));
  await form.getByRole('textbox', { name: say.deposit, exact: true }).fill('200');
  await form.getByRole('textbox', { name: say.cardLimit, exact: true }).fill('80');
}

async function fillCard(form: Locator, say: (typeof labels)[Language], limit: string): Promise<void> {
  const box = (label: string) => form.getByRole('combobox', { name: label, exact: true });
  await choose(box(say.bin), '40001201');
  await form.getByRole('textbox', { name: say.alias, exact: true }).fill('Team card');
  await form.getByRole('textbox', { name: say.limit, exact: true }).fill(limit);
  await choose(box(say.period));
  const validTo = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel(say.validTo).fill(validTo);
}

describe.each(languages)('wallets in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk(
    '[seed 1.2, 3.20, 4.9, 4.10] one is made, gets a card within its limit, is frozen with it, and ends only after it',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      const number = Date.now() % 1_000_000;
      const [name, email] = [`Team ${number}`, `member${number}@holders.example`];
      await signIn(page, language);
      await page.goto('/main/create-card-wallet');
      const form = pageOf(page, 'create-card-wallet');
      await form.getByLabel(say.emails).fill('nobody');
      await form.getByRole('button', { name: say.create }).click();
      await form.getByText(say.wrongEmail).waitFor();
      await form.getByText(say.empty).first().waitFor();
      await form.getByRole('button', { name: say.removeWrong }).click();
      await form.getByLabel(say.emails).fill(email);
      await fillWallet(form, say, { name, rule: `Team rule ${number}` });
      await form.getByRole('button', { name: say.create }).click();

      const view = pageOf(page, 'card-wallet-view');
      const user = view.getByRole('row').filter({ hasText: email });
      await user.getByText(say.invited, { exact: true }).waitFor();

      await view.getByRole('button', { name: say.createCards }).click();
      const cardForm = pageOf(page, 'create-card-wallet-card');
      await fillCard(cardForm, say, '80.01');
      await cardForm.getByRole('button', { name: say.createCard }).click();
      await cardForm.getByText(say.aboveLimit).waitFor();
      await cardForm.getByRole('textbox', { name: say.limit, exact: true }).fill('80');
      await cardForm.getByRole('button', { name: say.createCard }).click();
      await view.getByRole('row').filter({ hasText: 'Team card' }).waitFor();

      const dialog = page.getByRole('dialog');
      await user.hover();
      await user.getByRole('button', { name: say.access }).click();
      await dialog.getByRole('radio', { name: say.spender }).check();
      await dialog.getByRole('textbox', { name: say.userLimit }).fill('60');
      await dialog.getByRole('radio', { name: say.chosen }).check();
      await choose(dialog.getByRole('combobox', { name: say.cards, exact: true }), 'Team card');
      await dialog.getByRole('button', { name: say.saveAccess }).click();
      await dialog.waitFor({ state: 'hidden' });
      await user.getByText(say.oneCard, { exact: true }).waitFor();
      await user.getByText('60.00').first().waitFor();

      await view.getByRole('button', { name: say.topUp, exact: true }).click();
      await dialog.getByLabel(say.amount).fill('25.50');
      await dialog.getByRole('button', { name: say.topUp }).click();
      await dialog.waitFor({ state: 'hidden' });
      await view.getByText('225.50').first().waitFor();

      await view.getByRole('button', { name: say.freeze, exact: true }).click();
      const withCards = dialog.getByRole('checkbox', { name: say.withCards });
      await withCards.uncheck();
      await dialog.getByRole('button', { name: say.freeze }).click();
      await dialog.getByText(say.inWay).waitFor();
      await withCards.check();
      await dialog.getByRole('button', { name: say.freeze }).click();
      const jobs = page.getByRole('dialog', { name: say.jobs });
      await jobs.waitFor();
      await page.keyboard.press('Escape');
      await view.getByRole('heading', { name }).locator('..').getByText(say.frozen, { exact: true }).waitFor();
      await view.getByRole('row').filter({ hasText: 'Team card' }).getByText(say.frozen, { exact: true }).waitFor();

      await view.getByRole('button', { name: say.cancel, exact: true }).click();
      await dialog.getByRole('button', { name: say.cancel }).click();
      await dialog.getByText(say.toCancel).waitFor();
      await dialog.getByRole('button', { name: say.ask }).waitFor();
      expectCalm();
      await context.close();
    },
  );

  walk('an invitation is withdrawn, and no second link is sent at once', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    const session = await sessionOf();
    const { data } = await post('/wallet/list', { filter: { status: ['ACTIVE'] } }, session);
    const walletId = (data as { list: { id: string }[] }).list[0]?.id ?? '';
    const email = `guest${Date.now() % 1_000_000}@holders.example`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await post('/walletUser/invite', { walletId, email }, { ...session, ...key })).toMatchObject({
      code: 200,
    });
    await signIn(page, language);
    await page.goto(`/main/cards-user-wallet?q=${email}`);
    const list = pageOf(page, 'cards-user-wallet');
    const row = list.getByRole('row').filter({ hasText: email });
    const dialog = page.getByRole('dialog');
    await row.hover();
    await row.getByRole('button', { name: say.withdraw }).click();
    await dialog.getByRole('button', { name: say.withdraw }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText(say.expired, { exact: true }).waitFor();
    await row.hover();
    await row.getByRole('button', { name: say.resend }).click();
    await dialog.getByRole('button', { name: say.resend }).click();
    await dialog.getByText(say.tooSoon).first().waitFor();
    expectCalm();
    await context.close();
  });

  walk('whoever may not keep wallets sees them without the ways to change them', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'auditor');
    await page.goto('/main/card-wallet');
    const list = pageOf(page, 'card-wallet');
    await list.getByRole('row').nth(1).waitFor();
    expect(await list.getByRole('button', { name: say.create }).count()).toBe(0);
    await page.goto('/main/create-card-wallet');
    await page.waitForURL((url) => !url.pathname.endsWith('create-card-wallet'));
    expectCalm();
    await context.close();
  });

  walk('every page fits a phone, and axe finds nothing wrong with it', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    const session = await sessionOf();
    const { data } = await post('/wallet/list', { filter: { status: ['FROZEN'] } }, session);
    const id = (data as { list: { id: string }[] }).list[0]?.id ?? '';
    const addresses = ['card-wallet', `card-wallet-view?id=${id}`, 'create-card-wallet', 'cards-user-wallet'];
    for (const address of [...addresses, `create-card-wallet-card?id=${id}`]) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/main/${address}`);
        await pageOf(page, address.replace(/\?.*/, '')).getByRole('heading').first().waitFor();
        await whenQuiet(page);
        expect([address, width, await findingsOf(page)]).toEqual([address, width, []]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([address, width, over <= 0]).toEqual([address, width, true]);
      }
    }
    expectCalm();
    await context.close();
  });
});
