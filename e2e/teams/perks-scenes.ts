import type { Page } from 'playwright-core';
import type { Random } from '../support/random';
import { textsOf } from '../support/texts';

const { cards, ui } = textsOf('en_US');

export const perks = (page: Page, version: string) =>
  page.locator(`[data-page="card.tab/perks"][data-remote="perks@${version}"]:visible`);
export const perk = (page: Page) => page.getByRole('textbox', { name: 'Perk of this card' });
const terms = (page: Page) => page.getByRole('textbox', { name: /^Terms/ });
const place = (page: Page, name: string) => page.getByRole('treeitem', { name });
/** Visible name of a node; the next version may be mounted invisibly. */
const nameIn = (page: Page, name: string) => page.getByText(name, { exact: true }).filter({ visible: true });
const firstPrice = (page: Page, name: string) =>
  page.getByRole('group', { name: cards('kit.lines.one', { number: 1 }) }).getByRole('textbox', { name });
const partnerKey = (page: Page) => page.getByRole('group', { name: 'Partner key' });

/** Fills in one of each complex part. */
export async function fillParts(page: Page): Promise<void> {
  await terms(page).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Two guests');
  await nameIn(page, 'Asia').click();
  await nameIn(page, 'Changi').click();
  await partnerKey(page)
    .getByRole('button', { name: ui('secretEnter') })
    .click();
  await partnerKey(page).locator('input').fill('hush-4711');
  await page.getByRole('button', { name: cards('kit.lines.add') }).click();
  await firstPrice(page, 'Guest').fill('A colleague');
  await firstPrice(page, 'Price').fill('12.5');
}

/** Checks all parts. The secret is empty, because secrets are never transferred to another version. */
export async function expectParts(page: Page): Promise<void> {
  expect(await terms(page).locator('strong').innerText()).toBe('Two guests');
  expect(await place(page, 'Changi').getAttribute('aria-checked')).toBe('true');
  expect(await firstPrice(page, 'Guest').inputValue()).toBe('A colleague');
  expect(await firstPrice(page, 'Price').inputValue()).toBe('12.50');
  await partnerKey(page)
    .getByRole('button', { name: ui('secretEnter') })
    .waitFor();
}

interface PerksScene {
  what: string;
  /** Types slowly, and returns the input. */
  write: (at: { page: Page; random: Random }) => Promise<unknown>;
  read: (page: Page) => Promise<unknown>;
}

const slowly = (random: Random) => ({ delay: 20 + random.below(60) });

const text: PerksScene = {
  what: 'text',
  write: async ({ page, random }) => {
    const value = random.word(4 + random.below(12));
    await perk(page).fill('');
    await perk(page).pressSequentially(value, slowly(random));
    return value;
  },
  read: (page) => perk(page).inputValue(),
};

const richText: PerksScene = {
  what: 'rich text',
  write: async ({ page, random }) => {
    const [plain, bold] = [random.word(5), random.word(6)];
    await terms(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(plain, slowly(random));
    await page.keyboard.press('Control+b');
    await page.keyboard.type(bold, slowly(random));
    await page.keyboard.press('Control+b');
    return [plain + bold, bold];
  },
  read: async (page) => [await terms(page).innerText(), (await terms(page).locator('strong').allInnerTexts()).at(-1)],
};

const tree: PerksScene = {
  what: 'tree',
  write: async ({ page, random }) => {
    if ((await place(page, 'Changi').count()) === 0) await nameIn(page, 'Asia').click();
    for (let clicks = 1 + random.below(3); clicks > 0; clicks -= 1)
      await nameIn(page, random.pick(['Changi', 'Chek Lap Kok'])).click();
    return tree.read(page);
  },
  read: (page) => Promise.all(['Changi', 'Chek Lap Kok'].map((name) => place(page, name).getAttribute('aria-checked'))),
};

const lines: PerksScene = {
  what: 'lines with money',
  write: async ({ page, random }) => {
    const add = page.getByRole('button', { name: cards('kit.lines.add') });
    if ((await page.getByRole('group', { name: cards('kit.lines.one', { number: 1 }) }).count()) === 0)
      await add.click();
    const [guest, price] = [random.word(8), `${1 + random.below(900)}.${10 + random.below(90)}`];
    for (const [name, value] of [
      ['Guest', guest],
      ['Price', price],
    ] as const) {
      await firstPrice(page, name).fill('');
      await firstPrice(page, name).pressSequentially(value, slowly(random));
    }
    return [guest, price];
  },
  read: (page) => Promise.all(['Guest', 'Price'].map((name) => firstPrice(page, name).inputValue())),
};

/** A secret is never transferred to another version: it is cleared and must be typed again. */
const secret: PerksScene = {
  what: 'secret',
  write: async ({ page, random }) => {
    await partnerKey(page)
      .getByRole('button', { name: ui('secretEnter') })
      .click();
    await partnerKey(page).locator('input').pressSequentially(random.word(9), slowly(random));
    return [0, 1];
  },
  read: async (page) => [
    await partnerKey(page).locator('input').count(),
    await partnerKey(page)
      .getByRole('button', { name: ui('secretEnter') })
      .count(),
  ],
};

export const perksScenes: readonly PerksScene[] = [text, richText, tree, lines, secret];
