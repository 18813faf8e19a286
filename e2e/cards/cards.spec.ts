import { codes, messageOf as messageOfCode } from '@console/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { messageOf } from '../support/message-of';
import { textsOf } from '../support/texts';
import { languages, post, sessionOf, signIn, titleOf, type Language } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Visible page with this name; cached pages are hidden. */
const pageOf = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(languages)('cards in %s', (language) => {
  const { cards, dict, field, menu, ui } = textsOf(language);
  const frozen = dict('card_state', 'FROZEN');
  let watched: Watched;
  let page: Page;
  beforeEach(async () => {
    watched = await openPage(browser, { language });
    page = watched.page;
    await signIn(page, language);
    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    await pageOf(page, 'cards-balance').getByRole('row').nth(5).waitFor();
  });
  afterEach(async () => {
    watched.expectCalm();
    await watched.context.close();
  });

  test('filter, order, page and page size are in the address, and a reload shows the same list', async () => {
    const list = pageOf(page, 'cards-balance');
    expect(await page.title()).toBe(titleOf('cards-balance', language));
    expect(
      await list
        .getByRole('combobox', { name: ui('rows') })
        .locator('option')
        .allInnerTexts(),
    ).toEqual(['10', '20', '30', '50', '100', '200']);
    await list.getByRole('tab', { name: frozen }).click();
    await list.getByRole('button', { name: cards('card.balance') }).click();
    await list.getByRole('combobox', { name: ui('rows') }).selectOption('50');
    await page.waitForURL('**size=50**');
    await list.getByRole('row').nth(50).waitFor();
    const [first = ''] = await list.getByRole('row').nth(1).getByRole('link').allInnerTexts();
    await list.getByRole('button', { name: ui('nextPage') }).click();
    await page.waitForURL(/[?&]page=2/);
    await list.getByRole('row').nth(1).filter({ hasNotText: first }).waitFor();
    expect(query(page)).toMatchObject({ state: 'FROZEN', page: '2', size: '50' });
    const rows = () => pageOf(page, 'cards-balance').getByRole('row').allInnerTexts();
    await list.getByRole('row').nth(50).waitFor();
    const before = await rows();
    expect(before).toHaveLength(51);
    for (const row of before.slice(1)) expect(row).toContain(frozen);
    await page.reload();
    await pageOf(page, 'cards-balance').getByRole('row').nth(50).waitFor();
    expect(await rows()).toEqual(before);
  });

  test('[seed 5.12, 5.13, 5.14, 5.15] each rule of the card form shows its message next to the field and keeps the input', async () => {
    await page.getByRole('button', { name: cards('card.create') }).click();
    const form = pageOf(page, 'cards-balance-create-card');
    await form.getByRole('radio').first().waitFor();
    await form.getByRole('button', { name: cards('card.create') }).click();
    expect(await messageOf(form.getByLabel(cards('card.alias')))).toContain(field('REQUIRED'));

    await form.getByRole('radio').first().check();
    await form.getByLabel(cards('card.deposit')).fill('9.99');
    await form.getByLabel(cards('card.validTo')).fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await form.getByLabel(cards('card.count')).fill('100000');
    await form.getByLabel(cards('card.alias')).fill('海岸 ✈ Harbour');
    await form.getByLabel(cards('card.alias')).press('Enter');
    expect(await messageOf(form.getByLabel(cards('card.deposit')))).toContain(
      field('MIN_AMOUNT', { min: '10.00', currency: 'USD' }),
    );
    expect((await messageOf(form.getByLabel(cards('card.validTo')))).split('\n')[0]).toMatch(
      field.pattern('MIN_VALIDITY', { days: 30 }),
    );
    expect((await messageOf(form.getByLabel(cards('card.count')))).split('\n')[0]).toMatch(field.pattern('CARD_COUNT'));
    expect(await form.getByLabel(cards('card.alias')).inputValue()).toBe('海岸 ✈ Harbour');
    expect(await form.getByLabel(cards('card.deposit')).inputValue()).toBe('9.99');

    await form.getByLabel(cards('card.deposit')).fill('12,50');
    await form.getByLabel(cards('card.count')).fill('1,5');
    await form.getByLabel(cards('card.count')).press('Enter');
    expect(await messageOf(form.getByLabel(cards('card.deposit')))).toContain(
      field('NUMBER_READINGS', { first: '12.50', second: '1,250' }),
    );
    expect(await messageOf(form.getByLabel(cards('card.count')))).toContain(field('WHOLE_NUMBER'));
    expect(await form.getByLabel(cards('card.deposit')).inputValue()).toBe('12,50');
    expect(await form.getByLabel(cards('card.count')).inputValue()).toBe('1,5');
  });

  test('[seed 1.2, 3.18, 4.7, 9.12] a new card has a masked number in groups of 4, is frozen and unfrozen with a reason, and shows its history', async () => {
    const alias = `Walk ${language} ${Date.now()}`;
    await page.getByRole('button', { name: cards('card.create') }).click();
    const form = pageOf(page, 'cards-balance-create-card');
    await form.getByRole('radio').first().check();
    await choose(form.getByRole('combobox', { name: cards('card.merchant') }), page);
    await choose(form.getByRole('combobox', { name: cards('card.account') }), page);
    await form.getByLabel(cards('card.alias')).fill(alias);
    await form.getByLabel(cards('card.deposit')).fill('25.00');
    await form.getByRole('button', { name: cards('card.create') }).dblclick();

    const card = pageOf(page, 'cards-balance-view-card-detail');
    await card.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toBe(titleOf('cards-balance-view-card-detail', language));
    expect(await card.getByRole('heading', { level: 1 }).innerText()).toMatch(/^\d{4} •••• •••• \d{4}$/);
    expect(await card.innerText()).toContain('25.00');

    const [freeze, unfreeze] = [cards('card.freeze'), cards('card.unfreeze')];
    const [stolen, resolved] = [dict('freeze_reason', 'STOLEN'), dict('unfreeze_reason', 'RESOLVED')];
    await act(card, { button: freeze, reason: stolen, note: 'Holder called' }, language);
    await card.getByText(frozen, { exact: true }).first().waitFor();
    await act(card, { button: unfreeze, reason: resolved, note: 'Found again' }, language);
    await card.getByRole('button', { name: freeze }).waitFor();
    await card.getByText('Found again').waitFor();
    const history = await card.innerText();
    for (const reported of [stolen, 'Holder called', resolved, 'Found again', 'Daniel Koh'])
      expect(history).toContain(reported);

    await page.getByRole('link', { name: menu('cards-balance'), exact: true }).click();
    const list = pageOf(page, 'cards-balance');
    await list.getByRole('searchbox').fill(alias);
    await list.getByRole('row').filter({ hasText: alias }).waitFor();
    await page.waitForURL((url) => url.searchParams.has('q'));
    // A double click creates one card.
    expect(await list.getByRole('row').filter({ hasText: alias }).count()).toBe(1);
  });
});

