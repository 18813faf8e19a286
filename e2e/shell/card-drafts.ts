import { until } from '@console/configs/jest/deadline';
import type { Page } from 'playwright-core';
import { textsOf } from '../support/texts';
import { demoPassword } from '../support/walk';

const { cards, field, shell, ui } = textsOf('en_US');

/** Address of the form that creates cards. */
export const create = '/main/cards-balance-create-card';
export const alias = (page: Page) => page.getByLabel(cards('card.alias'));
export const deposit = (page: Page) => page.getByLabel(cards('card.deposit'));
export const product = (page: Page) => page.getByRole('radio', { name: /Everyday USD/ });
export const dirtyTab = (page: Page) =>
  page.getByRole('tablist', { name: shell('tabs.label') }).getByRole('tab', { name: ui('unsaved') });
export const restored = (page: Page) => page.getByText(shell.pattern('draft.restored'));
export const discard = (page: Page) => page.getByRole('button', { name: shell('draft.discard') });

const tooLow = field('MIN_AMOUNT', { min: '10.00', currency: 'USD' });

/**
 * Fills in a product, a deposit with an error, and last the alias. Returns the time of the page before the alias was
 * typed: a draft saved later has all values.
 */
export async function typeHalf(page: Page): Promise<number> {
  await page.goto(create);
  await product(page).check();
  await deposit(page).fill('1.5');
  await deposit(page).blur();
  await page.getByText(tooLow).waitFor();
  const typedAtMs = await page.evaluate<number>('Date.now()');
  await alias(page).fill('Trip to Lisbon');
  await dirtyTab(page).waitFor();
  return typedAtMs;
}

export async function expectHalf(page: Page): Promise<void> {
  await restored(page).waitFor();
  await page.getByText(tooLow).waitFor();
  expect(await product(page).isChecked()).toBe(true);
  expect(await alias(page).inputValue()).toBe('Trip to Lisbon');
  expect(await deposit(page).inputValue()).toMatch(/^1\.5/);
  await dirtyTab(page).waitFor();
}

export async function expectEmpty(page: Page): Promise<void> {
  await product(page).waitFor();
  expect(await product(page).isChecked()).toBe(false);
  expect(await alias(page).inputValue()).toBe('');
  expect(await discard(page).count()).toBe(0);
  expect(await dirtyTab(page).count()).toBe(0);
}

/** Signs in on the open sign-in page, which then opens the address in `from`. */
export async function signInHere(page: Page, loginName: string): Promise<void> {
  await page.getByLabel(shell('sign-in.account')).fill(loginName);
  await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: shell('sign-in.submit') }).click();
}

export async function pressSignOut(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: nickname }).click();
  await page.getByRole('menuitem', { name: shell('session.sign-out') }).click();
}

/** Drafts in the browser's database: time of saving, and all stored data as text. */
export const stored = (page: Page): Promise<{ savedAtMs: number; text: string }[]> =>
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

/** Waits until the only stored draft was saved after this time of the page. */
export const untilStored = (page: Page, typedAtMs: number) =>
  until(async () => {
    const drafts = await stored(page);
    return drafts.length === 1 && drafts.every(({ savedAtMs }) => savedAtMs >= typedAtMs);
  }, 'A draft with the last input');

export const untilNoneStored = (page: Page) =>
  until(async () => (await stored(page)).length === 0, 'An empty store of drafts');
