import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { inOrder, startOf, textsOf } from '../support/texts';
import { languages, post, sessionOf, signIn, type Language } from '../support/walk';

function textIn(language: Language) {
  const { cards, dict } = textsOf(language);
  const perDay = dict('limit_period', 'DAY');
  const limitText = (amount: string) => cards('card.limit.text', { amount, period: perDay });
  return {
    change: cards('card.LIMIT'),
    limit: new RegExp(`^${cards('card.limit')}(?!${cards('card.limitPeriod').slice(cards('card.limit').length)})`),
    period: startOf(cards('card.limitPeriod')),
    day: dict('limit_period', 'DAY'),
    reason: startOf(cards('card.reason')),
    more: dict('limit_reason', 'MORE_SPENDING'),
    note: startOf(cards('card.note')),
    history: cards('card.history'),
    changed: inOrder(
      `${cards('card.noLimit')} → ${limitText('50.00 USD')}`,
      `Daniel Koh · ${dict('limit_reason', 'MORE_SPENDING')} · Trade fair`,
    ),
    raised: `${limitText('50.00 USD')} → ${limitText('500.00 USD')}`,
    own: cards('limit.ofCard.own'),
    spent: cards('card.spent.DAY'),
    over: cards('why.over.LIMIT_EXCEEDED', { period: perDay, over: '30.00 USD' }),
    copy: cards('why.reply.copy'),
    raise: cards('why.remedy.LIMIT'),
    freeze: cards('card.freeze'),
    unfreeze: cards('card.unfreeze'),
    lost: dict('freeze_reason', 'LOST'),
    frozen: inOrder(
      `${dict('card_state', 'ACTIVE')} → ${dict('card_state', 'FROZEN')}`,
      dict('freeze_reason', 'LOST'),
      'Daniel Koh',
    ),
    undo: cards('card.undo'),
    back: inOrder(
      `${dict('card_state', 'FROZEN')} → ${dict('card_state', 'ACTIVE')}`,
      dict('unfreeze_reason', 'MISTAKE'),
      'Daniel Koh',
    ),
  };
}

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
  // Other suites use the cards with the highest balances.
  cards = list
    .filter(({ bin, limit, balance }) => bin.bin === '40001201' && limit === null && Number(balance.amount) > 150)
    .toReversed();
});
afterAll(() => browser.close());

const browsers: Watched[] = [];
afterEach(async () => {
  for (const { context } of browsers.splice(0)) await context.close();
});

/** English with the light theme, Chinese with the dark one: contrast depends on the theme, names on the language. */
async function enter(language: Language): Promise<Page> {
  const watched = await openPage(browser, { language, theme: language === 'en_US' ? 'light' : 'dark' });
  browsers.push(watched);
  await signIn(watched.page, language, 'operations');
  return watched.page;
}

/** Fills in the open limit dialog. */
async function setLimit(page: Page, language: Language, { amount, period }: { amount: string; period?: string }) {
  const say = textIn(language);
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

test.each(languages)('in %s a card is changed on its page and from a declined payment', async (language) => {
  const say = textIn(language);
  const card = cards.shift();
  if (!card) throw new Error('The demo has no more cards that the walk can use.');
  const page = await enter(language);
  await page.goto(`/main/cards-balance-view-card-detail?id=${card.id}`);
  const view = page.locator('[data-page=cards-balance-view-card-detail]');
  const entry = (text: RegExp | string) =>
    view.getByRole('group', { name: say.history }).getByRole('listitem').filter({ hasText: text });

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
});
