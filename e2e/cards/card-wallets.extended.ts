import { codes, messageOf } from '@console/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { startOf, textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

/** Names of demo records, by language. */
const records = {
  en_US: { merchantName: 'Harbourline Commerce' },
  zh_CN: { merchantName: '海岸线商贸' },
} as const;

function labelsIn(language: Language) {
  const { cards, shell, ui, dict, field } = textsOf(language);
  return {
    ...records[language],
    name: cards('pool.name'),
    merchant: cards('card.merchant'),
    newRule: cards('rule.create'),
    ruleName: cards('rule.name'),
    saveRule: cards('rule.save'),
    ruleType: cards('pool.type'),
    walletType: dict('share_rule_type', 'WALLET'),
    currency: cards('card.currency'),
    account: cards('card.account'),
    deposit: cards('pool.deposit'),
    cardLimit: cards('wallet.cardLimit'),
    emails: cards('wallet.userEmails'),
    empty: field('REQUIRED'),
    wrongEmail: ui('emailsWrong', { address: 'nobody', error: field('EMAIL') }),
    removeWrong: ui('remove', { label: 'nobody' }),
    create: cards('wallet.create'),
    invited: dict('wallet_user_state', 'INVITED'),
    createCards: cards('wallet.createCard'),
    bin: cards('card.bin'),
    alias: cards('card.alias'),
    limit: cards('card.limit'),
    period: cards('card.limitPeriod'),
    validTo: cards('card.validTo'),
    createCard: cards('card.createCount', { count: 1 }),
    aboveLimit: field('MAX_AMOUNT', { max: '80.00', currency: 'USD' }),
    topUp: cards('pool.TOPUP'),
    amount: cards('pool.amount'),
    freeze: cards('pool.FREEZE'),
    withCards: cards('pool.withCards.FREEZE.wallet', { count: 1 }),
    inWay: cards('wallet.cardsToFreeze', { count: 1 }),
    frozen: dict('wallet_status', 'FROZEN'),
    jobs: shell('job.title'),
    close: cards('kit.close'),
    cancel: cards('pool.CANCEL.wallet'),
    toCancel: cards('pool.cardsToCancel.wallet', { count: 1 }),
    ask: cards('pool.cancelCards'),
    access: cards('walletUser.action.ACCESS'),
    spender: startOf(dict('wallet_role', 'SPENDER')),
    chosen: dict('visible_cards', 'SELECTED'),
    cards: cards('walletUser.cards'),
    userLimit: cards('walletUser.limit'),
    saveAccess: cards('walletUser.saveAccess'),
    oneCard: cards('walletUser.chosen', { count: 1 }),
    withdraw: cards('walletUser.action.WITHDRAW'),
    expired: dict('wallet_user_state', 'EXPIRED'),
    resend: cards('walletUser.action.RESEND'),
    tooSoon: messageOf(codes.tooMany, language),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Visible page with this name; cached pages are hidden. */
const pageOf = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });

/** Opens a select and chooses the option with this text, or the first enabled one. */
async function choose(box: Locator, option?: string): Promise<void> {
  await box.click();
  const options = box.page().getByRole('option', { disabled: false }).filter({ visible: true });
  await (option === undefined ? options : options.filter({ hasText: option })).first().click();
}

async function fillWallet(
  form: Locator,
  say: ReturnType<typeof labelsIn>,
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

async function fillCard(form: Locator, say: ReturnType<typeof labelsIn>, limit: string): Promise<void> {
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
  const say = labelsIn(language);

  walk(
    '[seed 1.2, 3.20, 4.9, 4.10] a wallet is created, gets a card within its limit, is frozen with the card, and is cancelled only after the card',
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

  walk('an invitation is withdrawn, and a second link is refused for some minutes', async () => {
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

  walk('a user without permission to manage wallets sees them without actions', async () => {
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

  walk('every page fits a phone and passes axe', async () => {
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
