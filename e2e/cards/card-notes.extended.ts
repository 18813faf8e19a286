import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import type { SessionHeaders } from '../support/session';
import { startOf, textsOf } from '../support/texts';
import { demoPassword, languages, post, sessionOf, signIn, type Language } from '../support/walk';

/** Names of demo records, by language. */
const records = {
  en_US: { company: 'Aldermoor Payments Ltd.' },
  zh_CN: { company: '奥德莫尔支付有限公司' },
} as const;

function messageIn(language: Language) {
  const { cards } = textsOf(language);
  return {
    ...records[language],
    notes: cards('note.title'),
    add: cards('note.add'),
    note: startOf(cards('note.one')),
    audience: cards('note.audience'),
    internal: startOf(cards('note.for.INTERNAL')),
    internalTag: cards('note.for.INTERNAL'),
    shared: startOf(cards('note.for.MERCHANT')),
    sharedTag: cards('note.for.MERCHANT'),
    save: cards('note.save'),
  };
}

let browser: Browser;
/** A card of the merchant, and a wallet card with a new wallet user. */
let ofMerchant: string;
let ofWallet: string;
const email = 'reader@holders.example';
beforeAll(async () => {
  browser = await openBrowser();
  const merchant = await sessionOf('merchant.owner');
  ofMerchant = firstOf(await post('/card/list', { filter: { state: ['ACTIVE'] } }, merchant));
  ofWallet = firstOf(await post('/card/list', {}, await membership()));
});
afterAll(() => browser.close());

const cardPage = (page: Page): Locator =>
  page.locator('[data-page=cards-balance-view-card-detail]').filter({ visible: true });

type Named = { list: { id: string }[] };
const firstOf = ({ data }: { data: unknown }) => (data as Named).list[0]?.id ?? '';

/** Accepts an invitation to a wallet and signs in. */
async function membership(): Promise<SessionHeaders> {
  const owner = await sessionOf();
  const walletId = firstOf(await post('/wallet/list', { filter: { status: ['ACTIVE'] } }, owner));
  const key = { ...owner, 'idempotency-key': crypto.randomUUID() };
  expect(await post('/walletUser/invite', { walletId, email, role: 'VIEWER' }, key)).toMatchObject({ code: 200 });
  const [, token] = /\?token=([\w-]+)/.exec(await newestMailTo(email)) ?? [];
  const chosen = { token, nickname: 'Reader', password: demoPassword, confirmPassword: demoPassword };
  expect(await post('/public/password/reset', chosen)).toMatchObject({ code: 200 });
  return sessionOf(email);
}

async function open(page: Page, id: string): Promise<Locator> {
  await page.goto(`/main/cards-balance-view-card-detail?id=${id}`);
  const card = cardPage(page);
  await card.getByRole('heading', { level: 1 }).waitFor();
  await whenQuiet(page);
  return card;
}

describe.each(languages)('notes of a card in %s', (language) => {
  const say = messageIn(language);
  const [internal, shared] = [`Suspected of fraud ${language}`, `A new card is on its way ${language}`];

  async function write(card: Locator, { text, choice }: { text: string; choice: RegExp | null }): Promise<void> {
    await card.getByRole('button', { name: say.add, exact: true }).click();
    await card.getByRole('textbox', { name: say.note }).fill(text);
    const who = card.getByRole('radiogroup', { name: say.audience });
    expect(await who.getByRole('radio', { name: say.internal }).isChecked()).toBe(true);
    if (choice) await who.getByRole('radio', { name: choice }).check();
    expect(await findingsOf(card.page())).toEqual([]);
    await card.getByRole('button', { name: say.save }).click();
    await card.getByRole('list', { name: say.notes }).getByText(text).waitFor();
  }

  test('an internal note is shown to the platform with its tag, and never to the merchant or a wallet user', async () => {
    const staff = await openPage(browser, { language });
    await signIn(staff.page, language, 'risk');
    for (const id of [ofMerchant, ofWallet]) {
      const card = await open(staff.page, id);
      await write(card, { text: internal, choice: null });
      await write(card, { text: shared, choice: say.shared });
      const notes = card.getByRole('list', { name: say.notes });
      const row = (text: string) => notes.getByRole('listitem').filter({ hasText: text }).first();
      await row(internal).getByText(say.internalTag, { exact: true }).waitFor();
      await row(shared).getByText(say.sharedTag, { exact: true }).waitFor();
      await row(internal).getByText('Wei Ling Tan').waitFor();
    }
    staff.expectCalm();
    await staff.context.close();

    const merchant = await openPage(browser, { language });
    await signIn(merchant.page, language, 'merchant.owner');
    const seen = await open(merchant.page, ofMerchant);
    const note = seen.getByRole('list', { name: say.notes }).getByRole('listitem').filter({ hasText: shared });
    await note.getByText(say.company).waitFor();
    await note.getByText(say.sharedTag, { exact: true }).waitFor();
    const page = await merchant.page.content();
    expect([page.includes(internal), page.includes('Wei Ling Tan')]).toEqual([false, false]);
    await seen.getByRole('button', { name: say.add, exact: true }).click();
    await seen.getByRole('textbox', { name: say.note }).waitFor();
    expect(await seen.getByRole('radiogroup', { name: say.audience }).count()).toBe(0);
    merchant.expectCalm();
    await merchant.context.close();

    const holder = await openPage(browser, { language });
    await signIn(holder.page, language, email);
    await open(holder.page, ofWallet);
    const text = await holder.page.content();
    expect([internal, shared, 'Wei Ling Tan'].filter((one) => text.includes(one))).toEqual([]);
    holder.expectCalm();
    await holder.context.close();
  });
});
