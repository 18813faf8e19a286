import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { demoPassword, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const create = '/main/cards-balance-create-card';
const alias = (page: Page) => page.getByLabel('Card alias');
const deposit = (page: Page) => page.getByLabel('Deposit per card');
const product = (page: Page) => page.getByRole('radio', { name: /Everyday USD/ });
const dirtyTab = (page: Page) =>
  page.getByRole('tablist', { name: 'Open pages' }).getByRole('tab', { name: /Unsaved changes/ });
const restored = (page: Page) => page.getByText(/^Draft restored \(Today \d\d:\d\d\)\.$/);
const discard = (page: Page) => page.getByRole('button', { name: 'Discard draft' });

/**
 * Half a form: a product, a deposit that is too low and says so, and last a name. Returns the time of the page before the
 * name was typed: a draft that is newer has all of it.
 */
async function typeHalf(page: Page): Promise<number> {
  await page.goto(create);
  await product(page).check();
  await deposit(page).fill('1.5');
  await deposit(page).blur();
  await page.getByText('Enter 10.00 USD or more').waitFor();
  const typedAtMs = await page.evaluate<number>('Date.now()');
  await alias(page).fill('Trip to Lisbon');
  await dirtyTab(page).waitFor();
  return typedAtMs;
}

async function expectHalf(page: Page): Promise<void> {
  await restored(page).waitFor();
  await page.getByText('Enter 10.00 USD or more').waitFor();
  expect(await product(page).isChecked()).toBe(true);
  expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
  expect(await deposit(page).inputValue()).toMatch(/^1\.5/);
  await dirtyTab(page).waitFor();
}

async function expectEmpty(page: Page): Promise<void> {
  await product(page).waitFor();
  expect(await product(page).isChecked()).toBe(false);
  expect(await alias(page).inputValue()).toBe('');
  expect(await discard(page).count()).toBe(0);
  expect(await dirtyTab(page).count()).toBe(0);
}

/** Signs in on the page that is there; `from` leads back to where the user was. */
async function signInHere(page: Page, loginName: string): Promise<void> {
  await page.getByLabel('Account').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function pressSignOut(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: nickname }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Drafts in the database of this browser: when each was kept, and all of it as text. */
const stored = (page: Page): Promise<{ savedAtMs: number; text: string }[]> =>
  page.evaluate(
    () =>
      new Promise<{ savedAtMs: number; text: string }[]>((resolve) => {
        const request = indexedDB.open('vcc');
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            request.result.close();
            resolve(
              all.result.map((entry) => ({
                savedAtMs: entry.savedAtMs,
                text: JSON.stringify(entry) + new TextDecoder().decode(entry.bytes),
              })),
            );
          });
        });
      }),
  );

/** Waits for the one draft that has what was typed after this time of the page. */
const untilStored = (page: Page, typedAtMs: number) =>
  until(async () => {
    const drafts = await stored(page);
    return drafts.length === 1 && drafts.every(({ savedAtMs }) => savedAtMs >= typedAtMs);
  }, 'A draft with what was typed last');

const untilNoneStored = (page: Page) =>
  until(async () => (await stored(page)).length === 0, 'An empty store of drafts');

describe('typed work', () => {
  test('is all there after an idle sign-out and signing in again; another user finds nothing', async () => {
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

  test('comes back to where it was after an idle sign-out; discarding empties the form for good', async () => {
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

  test('in a dialog is there again after an idle sign-out, with the dialog open, until it is closed', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.clock.install();
    await signIn(page, 'en_US');
    await page.goto('/main/cards-balance?state=ACTIVE');
    const row = page.locator('[data-page=cards-balance] tbody tr').first();
    await row.hover();
    await row.getByRole('button', { name: 'Freeze' }).click();
    const dialog = page.getByRole('dialog', { name: /^Freeze card ••\d{4}/ });
    const note = dialog.getByLabel('Note');
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

  test('survives a reload, and a form that is given up leaves no draft', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'en_US');
    const typedAtMs = await typeHalf(page);
    await untilStored(page, typedAtMs);
    await page.reload();
    await expectHalf(page);
    await page.getByRole('button', { name: 'Keep draft' }).click();
    await discard(page).waitFor({ state: 'detached' });
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    await dirtyTab(page).click({ button: 'middle' });
    await page.getByRole('button', { name: 'Close without saving' }).click();
    await untilNoneStored(page);
    await page.goto(create);
    await expectEmpty(page);
    expectCalm();
    await context.close();
  });

  test('that was saved leaves no draft', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    // A user with one merchant and one account in this currency: the form fills them in by itself.
    await signIn(page, 'en_US', 'merchant.owner');
    await page.goto(create);
    await expectEmpty(page);
    const typedAtMs = await typeHalf(page);
    await untilStored(page, typedAtMs);
    // Shows what is typed, not what is grouped, once it has the focus.
    await deposit(page).focus();
    await deposit(page).fill('25');
    // Merchant and account are filled in once the server has answered; without them the form is not sent.
    await page.getByText('26.00').first().waitFor();
    await page.getByRole('button', { name: 'Create card', exact: true }).click();
    await page.locator('[data-page=cards-balance-view-card-detail]:visible').waitFor();
    await untilNoneStored(page);
    await page.goto(create);
    await expectEmpty(page);
    expectCalm();
    await context.close();
  });

  test('is asked about before signing out by hand, and stored', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US');
    await typeHalf(page);
    await pressSignOut(page, 'Daniel Koh');
    const question = page.getByRole('dialog', { name: 'Sign out with unsaved changes?' });
    await question.getByText(/“Create card” is saved in this browser as a draft/).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
    await pressSignOut(page, 'Daniel Koh');
    await question.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await signInHere(page, 'operations');
    await page.waitForURL('**/main/index');
    await page.goto(create);
    await expectHalf(page);
    expectCalm();
    await context.close();
  });

  test('works without a database: the form saves, nothing is stored, and signing out says so', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await signIn(page, 'en_US');
    await typeHalf(page);
    await pressSignOut(page, 'Daniel Koh');
    const question = page.getByRole('dialog', { name: 'Sign out with unsaved changes?' });
    await question.getByText('“Create card” has unsaved changes that will be lost.').waitFor();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    expectCalm();
    await context.close();
  });
});

