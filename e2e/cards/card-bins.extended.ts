import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { languages, signIn, type Language } from '../support/walk';

const labels = {
  en_US: {
    create: 'Create card BIN',
    bin: 'Card BIN',
    channel: 'Channel',
    instant: 'Sandbox Instant',
    scheme: 'Card scheme',
    currency: 'Currency',
    country: 'Issuing country',
    unitedStates: 'United States',
    nameEn: 'Product name, English',
    nameZh: 'Product name, Chinese',
    scenarios: 'Scenarios',
    general: 'General',
    amounts: { 'Minimum deposit': '10', 'Maximum deposit': '5000', 'Issuance fee': '1' },
    counts: {
      'Minimum validity in days': '30',
      'Maximum validity in months': '36',
      'Default validity in months': '24',
      'Maximum cards per request': '100',
    },
    maxDeposit: 'Maximum deposit',
    wrongRange: "Doesn't match the number range of this card scheme",
    minDeposit: 'Minimum deposit',
    tooLow: 'Minimum exceeds maximum',
    exists: 'This card BIN already exists in the current channel.',
    draft: 'Draft',
    more: 'More actions',
    assign: 'Assign card BIN',
    nobody: 'No assignments yet.',
    add: 'Add assignment',
    company: 'Company',
    aldermoor: 'Aldermoor Payments',
    saveAssignment: 'Save assignment',
    needsFee: 'Set fees for this BIN first',
    mayIssue: 'Enabled for issuing',
    stopped: 'Disabled',
    online: 'Activate',
    isOnline: 'Active',
    maintain: 'Start maintenance',
    maintained: 'Maintenance',
    needsAssignment: 'Assign this BIN to a company first',
    close: 'Close',
  },
  zh_CN: {
    create: '创建卡BIN',
    bin: '卡BIN',
    channel: '渠道',
    instant: '沙箱即时渠道',
    scheme: '卡组织',
    currency: '币种',
    country: '发卡国家/地区',
    unitedStates: '美国',
    nameEn: '产品名称（英文）',
    nameZh: '产品名称（中文）',
    scenarios: '使用场景',
    general: '通用',
    amounts: { 最低首充金额: '10', 最高首充金额: '5000', 开卡费: '1' },
    counts: { 最短有效天数: '30', 最长有效月数: '36', 默认有效月数: '24', 单次开卡数量上限: '100' },
    maxDeposit: '最高首充金额',
    wrongRange: '与该卡组织的号段不符',
    minDeposit: '最低首充金额',
    tooLow: '最小值不能大于最大值',
    exists: '该卡BIN在当前渠道中已存在。',
    draft: '草稿',
    more: '更多操作',
    assign: '分配卡BIN',
    nobody: '暂无公司可使用该卡BIN开卡。',
    add: '新增分配',
    company: '公司',
    aldermoor: '奥德莫尔支付',
    saveAssignment: '保存分配',
    needsFee: '请先设置该卡BIN的费率',
    mayIssue: '可以开卡',
    stopped: '已停用',
    online: '上线',
    isOnline: '已上线',
    maintain: '开始维护',
    maintained: '维护中',
    needsAssignment: '请先分配给公司，再上线',
    close: '关闭',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'card-bin-management';
/** The page of that name that a person sees; cached ones are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const rowOf = (page: Page, text: string) => pageOf(page).getByRole('row').filter({ hasText: text });

/** Opens a choice and takes the one with these words. */
async function choose(box: Locator, text: string): Promise<void> {
  await box.click();
  await box.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

/** Presses an action of a row, wherever it stands. */
async function act(page: Page, row: Locator, name: string): Promise<void> {
  await row.hover();
  const button = row.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) return button.click();
  await row.getByRole('button', { name: /^(More actions|更多操作)$/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function fillForm(form: Locator, say: (typeof labels)[Language]): Promise<void> {
  const box = (name: string) => form.getByRole('combobox', { name, exact: true });
  await choose(box(say.channel), say.instant);
  await choose(box(say.scheme), 'Visa');
  await choose(box(say.currency), 'USD');
  await choose(box(say.country), say.unitedStates);
  await field(form, say.nameEn).fill('Spring campaign');
  await field(form, say.nameZh).fill('春季投放');
  await choose(box(say.scenarios), say.general);
  for (const [name, value] of Object.entries({ ...say.amounts, ...say.counts })) await field(form, name).fill(value);
}

describe.each(languages)('card BINs in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk(
    '[seed 3.17, 8] one is created once nothing is wrong, and given to a company, but not put online without fees',
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

  walk('what is in maintenance goes online and back, and what cards have from it cannot be changed', async () => {
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

    await act(page, row, language === 'en_US' ? 'Edit card BIN' : '编辑卡BIN');
    const form = pageOf(page, `${base}-save`);
    await form.getByRole('heading', { name: /40003309/ }).waitFor();
    expect(await field(form, say.bin).isDisabled()).toBe(true);
    for (const name of [say.channel, say.scheme, say.currency])
      expect(await form.getByRole('combobox', { name, exact: true }).isDisabled()).toBe(true);
    expectCalm();
    await context.close();
  });
});

test('whoever does not run the platform sees the BINs and is offered nothing', async () => {
  const { context, page, expectCalm } = await openPage(browser, { language: 'zh_CN' });
  await signIn(page, 'zh_CN', 'owner.zh');
  await page.goto(`/main/${base}`);
  await rowOf(page, '40001201').waitFor();
  expect(await pageOf(page).getByRole('button', { name: labels.zh_CN.create }).count()).toBe(0);
  expect(await pageOf(page).getByRole('button', { name: labels.zh_CN.more }).count()).toBe(0);
  expectCalm();
  await context.close();
});
