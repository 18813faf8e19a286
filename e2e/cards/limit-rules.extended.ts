import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const { cards, field: fieldText, ui } = textsOf('en_US');
const aboveMax = fieldText('MAX_AMOUNT', { max: '10000000.00', currency: 'USD' });

function labelsIn(language: Language) {
  const { cards, dict, field } = textsOf(language);
  return {
    create: cards('limit.create'),
    nameEn: cards('limit.nameEn'),
    nameZh: cards('limit.nameZh'),
    currency: cards('card.currency'),
    add: cards('limit.addItem'),
    amount: cards('limit.maxAmount'),
    categories: cards('limit.mccMode'),
    only: dict('match_mode', 'ONLY'),
    codes: cards('limit.mccs'),
    reason: cards('limit.messageEn'),
    keep: cards('limit.keepItem'),
    empty: field('REQUIRED'),
    shown: `10.00 USD · ${dict('limit_period', 'DAY')}`,
    inactive: dict('limit_mode', 'INACTIVE'),
    trial: cards('limit.action.SHADOW'),
    onTrial: dict('limit_mode', 'SHADOW'),
    force: cards('limit.action.ACTIVE'),
    inForce: dict('limit_mode', 'ACTIVE'),
    stop: cards('limit.action.INACTIVE'),
    stepSix: cards('why.step', { step: 6 }),
    over: cards('why.over.LIMIT_EXCEEDED', { period: dict('limit_period', 'DAY'), over: '4.00 USD' }),
    open: cards.pattern('why.openRule'),
    stopped: cards('limit.preview.ACTIVE', {
      purchases: cards('limit.purchases', { count: 1, number: '1' }),
      merchants: cards('limit.merchantCount', { count: 1 }),
    }),
    wallets: cards('limits.title.WALLET'),
    whole: cards('limit.subject.WALLET.POOL'),
    close: cards('kit.close'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'cards-rules-limits';
/** Visible page with this name; cached pages are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const rowOf = (page: Page, text: string) => pageOf(page).getByRole('row').filter({ hasText: text });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const box = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true });

/** Opens a select and chooses the option with this text. */
async function choose(at: Locator, text: string): Promise<void> {
  await at.click();
  await at.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

/** Runs an action of a rule and confirms it. */
async function turn(page: Page, name: string, action: string): Promise<void> {
  const row = rowOf(page, name);
  await row.hover();
  const button = row.getByRole('button', { name: action, exact: true });
  if ((await button.count()) > 0) await button.click();
  else {
    await row
      .getByRole('button', {
        name: new RegExp(`^(${textsOf('en_US').ui('moreActions')}|${textsOf('zh_CN').ui('moreActions')})$`),
      })
      .click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A purchase of 14 USD with a merchant category that no other test uses. */
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

describe.each(languages)('limit rules in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);

  walk(
    'a rule is created, run in shadow mode and activated, and a declined purchase links to it [seed 2]',
    async () => {
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
      // Entered in one language and shown in both.
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
    },
  );

  walk('wallet rules have pages of their own, also on a phone', async () => {
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

test('a user with read access has no actions, and a merchant can only tighten a limit', async () => {
  const say = labelsIn('en_US');
  const { context, page, expectCalm } = await openPage(browser, {});
  await signIn(page, 'en_US', 'auditor');
  await page.goto(`/main/${base}`);
  await rowOf(page, 'First week of a card').waitFor();
  expect(await pageOf(page).getByRole('button', { name: say.create }).count()).toBe(0);
  expect(
    await pageOf(page)
      .getByRole('button', { name: ui('moreActions') })
      .count(),
  ).toBe(0);
  await context.close();

  const other = await openPage(browser, {});
  await signIn(other.page, 'en_US', 'merchant.owner');
  const wallets = 'walelt-cards-rules-limits';
  await other.page.goto(`/main/${wallets}`);
  const row = pageOf(other.page, wallets).getByRole('row').filter({ hasText: 'Monthly wallet spending' });
  await row.hover();
  await row.getByRole('button', { name: cards('limit.action.MERCHANT') }).click();
  const form = pageOf(other.page, `${wallets}-merchant-saveinfo`);
  await choose(box(form, cards('card.merchant')), 'Harbourline');
  await field(form, say.amount).fill('10000000.01');
  await form.getByRole('button', { name: cards('limit.own.save') }).click();
  expect(await messageOf(field(form, say.amount))).toBe(aboveMax);
  expect(await findingsOf(other.page)).toEqual([]);
  other.expectCalm();
  expectCalm();
  await other.context.close();
});
