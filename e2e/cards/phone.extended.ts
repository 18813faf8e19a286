import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { misplacedOn } from '../support/layout';
import { textsOf } from '../support/texts';
import { goWithin, languages, signIn, type Language } from '../support/walk';

function labelsIn(language: Language) {
  const { cards, ui, dict } = textsOf(language);
  return {
    actions: ui('moreActions'),
    freeze: cards('card.freeze'),
    unfreeze: cards('card.unfreeze'),
    frozen: cards.pattern('card.freeze.done'),
    active: dict('card_state', 'ACTIVE'),
    filter: cards('kit.filter'),
  };
}

/** Lists that users on call open on a phone. */
const lists = [
  'cards-balance',
  'cards-transactions',
  'coremanagement-cardholder-management',
  'cards-share-group',
  'cards-share-cards',
  'card-wallet',
  'cards-rules-limits',
  'cards-balance-batches',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const rowsOf = (page: Page) => page.locator('tbody tr:visible');

/** Texts that are cut off in the first cell of the first row. */
const cutIn = (row: Locator) =>
  row.evaluate((element) =>
    [...element.querySelectorAll('td:first-child *')]
      .filter((one) => one.children.length === 0 && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map((one) => one.textContent ?? ''),
  );

describe.each(languages)('on a touch phone in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);
  const phone = () => openPage(browser, { language, touch: true, width: 375, height: 812 });

  walk('three taps freeze a card from the list, and its row shows the new status', async () => {
    const { page, context, expectCalm } = await phone();
    await signIn(page, language, 'owner');
    await page.goto('/main/cards-balance?state=ACTIVE');
    await rowsOf(page).first().waitFor();
    await whenQuiet(page);
    const row = rowsOf(page).filter({ hasText: say.active }).first();
    const number = /\d{4}$/m.exec(await row.innerText())?.[0] ?? 'a number';
    await row.getByRole('button', { name: say.actions }).tap();
    const sheet = page.getByRole('dialog').filter({ visible: true });
    await sheet.getByRole('button', { name: say.freeze }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: say.freeze }).tap();
    const dialog = page.getByRole('dialog', { name: new RegExp(number) });
    await dialog.getByRole('button', { name: say.freeze }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: say.freeze }).tap();
    await page.getByText(say.frozen).filter({ visible: true }).first().waitFor();
    expectCalm();
    await context.close();
  });

  walk('rows of every list show two lines with full names, need no hover, and pass axe', async () => {
    const { page, context, expectCalm } = await phone();
    await signIn(page, language, 'owner');
    const wrong: string[] = [];
    for (const name of lists) {
      await goWithin(page, `/main/${name}`);
      await page.locator(`[data-page="${name}"]:visible`).first().waitFor();
      await rowsOf(page).first().waitFor();
      await whenQuiet(page, 250);
      const found = [...(await misplacedOn(page)), ...(await cutIn(rowsOf(page).first())), ...(await findingsOf(page))];
      wrong.push(...found.map((one) => `${name}: ${one}`));
    }
    expect(wrong).toEqual([]);
    expectCalm();
    await context.close();
  });

  walk('filters open in a full-width sheet at the bottom edge', async () => {
    const { page, context, expectCalm } = await phone();
    await signIn(page, language, 'owner');
    await page.goto('/main/cards-balance');
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: say.filter }).first().tap();
    const sheet = page.getByRole('dialog').filter({ visible: true });
    await sheet.waitFor();
    expect(await findingsOf(page)).toEqual([]);
    const { x = -1, y = 0, width = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect([x, width]).toEqual([0, 375]);
    expect(Math.abs(y + height - 812)).toBeLessThanOrEqual(1);
    expectCalm();
    await context.close();
  });
});
