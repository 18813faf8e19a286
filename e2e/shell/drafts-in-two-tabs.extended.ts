import { until } from '@console/configs/jest/deadline';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { alias, create, dirtyTab, discard, product, restored, signInHere, stored } from './card-drafts';

const { shell } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('two tabs with the same form', () => {
  const offer = (page: Page) => page.getByText(shell.pattern('draft.left'));
  const restore = (page: Page) => page.getByRole('button', { name: shell.pattern('draft.restore-one') });

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

  test('each restore their own draft after a reload, and discarding one draft keeps the other', async () => {
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

  test('each restore their own draft after an idle sign-out, in any order', async () => {
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

  test('the draft of a closed tab is offered in a tab opened later', async () => {
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
    // The previously typed values are offered as the other draft.
    await restore(third).click();
    await until(async () => (await nameIn(third)) === 'Books', 'The values typed first');
    await third.getByRole('button', { name: shell.pattern('draft.discard-one') }).click();
    await offer(third).waitFor({ state: 'detached' });
    expect(await nameIn(third)).toBe('Books');
    await until(async () => (await stored(third)).length === 2, 'The drafts of the two tabs');
    expectCalm();
    await context.close();
  });

  test('a duplicated tab starts with an empty form', async () => {
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
