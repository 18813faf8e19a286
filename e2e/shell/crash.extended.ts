import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';

const { cards, menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Replaces each text node of the console by a `<font>` element, as page translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  });

test('a translated page still searches and opens pages from the palette', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner');
  await translate(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog').getByRole('combobox');
  await page.locator('dialog').getByRole('option').first().waitFor();
  await translate(page);
  await field.pressSequentially('cards');
  await page.getByRole('option', { name: menu('cards-balance'), exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-page=cards-balance]:visible').waitFor();
  expectCalm();
  await context.close();
});

test('an error of the shell shows a reload button, and typed text is a draft after the reload', async () => {
  const { page, context, allow } = await openSignedIn(browser, 'owner');
  allow(/NotFoundError|removeChild/);
  await page.goto('/main/cards-balance-create-card');
  await page.getByLabel(cards('card.alias')).fill('Trip to Lisbon');
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog').getByRole('combobox');
  await page.locator('dialog').getByRole('option').first().waitFor();
  // React would remove these groups after the next letter, and throws because they are gone.
  await page.evaluate(() =>
    document.querySelectorAll('[role=listbox] > [role=group]').forEach((group) => group.remove()),
  );
  await field.pressSequentially('zzz');
  await page.getByText(shell('crash.text')).waitFor();
  await page.getByRole('button', { name: shell('crash.reload') }).click();
  await page.getByText(shell.pattern('draft.restored')).waitFor();
  expect(await page.getByLabel(cards('card.alias')).inputValue()).toBe('Trip to Lisbon');
  await context.close();
});
