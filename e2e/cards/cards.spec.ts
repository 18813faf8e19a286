import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, openPage, type Watched } from '../support/browser';
import { messageOf } from '../support/message-of';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const text = {
  en_US: {
    cards: 'Cards',
    create: 'Create card',
    submit: /^Create( \d+)? cards?$/,
    frozenTab: /^Frozen/,
    frozen: 'Frozen',
    active: 'Active',
    rows: 'Rows',
    next: 'Next page',
    balance: 'Balance',
    product: 'Everyday USD',
    merchant: 'Merchant',
    account: 'Funding account',
    count: 'Number of cards',
    alias: 'Card alias',
    deposit: 'Deposit per card',
    validTo: 'Valid until',
    cancel: 'Cancel',
    empty: 'Cannot be empty',
    minimum: 'Enter 10.00 USD or more',
    tooEarly: /^Choose \d{4}-\d{2}-\d{2} or later, at least 30 days from today$/,
    wrongCount: /^Enter a whole number from 1 to \d+$/,
    freeze: 'Freeze card',
    unfreeze: 'Unfreeze card',
    reason: 'Reason',
    note: 'Note',
    stolen: 'Card details stolen',
    resolved: 'Resolved',
    details: 'Card details · VCC Console',
    list: 'Cards · VCC Console',
  },
  zh_CN: {
    cards: '卡片',
    create: '创建卡片',
    submit: /^创建.*卡片?$/,
    frozenTab: /^已冻结/,
    frozen: '已冻结',
    active: '正常',
    rows: '每页',
    next: '下一页',
    balance: '余额',
    product: '美元通用卡',
    merchant: '商户',
    account: '出资账户',
    count: '卡片数量',
    alias: '卡片别名',
    deposit: '每张卡首充金额',
    validTo: '使用有效期至',
    cancel: '取消',
    empty: '不能为空',
    minimum: '请输入不低于10.00 USD的金额',
    tooEarly: /^请选择\d{4}-\d{2}-\d{2}或之后，至少30天有效$/,
    wrongCount: /^请输入1到\d+之间的整数$/,
    freeze: '冻结卡片',
    unfreeze: '解冻卡片',
    reason: '原因',
    note: '备注',
    stolen: '卡信息被盗',
    resolved: '问题已解决',
    details: '卡片详情 · 虚拟卡控制台',
    list: '卡片 · 虚拟卡控制台',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page of that name that a person sees; cached ones are hidden. */
const pageOf = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe.each(languages)('cards in %s', (language) => {
  const say = text[language];
  let watched: Watched;
  let page: Page;
  beforeEach(async () => {
    watched = await openPage(browser, { language });
    page = watched.page;
    await signIn(page, language);
    await page.getByRole('link', { name: say.cards, exact: true }).click();
    await pageOf(page, 'cards-balance').getByRole('row').nth(5).waitFor();
  });
  afterEach(async () => {
    watched.expectCalm();
    await watched.context.close();
  });

  test('filter, order, page and page size are in the address, and the address shows the same list again', async () => {
    const list = pageOf(page, 'cards-balance');
    expect(await page.title()).toBe(say.list);
    expect(await list.getByRole('combobox', { name: say.rows }).locator('option').allInnerTexts()).toEqual([
      '10',
      '20',
      '30',
      '50',
      '100',
      '200',
    ]);
    await list.getByRole('tab', { name: say.frozenTab }).click();
    await list.getByRole('button', { name: say.balance }).click();
    await list.getByRole('combobox', { name: say.rows }).selectOption('50');
    await page.waitForURL('**size=50**');
    await list.getByRole('row').nth(50).waitFor();
    const [first = ''] = await list.getByRole('row').nth(1).getByRole('link').allInnerTexts();
    await list.getByRole('button', { name: say.next }).click();
    await page.waitForURL(/[?&]page=2/);
    await list.getByRole('row').nth(1).filter({ hasNotText: first }).waitFor();
    expect(query(page)).toMatchObject({ state: 'FROZEN', page: '2', size: '50' });
    const rows = () => pageOf(page, 'cards-balance').getByRole('row').allInnerTexts();
    await list.getByRole('row').nth(50).waitFor();
    const before = await rows();
    expect(before).toHaveLength(51);
    for (const row of before.slice(1)) expect(row).toContain(say.frozen);
    await page.reload();
    await pageOf(page, 'cards-balance').getByRole('row').nth(50).waitFor();
    expect(await rows()).toEqual(before);
  });

  test('[seed 5.12, 5.13, 5.14, 5.15] each rule of a new card is said next to its field, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: say.create }).click();
    const form = pageOf(page, 'cards-balance-create-card');
    await form.getByRole('radio').first().waitFor();
    const submit = form.getByRole('button', { name: say.submit });
    await submit.click();
    expect(await messageOf(form.getByLabel(say.alias))).toContain(say.empty);

    await form.getByRole('radio').first().check();
    await form.getByLabel(say.deposit).fill('9.99');
    await form.getByLabel(say.validTo).fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    await form.getByLabel(say.count).fill('100000');
    await form.getByLabel(say.alias).fill('海岸 ✈ Harbour');
    await submit.click();
    expect(await messageOf(form.getByLabel(say.deposit))).toContain(say.minimum);
    expect((await messageOf(form.getByLabel(say.validTo))).split('\n')[0]).toMatch(say.tooEarly);
    expect((await messageOf(form.getByLabel(say.count))).split('\n')[0]).toMatch(say.wrongCount);
    expect(await form.getByLabel(say.alias).inputValue()).toBe('海岸 ✈ Harbour');
    expect(await form.getByLabel(say.deposit).inputValue()).toBe('9.99');

    await form.getByLabel(say.deposit).fill('12,50');
    await form.getByLabel(say.count).fill('1,5');
    await form.getByLabel(say.count).press('Enter');
    expect(await messageOf(form.getByLabel(say.deposit))).toMatch(/12\.50 (or|或) 1,250/);
    expect(await messageOf(form.getByLabel(say.count))).toMatch(/without a decimal part|不要带小数/);
    expect(await form.getByLabel(say.deposit).inputValue()).toBe('12,50');
    expect(await form.getByLabel(say.count).inputValue()).toBe('1,5');
  });

  test('[seed 1.2, 3.18, 4.7, 9.12] a card is created, opens grouped by 4 and masked, is frozen and unfrozen with a reason, and tells its history', async () => {
    const alias = `Walk ${language} ${Date.now()}`;
    await page.getByRole('button', { name: say.create }).click();
    const form = pageOf(page, 'cards-balance-create-card');
    await form.getByRole('radio').first().check();
    await choose(form.getByRole('combobox', { name: say.merchant }), page);
    await choose(form.getByRole('combobox', { name: say.account }), page);
    await form.getByLabel(say.alias).fill(alias);
    await form.getByLabel(say.deposit).fill('25.00');
    await form.getByRole('button', { name: say.submit }).dblclick();

    const card = pageOf(page, 'cards-balance-view-card-detail');
    await card.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toBe(say.details);
    expect(await card.getByRole('heading', { level: 1 }).innerText()).toMatch(/^\d{4} •••• •••• \d{4}$/);
    expect(await card.innerText()).toContain('25.00');

    await act(card, page, { button: say.freeze, reason: say.stolen, note: 'Holder called', text: say });
    await card.getByText(say.frozen, { exact: true }).first().waitFor();
    await act(card, page, { button: say.unfreeze, reason: say.resolved, note: 'Found again', text: say });
    await card.getByRole('button', { name: say.freeze }).waitFor();
    await card.getByText('Found again').waitFor();
    const history = await card.innerText();
    for (const reported of [say.stolen, 'Holder called', say.resolved, 'Found again', 'Daniel Koh'])
      expect(history).toContain(reported);

    await page.getByRole('link', { name: say.cards, exact: true }).click();
    const list = pageOf(page, 'cards-balance');
    await list.getByRole('searchbox').fill(alias);
    await list.getByRole('row').filter({ hasText: alias }).waitFor();
    await page.waitForURL((url) => url.searchParams.has('q'));
    // The double click made one card.
    expect(await list.getByRole('row').filter({ hasText: alias }).count()).toBe(1);
  });
});

/** Opens a select and takes its first choice that can be taken. */
async function choose(select: Locator, page: Page): Promise<void> {
  await select.click();
  // Not those of a list that is cached behind the page.
  await page.getByRole('option', { disabled: false }).filter({ visible: true }).first().click();
}

interface ActionName {
  button: string;
  reason: string;
  note: string;
  text: { reason: string; note: string };
}

async function act(card: Locator, page: Page, { button, reason, note, text: say }: ActionName): Promise<void> {
  await card.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say.reason }).click();
  await page.getByRole('option', { name: reason }).click();
  await dialog.getByLabel(say.note).fill(note);
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('the server checks the same rules', () => {
  test('for a program that has no form', async () => {
    const session = await sessionOf();
    const call = (path: string, body: unknown) =>
      post(path, body, { ...session, language: 'zh_CN', 'idempotency-key': crypto.randomUUID() });
    const refused = await call('/card/create', { alias: '', page: 7 });
    expect(refused).toMatchObject({ status: 200, code: 1001, message: '部分字段需要修改' });
    const unknown = await call('/card/list', { pageSize: 7, sort: [{ field: 'pan', dir: 'asc' }] });
    expect(unknown).toMatchObject({ status: 200, code: 1001 });
    const foreign = await call('/card/detail', { id: 'card_01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect(foreign).toMatchObject({ status: 200, code: 1003 });
  });
});
