import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import {
  alias,
  create,
  deposit,
  dirtyTab,
  discard,
  expectEmpty,
  expectHalf,
  pressSignOut,
  signInHere,
  stored,
  typeHalf,
  untilNoneStored,
  untilStored,
} from './card-drafts';

const { cards, menu, shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a draft', () => {
  test('is restored after an idle sign-out and a new sign-in, and hidden from another user', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    const typedAtMs = await typeHalf(page);
    await page.clock.fastForward(910_000);
    await page.waitForURL('**/login?**');
    await untilStored(page, typedAtMs);
    expect(JSON.stringify(await stored(page))).not.toContain('Lisbon');

    await signInHere(page, 'owner');
    await page.waitForURL(`**${create}`);
    await expectEmpty(page);
    await pressSignOut(page, 'Margaret Osei');
    await page.waitForURL('**/login');
    await untilStored(page, typedAtMs);

    await signInHere(page, 'operations');
    await page.waitForURL('**/main/index');
    await page.goto(create);
    await expectHalf(page);
    expectCalm();
    await context.close();
  });

  test('is restored on its page after an idle sign-out; discarding it empties the form permanently', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    await signIn(page, 'en_US');
    await page.locator('[data-page=index]').waitFor();
    await typeHalf(page);
    await page.clock.fastForward(910_000);
    await page.waitForURL('**/login?**');
    await signInHere(page, 'operations');
    await page.waitForURL(`**${create}`);
    await expectHalf(page);
    await discard(page).click();
    await discard(page).waitFor({ state: 'detached' });
    await dirtyTab(page).waitFor({ state: 'detached' });
    await expectEmpty(page);
    await untilNoneStored(page);
    await page.reload();
    await expectEmpty(page);
    expectCalm();
    await context.close();
  });

  test('of a dialog is restored with the open dialog after an idle sign-out, and removed when the dialog is closed', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance?state=ACTIVE');
    const row = page.locator('[data-page=cards-balance] tbody tr').first();
    await row.hover();
    await row.getByRole('button', { name: cards('card.freeze') }).click();
    const dialog = page.getByRole('dialog', { name: cards.pattern('card.freeze.title') });
    const note = dialog.getByLabel(cards('card.note'));
    const typedAtMs = await page.evaluate<number>('Date.now()');
    await note.fill('Lost on the way to Lisb');
    const title = await dialog.getByRole('heading').innerText();
    await dirtyTab(page).waitFor();
    await page.clock.fastForward(910_000);
    await page.waitForURL('**/login?**');
    await untilStored(page, typedAtMs);
    expect(JSON.stringify(await stored(page))).not.toContain('Lisb');

    await signInHere(page, 'operations');
    await note.waitFor();
    expect([await note.inputValue(), await dialog.getByRole('heading').innerText()]).toEqual([
      'Lost on the way to Lisb',
      title,
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilNoneStored(page);
    await dirtyTab(page).waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });

  test('is restored after a reload, and removed when its form is closed without saving', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'en_US');
    const typedAtMs = await typeHalf(page);
    await untilStored(page, typedAtMs);
    await page.reload();
    await expectHalf(page);
    await page.getByRole('button', { name: shell('draft.keep') }).click();
    await discard(page).waitFor({ state: 'detached' });
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    await dirtyTab(page).click({ button: 'middle' });
    await page.getByRole('button', { name: shell('tabs.close.discard') }).click();
    await untilNoneStored(page);
    await page.goto(create);
    await expectEmpty(page);
    expectCalm();
    await context.close();
  });

  test('is removed when its form is saved', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    // This user has one merchant and one account in the currency, which the form fills in.
    await signIn(page, 'en_US', 'merchant.owner');
    await page.goto(create);
    await expectEmpty(page);
    const typedAtMs = await typeHalf(page);
    await untilStored(page, typedAtMs);
    // A focused field shows the value without digit groups.
    await deposit(page).focus();
    await deposit(page).fill('25');
    // The price shows that merchant and account are filled in, without which the form is not sent.
    await page.getByText('26.00').first().waitFor();
    await page.getByRole('button', { name: cards('card.createCount', { count: 1 }), exact: true }).click();
    await page.locator('[data-page=cards-balance-view-card-detail]:visible').waitFor();
    await untilNoneStored(page);
    await page.goto(create);
    await expectEmpty(page);
    expectCalm();
    await context.close();
  });

  test('is stored when the user confirms a sign-out with unsaved changes', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await typeHalf(page);
    await pressSignOut(page, 'Daniel Koh');
    const question = page.getByRole('dialog', { name: shell('sign-out.title') });
    await question.getByText(shell('sign-out.stored', { title: menu('cards-balance-create-card') })).waitFor();
    await question.getByRole('button', { name: shell('sign-out.stay') }).click();
    await question.waitFor({ state: 'detached' });
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    await pressSignOut(page, 'Daniel Koh');
    await question.getByRole('button', { name: shell('session.sign-out') }).click();
    await page.waitForURL('**/login');
    await signInHere(page, 'operations');
    await page.waitForURL('**/main/index');
    await page.goto(create);
    await expectHalf(page);
    expectCalm();
    await context.close();
  });

  test('is not stored without a database, and the sign-out dialog warns of the loss', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await signIn(page, 'en_US');
    await typeHalf(page);
    await pressSignOut(page, 'Daniel Koh');
    const question = page.getByRole('dialog', { name: shell('sign-out.title') });
    await question.getByText(shell('sign-out.lost', { title: menu('cards-balance-create-card') })).waitFor();
    await question.getByRole('button', { name: shell('session.sign-out') }).click();
    await page.waitForURL('**/login');
    expectCalm();
    await context.close();
  });
});
