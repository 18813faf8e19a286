import type { Locator, Page } from 'playwright-core';
import type { Random } from '../support/random';
import { textsOf } from '../support/texts';
import type { Swapper } from './swapper';

const { menu } = textsOf('en_US');

/** State that must survive the swaps, with the state found after them. */
export interface Fact {
  what: string;
  expected: unknown;
  actual: unknown;
}

/** Page, random numbers and version swapper of a scene. */
export interface Stage {
  page: Page;
  random: Random;
  swapper: Swapper;
}

/** Work of a user during swaps; it ends on the page where it started. */
export type Scene = (stage: Stage) => Promise<Fact[]>;

export const seen = (page: Page, name: string): Locator => page.locator(`[data-page=${name}]:visible`);
export const list = (page: Page) => seen(page, 'cards-balance');
export async function openList(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: menu('cards-balance'), exact: true })
    .first()
    .dispatchEvent('click');
  await list(page).locator('tbody tr:not([aria-hidden])').nth(3).waitFor();
}

/** Types while versions are swapped. */
export async function typeAndSwap({ page, random, swapper }: Stage, field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.fill('');
  await Promise.all([page.keyboard.type(text, { delay: 25 + random.below(35) }), swapper.swap(1 + random.below(3))]);
}

export const valueAndFocus = async (field: Locator, text: string, what: string): Promise<Fact[]> => [
  { what, expected: text, actual: await field.inputValue() },
  { what: `focus of ${what}`, expected: true, actual: await isFocused(field) },
];

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