describe('two tabs with the same form', () => {
  const offer = (page: Page) => page.getByText(/^Another draft of this page is saved \(Today \d\d:\d\d\)\.$/);
  const restore = (page: Page) => page.getByRole('button', { name: /^Restore draft \(/ });

  /** Opens the form in two tabs and types a different name in each; waits until both drafts are stored. */
  async function typeInTwo() {
    const session = await openPage(browser);
    const first = session.page;
    await first.clock.install();
    await signIn(first, 'en_US');
    await first.locator('[data-page=index]').waitFor();
    const second = await session.context.newPage();
    await second.clock.install();
    for (const [page, name] of [
      [first, 'Trip to Lisbon'],
      [second, 'Fair in Milan'],
    ] as const) {
      await page.goto(create);
      await alias(page).fill(name);
      await dirtyTab(page).waitFor();
    }
    await until(async () => (await stored(first)).length === 2, 'Two drafts');
    return { ...session, first, second };
  }
  const nameIn = (page: Page) => alias(page).inputValue();

  test('each restore their own draft after a reload, and discarding one leaves the other', async () => {
    const { first, second, context, expectCalm } = await typeInTwo();
    for (const page of [second, first]) {
      await page.reload();
      await restored(page).waitFor();
    }
    expect([await nameIn(first), await nameIn(second)]).toEqual(['Trip to Lisbon', 'Fair in Milan']);
    await discard(first).click();
    await until(async () => (await stored(first)).length === 1, 'One draft');
    expect([await nameIn(second), await offer(first).count()]).toEqual(['Fair in Milan', 0]);
    await second.reload();
    await restored(second).waitFor();
    expect(await nameIn(second)).toBe('Fair in Milan');
    expectCalm();
    await context.close();
  });

  test('each restore their own draft after an idle sign-out, whichever continues first', async () => {
    const { first, second, context, expectCalm } = await typeInTwo();
    await Promise.all([first, second].map((page) => page.clock.fastForward(910_000)));
    await Promise.all([first, second].map((page) => page.waitForURL('**/login?**')));
    await signInHere(second, 'operations');
    await restored(second).waitFor();
    expect(await nameIn(second)).toBe('Fair in Milan');
    await first.goto(create);
    await restored(first).waitFor();
    expect(await nameIn(first)).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });

  test('when one is closed, its draft is offered in a tab that is opened later', async () => {
    const { first, second, context, expectCalm } = await typeInTwo();
    await first.close();
    const third = await context.newPage();
    await third.goto(create);
    await offer(third).waitFor();
    expect(await nameIn(third)).toBe('');
    await alias(third).fill('Books');
    await restore(third).click();
    await restored(third).waitFor();
    expect([await nameIn(third), await nameIn(second)]).toEqual(['Trip to Lisbon', 'Fair in Milan']);
    // The values typed before are the offered draft now.
    await restore(third).click();
    await until(async () => (await nameIn(third)) === 'Books', 'The values typed first');
    await third.getByRole('button', { name: /^Discard draft \(/ }).click();
    await offer(third).waitFor({ state: 'detached' });
    expect(await nameIn(third)).toBe('Books');
    await until(async () => (await stored(third)).length === 2, 'The drafts of the two tabs');
    expectCalm();
    await context.close();
  });

  test('when one is a duplicate of the other, it begins with an empty form', async () => {
    const { first, context, expectCalm } = await typeInTwo();
    // The browser copies session storage to a tab that a page opens, as it does for a duplicate.
    const [duplicate] = await Promise.all([
      context.waitForEvent('page'),
      first.evaluate((address) => void window.open(address), create),
    ]);
    await product(duplicate).waitFor();
    expect([await nameIn(duplicate), await offer(duplicate).count()]).toEqual(['', 0]);
    await alias(duplicate).fill('Copy');
    await until(async () => (await stored(first)).length === 3, 'Three drafts');
    await first.reload();
    await restored(first).waitFor();
    expect(await nameIn(first)).toBe('Trip to Lisbon');
    expectCalm();
    await context.close();
  });
});
