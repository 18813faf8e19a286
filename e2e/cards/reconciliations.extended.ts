import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { messageOf } from '../support/message-of';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { languages, type Language, signIn } from '../support/walk';

function labelsIn(language: Language) {
  const { cards, dict, field } = textsOf(language);
  return {
    compare: cards('recon.compare'),
    card: cards('recon.card'),
    ask: cards('recon.ask'),
    unread: cards('recon.standing.unread'),
    differs: cards('recon.standing.differs'),
    note: cards('recon.note'),
    explain: cards('recon.explain'),
    explained: cards('recon.explained'),
    adjust: cards('recon.adjust'),
    waits: cards('recon.waits'),
    empty: field('REQUIRED'),
    done: dict('recon_state', 'EXPLAINED'),
  };
}

const place = '/main/cards-transactions-update-balance';

let browser: Browser;
let product: OwnServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), openOwnServer()]);
  // No screen can do this: the channels get a higher balance than the ledger, also for cards that are being created.
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

/** Cards that were compared, by name: a new card shifts the position of all others in the list. */
const compared = new Set<string>();

/** Opens the comparison of a card that was not compared yet and queries its channel. */
async function askAbout(page: Page, language: Language): Promise<Locator> {
  const say = labelsIn(language);
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
  const say = labelsIn(language);

  walk('a difference is found, resolved with a note, and shown with the user who resolved it', async () => {
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

  walk('an adjustment of a difference needs a second approver', async () => {
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

test('a user with read access compares cards without asking the channel, and other users do not see the page', async () => {
  const auditor = await enter('en_US', 'auditor');
  await auditor.page.getByRole('button', { name: labelsIn('en_US').compare }).click();
  const drawer = auditor.page.getByRole('dialog', { name: labelsIn('en_US').compare });
  await drawer.getByRole('combobox', { name: labelsIn('en_US').card, exact: true }).click();
  await auditor.page.getByRole('option').filter({ visible: true }).nth(5).click();
  const { unread, differs } = labelsIn('en_US');
  // The server also queries cards in the background.
  await drawer.getByText(unread).or(drawer.getByText(differs)).first().waitFor();
  expect(await drawer.getByRole('button', { name: labelsIn('en_US').ask }).count()).toBe(0);
  auditor.expectCalm();
  await auditor.context.close();
  const support = await enter('en_US', 'support');
  await support.page.waitForURL('**/error-401**');
  await support.context.close();
});