/** Opens a select and chooses its first enabled option. */
async function choose(select: Locator, page: Page): Promise<void> {
  await select.click();
  // Options of a cached list behind the page are hidden.
  await page.getByRole('option', { disabled: false }).filter({ visible: true }).first().click();
}

interface Action {
  button: string;
  reason: string;
  note: string;
}

/** Runs an action of the card with a reason and a note. */
async function act(card: Locator, { button, reason, note }: Action, language: Language): Promise<void> {
  const { cards } = textsOf(language);
  const page = card.page();
  await card.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
  await page.getByRole('option', { name: reason }).click();
  await dialog.getByLabel(cards('card.note')).fill(note);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('the server checks the same rules', () => {
  test('for a call without the form', async () => {
    const session = await sessionOf();
    const call = (path: string, body: unknown) =>
      post(path, body, { ...session, language: 'zh_CN', 'idempotency-key': crypto.randomUUID() });
    const refused = await call('/card/create', { alias: '', page: 7 });
    expect(refused).toMatchObject({ status: 200, code: codes.invalid, message: messageOfCode(codes.invalid, 'zh_CN') });
    const unknown = await call('/card/list', { pageSize: 7, sort: [{ field: 'pan', dir: 'asc' }] });
    expect(unknown).toMatchObject({ status: 200, code: codes.invalid });
    const foreign = await call('/card/detail', { id: 'card_01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect(foreign).toMatchObject({ status: 200, code: codes.notFound });
  });
});
