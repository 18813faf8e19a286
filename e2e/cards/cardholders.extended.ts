import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const labels = {
  en_US: {
    merchant: 'Merchant',
    merchantName: 'Harbourline Commerce',
    create: 'Create cardholder',
    firstName: 'First name',
    lastName: 'Last name',
    birthday: 'Date of birth',
    areaCode: 'Country code',
    phone: 'Phone',
    email: 'E-mail',
    country: 'Billing country',
    singapore: 'Singapore',
    city: 'City',
    postalCode: 'Postal code',
    address: 'Address',
    empty: 'Cannot be empty',
    tooYoung: 'Cardholders must be at least 18 years old',
    wrongCode: 'Enter a valid postal code for this country or region',
    showContact: 'Show contact',
    lookedAt: 'Viewed',
    edit: 'Edit cardholder',
    stored: 'Leave empty to keep the current value',
    save: 'Save cardholder',
    changed: 'Changed',
    request: 'Request verification',
    reject: 'Reject verification',
    reason: 'Reason',
    rejected: 'Rejected',
    rejectedBecause: 'Rejection reason',
    delete: 'Delete cardholder',
    cannotDelete: "Delete cardholder: Cardholder has cards that aren't cancelled",
    cardsInWay: "Cardholder has cards that aren't cancelled",
    more: 'More actions',
    search: 'Name, full e-mail or phone',
    noMatch: 'No cardholders match these filters.',
  },
  zh_CN: {
    merchant: '商户',
    merchantName: '海岸线商贸',
    create: '创建持卡人',
    firstName: '名',
    lastName: '姓',
    birthday: '出生日期',
    areaCode: '区号',
    phone: '电话',
    email: '邮箱',
    country: '账单国家/地区',
    singapore: '新加坡',
    city: '城市',
    postalCode: '邮政编码',
    address: '地址',
    empty: '不能为空',
    tooYoung: '持卡人须年满18周岁',
    wrongCode: '请输入该国家/地区的邮政编码',
    showContact: '显示联系方式',
    lookedAt: '查看',
    edit: '编辑持卡人',
    stored: '留空则保持不变',
    save: '保存持卡人',
    changed: '修改',
    request: '发起身份核验',
    reject: '拒绝核验',
    reason: '原因',
    rejected: '已拒绝',
    rejectedBecause: '拒绝原因',
    delete: '删除持卡人',
    cannotDelete: '删除持卡人: 存在未注销的卡片',
    cardsInWay: '存在未注销的卡片',
    more: '更多操作',
    search: '姓名、完整邮箱或电话',
    noMatch: '没有符合筛选条件的持卡人。',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'coremanagement-cardholder-management';
/** The page of that name that a person sees; cached ones are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

/** Takes the choice with these words, found by typing them. */
async function choose(box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await box.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

async function fillForm(form: Locator, say: (typeof labels)[Language], values: { firstName: string; email: string }) {
  const box = (name: string) => form.getByRole('combobox', { name, exact: true });
  await choose(box(say.merchant), say.merchantName);
  await field(form, say.firstName).fill(values.firstName);
  await field(form, say.lastName).fill('Whitcombe');
  await choose(box(say.areaCode), '+65');
  await field(form, say.phone).fill('81239876');
  await field(form, say.email).fill(values.email);
  await choose(box(say.country), say.singapore);
  await field(form, say.city).fill('Singapore');
  await field(form, say.address).fill('1 Marina View');
}

/** Somebody with cards that are not cancelled, as a program would find one. */
async function holderWithCards(): Promise<{ id: string; name: string }> {
  const { data } = await post('/cardholder/list', { pageSize: 50 }, await sessionOf());
  const { list } = data as { list: { id: string; name: string; liveCards: number }[] };
  const holder = list.find(({ liveCards }) => liveCards > 0);
  if (!holder) throw new Error('Nobody has a card.');
  return holder;
}

describe.each(languages)('cardholders in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk(
    '[seed 1.2, 3.6, 3.19, 5.11, 6.7] one is created after what is wrong was said, keeps what is masked, and is deleted',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      const firstName = `Amelia ${Date.now()}`;
      const email = `amelia.${Date.now()}@example.com`;
      await signIn(page, language);
      await page.goto(`/main/${base}`);
      await pageOf(page).getByRole('row').nth(5).waitFor();
      await pageOf(page).getByRole('button', { name: say.create }).click();

      const form = pageOf(page, `${base}-save`);
      const submit = form.getByRole('button', { name: say.create });
      await submit.click();
      for (const name of [say.firstName, say.lastName, say.birthday, say.email])
        expect([name, await messageOf(field(form, name))]).toEqual([name, say.empty]);
      await fillForm(form, say, { firstName, email });
      const birthday = field(form, say.birthday);
      await birthday.fill(`${new Date().getFullYear() - 17}-01-01`);
      await field(form, say.postalCode).fill('12');
      await submit.click();
      expect(await messageOf(birthday)).toBe(say.tooYoung);
      expect(await messageOf(field(form, say.postalCode))).toBe(say.wrongCode);
      expect(await findingsOf(page)).toEqual([]);
      await birthday.fill('1990-05-01');
      await field(form, say.postalCode).fill('018961');
      await submit.click();

      const view = pageOf(page, `${base}-view`);
      await view.getByRole('heading', { name: firstName }).waitFor();
      await view.getByText('a••••@example.com').waitFor();
      expect(await findingsOf(page)).toEqual([]);
      expect(await view.getByText(email).count()).toBe(0);
      await view.getByRole('button', { name: say.showContact }).click();
      await view.getByText(email).waitFor();
      await view.getByRole('row').filter({ hasText: say.lookedAt }).first().waitFor();

      await view.getByRole('button', { name: say.edit }).click();
      const edited = field(form, say.email);
      expect([await edited.inputValue(), await edited.getAttribute('placeholder'), await messageOf(edited)]).toEqual([
        '',
        'a••••@example.com',
        say.stored,
      ]);
      await field(form, say.city).fill('Jurong');
      await form.getByRole('button', { name: say.save }).click();
      await view.getByRole('row').filter({ hasText: say.changed }).filter({ hasText: say.city }).waitFor();
      await view.getByText('Jurong').waitFor();
      await view.getByRole('button', { name: say.showContact }).click();
      await view.getByText(email).waitFor();

      await view.getByRole('button', { name: say.request }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say.request }).click();
      await dialog.waitFor({ state: 'hidden' });
      await view.getByRole('button', { name: say.reject }).click();
      await dialog.getByRole('button', { name: say.reject }).click();
      const reason = field(dialog, say.reason);
      expect(await messageOf(reason)).toContain(say.empty);
      await reason.fill('Blurred 证件');
      expect(await findingsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: say.reject }).click();
      await dialog.waitFor({ state: 'hidden' });
      await view.getByText(say.rejected, { exact: true }).first().waitFor();
      await view.getByText(say.rejectedBecause).waitFor();
      await view.getByRole('row').filter({ hasText: 'Blurred 证件' }).waitFor();

      const fullName = (await view.getByRole('heading').first().innerText()).trim();
      await view.getByRole('button', { name: say.delete }).click();
      await page.getByRole('dialog').getByRole('textbox').last().fill(fullName);
      await page.getByRole('dialog').getByRole('button', { name: say.delete }).click();
      await pageOf(page).getByRole('searchbox', { name: say.search }).fill(email);
      await pageOf(page).getByText(say.noMatch).waitFor();
      expectCalm();
      await context.close();
    },
  );

  walk('whoever has cards that are not cancelled cannot be deleted, and the reason is said', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    const { id, name } = await holderWithCards();
    await signIn(page, language);
    await page.goto(`/main/${base}-view?id=${id}`);
    const view = pageOf(page, `${base}-view`);
    await view.getByRole('heading', { name }).waitFor();
    const button = view.getByRole('button', { name: say.cannotDelete });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    expect(await page.getByRole('dialog').count()).toBe(0);
    // The last of its actions is in reach on a phone too.
    await page.setViewportSize({ width: 375, height: 900 });
    const { x = 375, width = 0 } = (await button.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(375);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto(`/main/${base}?q=${encodeURIComponent(name)}`);
    const row = pageOf(page).getByRole('row').filter({ hasText: name }).first();
    await row.hover();
    await row.getByRole('button', { name: say.more }).click();
    await page.getByRole('menuitem', { name: say.delete }).getByText(say.cardsInWay).waitFor();
    expectCalm();
    await context.close();
  });
});

test('[seed 6.7] who may not see who somebody is can neither show nor change it, nor delete anybody', async () => {
  const say = labels.en_US;
  const { context, page, expectCalm } = await openPage(browser);
  const { id, name } = await holderWithCards();
  await signIn(page, 'en_US', 'support');
  await page.goto(`/main/${base}-view?id=${id}`);
  const view = pageOf(page, `${base}-view`);
  await view.getByRole('heading', { name }).waitFor();
  await view.getByRole('button', { name: say.showContact }).waitFor();
  expect(await view.getByRole('button', { name: 'Show date of birth' }).count()).toBe(0);
  expect(await view.getByRole('button', { name: say.delete }).count()).toBe(0);
  await view.getByRole('button', { name: say.edit }).click();
  const birthday = field(pageOf(page, `${base}-save`), say.birthday);
  expect(await birthday.isDisabled()).toBe(true);
  expect(await messageOf(birthday)).toBe('Hidden from you, stays unchanged');
  expectCalm();
  await context.close();
});
