import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { languages, type Language, signIn } from '../support/walk';

const labels = {
  en_US: {
    compare: 'Check a card',
    card: 'Card',
    ask: 'Check with channel',
    unread: 'Not synced yet',
    differs: 'Balance mismatch',
    note: 'Cause',
    explain: 'Mark as resolved',
    explained: 'Difference resolved',
    adjust: 'Propose adjustment',
    waits: 'Adjustment pending review',
    empty: 'Cannot be empty',
    done: 'Resolved',
  },
  zh_CN: {
    compare: '核对卡片余额',
    card: '卡片',
    ask: '向渠道查询',
    unread: '尚未向渠道查询',
    differs: '余额不一致',
    note: '差异原因',
    explain: '标记为已解决',
    explained: '差异已解决',
    adjust: '提交调账',
    waits: '调账待审核',
    empty: '不能为空',
    done: '已解决',
  },
} as const satisfies Record<Language, unknown>;

const place = '/main/cards-transactions-update-balance';

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), openOwnServer()]);
  // What no screen can change: the channels have more on their cards than the ledger, also on those still being made.
  await product.sql(`
    insert into sandbox_card (card_id, company_id, gap_minor)
    select id, company_id, 250 from card where true
    on conflict (card_id) do update set gap_minor = 250`);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function enter(language: Language, loginName: string) {
  const watched = await openPage(browser, { language, url: product.url });
  await signIn(watched.page, language, loginName);
  await watched.page.goto(place);
  return watched;
}

/** Cards that were compared. One that is made meanwhile moves all others of the choice, so no place in it says which is which. */
const compared = new Set<string>();

/** Opens the comparison of a card that was not compared yet, and asks its channel. */
async function askAbout(page: Page, language: Language): Promise<Locator> {
  const say = labels[language];
  await page.getByRole('button', { name: say.compare }).click();
  const drawer = page.getByRole('dialog', { name: say.compare });
  await drawer.getByRole('combobox', { name: say.card, exact: true }).click();
  const options = page.getByRole('option').filter({ visible: true });
  await options.first().waitFor();
  const cards = await options.allInnerTexts();
  const index = cards.findIndex((card) => !compared.has(card));
  compared.add(cards[index] ?? '');
  await options.nth(index).click();
  await drawer.getByRole('button', { name: say.ask }).click();
  await drawer.getByText(say.differs).waitFor();
  return drawer;
}

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk('a difference is found, explained with a note, and told with who did it', async () => {
    const { page, context, expectCalm } = await enter(language, 'finance.maker');
    const drawer = await askAbout(page, language);
    await drawer.getByRole('button', { name: say.explain }).click();
    const note = drawer.getByRole('textbox', { name: say.note });
    expect(await messageOf(note)).toContain(say.empty);
    await note.fill('Refund on its way');
    expect(await findingsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: say.explain }).click();
    await page.getByText(say.explained, { exact: true }).waitFor();
    await note.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: new RegExp(`^${say.done}`) }).click();
    await page
      .getByRole('row', { name: /Priya Raman/ })
      .first()
      .waitFor();
    expectCalm();
    await context.close();
  });

  walk('to book a difference somebody else is asked', async () => {
    const { page, context, expectCalm } = await enter(language, 'finance.maker');
    const drawer = await askAbout(page, language);
    await drawer.getByRole('textbox', { name: say.note }).fill('Fee that only the channel has');
    await drawer.getByRole('button', { name: say.adjust }).click();
    await drawer.getByText(say.waits).waitFor();
    expect(await drawer.getByRole('button', { name: say.adjust }).count()).toBe(0);
    expectCalm();
    await context.close();
  });
});

test('whoever may only look compares and asks no channel; others do not see the page', async () => {
  const auditor = await enter('en_US', 'auditor');
  await auditor.page.getByRole('button', { name: labels.en_US.compare }).click();
  const drawer = auditor.page.getByRole('dialog', { name: labels.en_US.compare });
  await drawer.getByRole('combobox', { name: labels.en_US.card, exact: true }).click();
  await auditor.page.getByRole('option').filter({ visible: true }).nth(5).click();
  const { unread, differs } = labels.en_US;
  // The server asks about cards by itself too.
  await drawer.getByText(unread).or(drawer.getByText(differs)).first().waitFor();
  expect(await drawer.getByRole('button', { name: labels.en_US.ask }).count()).toBe(0);
  auditor.expectCalm();
  await auditor.context.close();
  const support = await enter('en_US', 'support');
  await support.page.waitForURL('**/error-401**');
  await support.context.close();
});
