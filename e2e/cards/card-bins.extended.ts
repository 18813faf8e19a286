import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { textsOf } from '../support/texts';
import { languages, signIn, type Language } from '../support/walk';

/** Names of demo records, by language. */
const records = {
  en_US: { instant: 'Sandbox Instant', unitedStates: 'United States', aldermoor: 'Aldermoor Payments' },
  zh_CN: { instant: '沙箱即时渠道', unitedStates: '美国', aldermoor: '奥德莫尔支付' },
} as const;

function labelsIn(language: Language) {
  const { cards, ui, dict, field } = textsOf(language);
  return {
    ...records[language],
    create: cards('bin.create'),
    bin: cards('card.bin'),
    channel: cards('card.channel'),
    scheme: cards('card.scheme'),
    currency: cards('card.currency'),
    country: cards('bin.issuingCountry'),
    nameEn: cards('bin.nameEn'),
    nameZh: cards('bin.nameZh'),
    scenarios: cards('bin.scenarios'),
    general: dict('business_scenario', 'GENERAL'),
    edit: cards('bin.action.EDIT'),
    numbers: {
      [cards('bin.minDeposit')]: '10',
      [cards('bin.maxDeposit')]: '5000',
      [cards('bin.issueFee')]: '1',
      [cards('bin.minValidityDays')]: '30',
      [cards('bin.maxValidityMonths')]: '36',
      [cards('bin.defaultValidityMonths')]: '24',
      [cards('bin.maxCardsPerRequest')]: '100',
    },
    maxDeposit: cards('bin.maxDeposit'),
    wrongRange: field('BIN_RANGE'),
    minDeposit: cards('bin.minDeposit'),
    tooLow: field('MIN_ABOVE_MAX'),
    // Verbatim in the specification.
    exists:
      language === 'zh_CN' ? '该卡BIN在当前渠道中已存在。' : 'This card BIN already exists in the current channel.',
    draft: dict('bin_status', 'DRAFT'),
    more: ui('moreActions'),
    assign: cards('bin.action.ASSIGN'),
    nobody: cards('assign.none'),
    add: cards('assign.add'),
    company: cards('assign.companyId'),
    saveAssignment: cards('assign.save'),
    needsFee: field('BIN_NEEDS_FEE'),
    mayIssue: cards('assign.enabled'),
    stopped: cards('assign.off'),
    online: cards('bin.action.ONLINE'),
    isOnline: dict('bin_status', 'ONLINE'),
    maintain: cards('bin.action.MAINTENANCE'),
    maintained: dict('bin_status', 'MAINTENANCE'),
    needsAssignment: field('BIN_NEEDS_ASSIGNMENT'),
    close: cards('kit.close'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'card-bin-management';
/** Visible page with this name; cached pages are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const rowOf = (page: Page, text: string) => pageOf(page).getByRole('row').filter({ hasText: text });

/** Opens a select and chooses the option with this text. */
async function choose(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

/** Runs an action of a row, from its button or its menu. */
async function act(page: Page, row: Locator, name: string): Promise<void> {
  await row.hover();
  const button = row.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) return button.click();
  await row
    .getByRole('button', {
      name: new RegExp(`^(${textsOf('en_US').ui('moreActions')}|${textsOf('zh_CN').ui('moreActions')})$`),
    })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function fillForm(form: Locator, say: ReturnType<typeof labelsIn>): Promise<void> {
  const box = (name: string) => form.getByRole('combobox', { name, exact: true });
  await choose(box(say.channel), say.instant);
  await choose(box(say.scheme), 'Visa');
  await choose(box(say.currency), 'USD');
  await choose(box(say.country), say.unitedStates);
  await field(form, say.nameEn).fill('Spring campaign');
  await field(form, say.nameZh).fill('春季投放');
  await choose(box(say.scenarios), say.general);
  for (const [name, value] of Object.entries(say.numbers)) await field(form, name).fill(value);
}

describe.each(languages)('card BINs in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);

  walk(
    '[seed 3.17, 8] a BIN is created after its errors are fixed and assigned to a company, and is not activated without fees',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      const number = `4${String(Date.now()).slice(-7)}`;
      await signIn(page, language, 'owner');
      await page.goto(`/main/${base}`);
      await rowOf(page, '40001201').waitFor();
      expect(await findingsOf(page)).toEqual([]);
      await pageOf(page).getByRole('button', { name: say.create }).click();

      const form = pageOf(page, `${base}-save`);
      const submit = form.getByRole('button', { name: say.create });
      await fillForm(form, say);
      await field(form, say.bin).fill('51001201');
      await field(form, say.maxDeposit).fill('9');
      await submit.click();
      expect(await messageOf(field(form, say.bin))).toContain(say.wrongRange);
      expect(await messageOf(field(form, say.minDeposit))).toBe(say.tooLow);
      await field(form, say.maxDeposit).fill('5000');
      await field(form, say.bin).fill('40001201');
      await submit.click();
      await form.getByText(say.exists).waitFor();
      expect(await messageOf(field(form, say.bin))).toContain(say.exists);
      expect(await findingsOf(page)).toEqual([]);
      await field(form, say.bin).fill(number);
      await submit.click();

      const row = rowOf(page, number);
      await row.getByText(say.draft).waitFor();
      await act(page, row, say.online);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say.online }).click();
      await dialog.getByText(say.needsAssignment).waitFor();
      await dialog.getByRole('button', { name: say.close, exact: true }).last().click();

      await act(page, row, say.assign);
      const assign = pageOf(page, `${base}-assign`);
      await assign.getByText(say.nobody).waitFor();
      await assign.getByRole('button', { name: say.add }).click();
      await choose(dialog.getByRole('combobox', { name: say.company }), say.aldermoor);
      await dialog.getByRole('button', { name: say.saveAssignment }).click();
      await dialog.getByText(say.needsFee).waitFor();
      expect(await findingsOf(page)).toEqual([]);
      await dialog.getByRole('checkbox', { name: say.mayIssue }).uncheck();
      await dialog.getByRole('button', { name: say.saveAssignment }).click();
      await dialog.waitFor({ state: 'hidden' });
      await assign.getByRole('row').filter({ hasText: say.aldermoor }).getByText(say.stopped).waitFor();
      expectCalm();
      await context.close();
    },
  );

  walk('a BIN in maintenance is activated again, and fields that its cards use are locked', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'owner');
    await page.goto(`/main/${base}`);
    const row = rowOf(page, '40003309');
    const dialog = page.getByRole('dialog');
    await row.getByText(say.maintained).waitFor();
    await act(page, row, say.online);
    await dialog.getByRole('button', { name: say.online }).click();
    await row.getByText(say.isOnline).waitFor();
    await act(page, row, say.maintain);
    await dialog.getByRole('button', { name: say.maintain }).click();
    await row.getByText(say.maintained).waitFor();

    await act(page, row, language === 'en_US' ? say.edit : say.edit);
    const form = pageOf(page, `${base}-save`);
    await form.getByRole('heading', { name: /40003309/ }).waitFor();
    expect(await field(form, say.bin).isDisabled()).toBe(true);
    for (const name of [say.channel, say.scheme, say.currency])
      expect(await form.getByRole('combobox', { name, exact: true }).isDisabled()).toBe(true);
    expectCalm();
    await context.close();
  });
});

test('a user of a company sees the BINs without actions', async () => {
  const { context, page, expectCalm } = await openPage(browser, { language: 'zh_CN' });
  await signIn(page, 'zh_CN', 'owner.zh');
  await page.goto(`/main/${base}`);
  await rowOf(page, '40001201').waitFor();
  expect(
    await pageOf(page)
      .getByRole('button', { name: labelsIn('zh_CN').create })
      .count(),
  ).toBe(0);
  expect(
    await pageOf(page)
      .getByRole('button', { name: labelsIn('zh_CN').more })
      .count(),
  ).toBe(0);
  expectCalm();
  await context.close();
});
