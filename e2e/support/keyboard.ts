import type { Locator, Page } from 'playwright-core';

/** More tab stops than any page has. */
const stopsMax = 200;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus, like a keyboard user. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Moves to a button or a link with Tab and presses it. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a field with Tab and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Moves to a select with Tab, opens it and selects the option. */
export async function pick(page: Page, combobox: Locator, option: Locator): Promise<void> {
  await tabTo(page, combobox);
  await page.keyboard.press('ArrowDown');
  await option.waitFor();
  for (let step = 0; step < stopsMax; step += 1) {
    if ((await option.getAttribute('data-active')) === 'true') return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${String(option)}.`);
}

/** Opens a page with the command palette. */
export async function jumpTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog').getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type(name);
  await page.getByRole('option', { name, exact: true, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await field.waitFor({ state: 'detached' });
}
