import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { languages, post, sessionOf, signIn, type Language } from '../support/walk';

const text = {
  en_US: {
    change: 'Change limit',
    limit: /^Limit\b(?! period)/,
    period: /^Limit period/,
    day: 'Per day',
    reason: /^Reason/,
    more: 'Planned spending increase',
    note: /^Note/,
    history: 'History',
    changed: /Limit change.*No limit → 50\.00 USD \(Per day\).*Daniel Koh · Planned spending increase · Trade fair/,
    raised: /50\.00 USD \(Per day\) → 500\.00 USD \(Per day\)/,
    own: 'Card limit',
    spent: 'Spent today',
    over: /^Limit \(Per day\) exceeded by 30\.00 USD$/,
    copy: 'Copy reply for cardholder',
    raise: 'Raise limit',
    freeze: 'Freeze card',
    unfreeze: 'Unfreeze card',
    lost: 'Card details lost',
    frozen: /Active → Frozen.*Card details lost.*Daniel Koh/,
    undo: 'Undo',
    back: /Frozen → Active.*Frozen by mistake.*Daniel Koh/,
  },
  zh_CN: {
    change: '调整限额',
    limit: /^限额(?!周期)/,
    period: /^限额周期/,
    day: '每日',
    reason: /^原因/,
    more: '支出计划增加',
    note: /^备注/,
    history: '历史记录',
    changed: /不限 → 50\.00 USD（每日）.*Daniel Koh · 支出计划增加 · Trade fair/,
    raised: /50\.00 USD（每日） → 500\.00 USD（每日）/,
    own: '卡片限额',
    spent: '今日已用',
    over: /30\.00 USD/,
    copy: '复制给持卡人的回复',
    raise: '提高限额',
    freeze: '冻结卡片',
    unfreeze: '解冻卡片',
    lost: '卡信息遗失',
    frozen: /正常 → 已冻结.*卡信息遗失.*Daniel Koh/,
    undo: '撤销',
    back: /已冻结 → 正常.*误冻结.*Daniel Koh/,
  },
} as const satisfies Record<Language, unknown>;

interface ListedCard {
  id: string;
  limit: unknown;
  bin: { bin: string };
  balance: { amount: string };
}

let browser: Browser;
let cards: ListedCard[];
let headers: Record<string, string>;
beforeAll(async () => {
  browser = await openBrowser();
  headers = await sessionOf('operations');
  const query = {
    pageSize: 200,
    filter: { state: ['ACTIVE'], currency: ['USD'] },
    sort: [{ field: 'balance', dir: 'desc' }],
  };
  const { data } = await post('/card/list', query, headers);
  const { list } = data as { list: ListedCard[] };
  // From the end: the richest are for others.
  cards = list
    .filter(({ bin, limit, balance }) => bin.bin === '40001201' && limit === null && Number(balance.amount) > 150)
    .toReversed();
});
afterAll(() => browser.close());

const browsers: Watched[] = [];
afterEach(async () => {
  for (const { context } of browsers.splice(0)) await context.close();
});

/** English and light, Chinese and dark: contrast is a matter of the theme, words are one of the language. */
async function enter(language: Language): Promise<Page> {
  const watched = await openPage(browser, { language, theme: language === 'en_US' ? 'light' : 'dark' });
  browsers.push(watched);
  await signIn(watched.page, language, 'operations');
  return watched.page;
}

/** Fills in the dialog of a limit that is open. */
async function setLimit(page: Page, language: Language, { amount, period }: { amount: string; period?: string }) {
  const say = text[language];
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say.limit }).fill(amount);
  const choose = async (field: RegExp, option: string) => {
    await dialog.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  if (period) await choose(say.period, period);
  await choose(say.reason, say.more);
  await dialog.getByRole('textbox', { name: say.note }).fill('Trade fair');
  await dialog.getByRole('button', { name: say.change }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test.each(languages)(
  'in %s a card is controlled from its page, and from a payment that it declined',
  async (language) => {
    const say = text[language];
    const card = cards.shift();
    if (!card) throw new Error('The demo has no more cards that the walk can use.');
    const page = await enter(language);
    await page.goto(`/main/cards-balance-view-card-detail?id=${card.id}`);
    const view = page.locator('[data-page=cards-balance-view-card-detail]');
    const entry = (pattern: RegExp) =>
      view.getByRole('group', { name: say.history }).getByRole('listitem').filter({ hasText: pattern });

    await view.getByRole('button', { name: say.change }).first().click();
    await setLimit(page, language, { amount: '50', period: say.day });
    await entry(say.changed).first().waitFor();
    await view.getByText(say.own, { exact: true }).waitFor();
    await view.getByText(say.spent, { exact: true }).waitFor();
    expect(await findingsOf(page)).toEqual([]);

    const request = {
      cardId: card.id,
      amount: { amount: '80.00', currency: 'USD' },
      shopName: `Panel ${crypto.randomUUID().slice(0, 8)}`,
      mcc: '5943',
      shopCountry: 'US',
    };
    const { data } = await post('/simulator/authorize', request, {
      ...headers,
      'idempotency-key': crypto.randomUUID(),
    });
    const { id } = data as { id: string };
    await page.goto(`/main/cards-transactions?txn=${id}`);
    const why = page.getByRole('dialog', { name: request.shopName });
    await why.getByText(say.over).first().waitFor();
    await why.getByRole('button', { name: say.copy }).waitFor();
    await why.getByRole('button', { name: say.raise }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await why.getByRole('button', { name: say.raise }).click();
    await setLimit(page, language, { amount: '500' });
    await entry(say.raised).first().waitFor();

    await view.getByRole('button', { name: say.freeze }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: say.reason }).click();
    await page.getByRole('option', { name: say.lost, exact: true }).click();
    await dialog.getByRole('button', { name: say.freeze }).click();
    await entry(say.frozen).first().waitFor();
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await entry(say.back).first().waitFor();
    await view.getByRole('button', { name: say.freeze }).first().waitFor();
  },
);
