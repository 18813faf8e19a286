import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const { cards } = textsOf('en_US');

/** Names of demo records, by language. */
const records = {
  en_US: { merchantName: 'Harbourline Commerce', singapore: 'Singapore' },
  zh_CN: { merchantName: '海岸线商贸', singapore: '新加坡' },
} as const;

function labelsIn(language: Language) {
  const { cards, ui, dict, field, reason } = textsOf(language);
  return {
    ...records[language],
    merchant: cards('card.merchant'),
    create: cards('holder.create'),
    firstName: cards('holder.firstName'),
    lastName: cards('holder.lastName'),
    birthday: cards('holder.birthday'),
    areaCode: cards('holder.areaCode'),
    phone: cards('holder.phone'),
    email: cards('holder.email'),
    country: cards('holder.country'),
    city: cards('holder.city'),
    postalCode: cards('holder.postalCode'),
    address: cards('holder.address'),
    empty: field('REQUIRED'),
    tooYoung: field('HOLDER_AGE', { min: 18 }),
    wrongCode: field('POSTAL_CODE'),
    showContact: cards('holder.show.HOLDER_CONTACT'),
    lookedAt: cards('holder.event.SHOWN'),
    edit: cards('holder.action.EDIT'),
    stored: cards('holder.form.unchanged'),
    save: cards('holder.save'),
    changed: cards('holder.event.CHANGED'),
    request: cards('holder.kyc.action.PENDING'),
    reject: cards('holder.kyc.action.REJECTED'),
    reason: cards('card.reason'),
    rejected: dict('kyc_status', 'REJECTED'),
    rejectedBecause: cards('holder.kyc.reason'),
    delete: cards('holder.action.DELETE'),
    cannotDelete: `${cards('holder.action.DELETE')}: ${reason('HOLDER_HAS_CARDS')}`,
    cardsInWay: reason('HOLDER_HAS_CARDS'),
    more: ui('moreActions'),
    search: cards('holders.search'),
    noMatch: cards('holders.noMatch'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const base = 'coremanagement-cardholder-management';
/** Visible page with this name; cached pages are hidden. */
const pageOf = (page: Page, name = base): Locator => page.locator(`[data-page=${name}]`).filter({ visible: true });
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

/** Types a text into a select and chooses the option with that text. */
async function choose(box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await box.page().getByRole('option').filter({ visible: true, hasText: text }).first().click();
}

async function fillForm(form: Locator, say: ReturnType<typeof labelsIn>, values: { firstName: string; email: string }) {
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

/** Cardholder with cards that aren't cancelled, found through the API. */
async function holderWithCards(): Promise<{ id: string; name: string }> {
  const { data } = await post('/cardholder/list', { pageSize: 50 }, await sessionOf());
  const { list } = data as { list: { id: string; name: string; liveCards: number }[] };
  const holder = list.find(({ liveCards }) => liveCards > 0);
  if (!holder) throw new Error('Nobody has a card.');
  return holder;
}

describe.each(languages)('cardholders in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);

  walk(
    '[seed 1.2, 3.6, 3.19, 5.11, 6.7] a cardholder is created after its errors are fixed, keeps masked values when edited, and is deleted',
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

  walk('a cardholder with active cards cannot be deleted, and the reason is shown', async () => {
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
    // A phone shows further actions in a menu.
    await page.setViewportSize({ width: 375, height: 900 });
    await view.getByRole('button', { name: say.more }).click();
    const item = page.getByRole('menuitem', { name: say.delete });
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    await item.getByText(say.cardsInWay).waitFor();
    await page.keyboard.press('Escape');
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

test('[seed 6.7] a user without access to identity data can neither show nor change it, and cannot delete cardholders', async () => {
  const say = labelsIn('en_US');
  const { context, page, expectCalm } = await openPage(browser);
  const { id, name } = await holderWithCards();
  await signIn(page, 'en_US', 'support');
  await page.goto(`/main/${base}-view?id=${id}`);
  const view = pageOf(page, `${base}-view`);
  await view.getByRole('heading', { name }).waitFor();
  await view.getByRole('button', { name: say.showContact }).waitFor();
  expect(await view.getByRole('button', { name: cards('holder.show.birthday') }).count()).toBe(0);
  expect(await view.getByRole('button', { name: say.delete }).count()).toBe(0);
  await view.getByRole('button', { name: say.edit }).click();
  const birthday = field(pageOf(page, `${base}-save`), say.birthday);
  expect(await birthday.isDisabled()).toBe(true);
  expect(await messageOf(birthday)).toBe(cards('holder.form.hidden'));
  expectCalm();
  await context.close();
});
