import type { Locator, Page } from 'playwright-core';
import { formScenes } from './form-scenes';
import { kitScenes } from './kit-scenes';
import { looksChosen, viewNamed } from './look-scenes';
import { list, openList, type Scene, seen, typeAndSwap, valueAndFocus } from './swap-scene';
import { textsOf } from '../support/texts';

const { cards, dict, shell, ui } = textsOf('en_US');

const form = (page: Page) => seen(page, 'cards-balance-create-card');

const caretOf = (field: Locator) =>
  field.evaluate((element) => [
    (element as HTMLInputElement).selectionStart,
    (element as HTMLInputElement).selectionEnd,
  ]);

const rowsChosen: Scene = async ({ page, random, swapper }) => {
  await openList(page);
  const boxes = list(page).getByRole('checkbox', { name: ui('selectRow') });
  const places = [...new Set([1, 2, 3].map(() => random.below(4)))];
  for (const place of places) await boxes.nth(place).check();
  const box = list(page).locator('table').locator('xpath=..');
  const scrollTop = await box.evaluate((element, top) => {
    element.scrollTop = top;
    return element.scrollTop;
  }, random.below(300));
  const address = page.url();
  await swapper.swap(1 + random.below(3));
  const chosen = list(page).getByText(cards.pattern('kit.selected'));
  const facts = [
    {
      what: 'chosen rows',
      expected: cards('kit.selected', { rows: String(places.length) }),
      actual: await chosen.innerText(),
    },
    { what: 'scroll of a list', expected: scrollTop, actual: await box.evaluate((element) => element.scrollTop) },
    { what: 'address of a list', expected: address, actual: page.url() },
  ];
  for (const place of places)
    facts.push({ what: `box of row ${place}`, expected: 'true', actual: String(await boxes.nth(place).isChecked()) });
  for (const place of places) await boxes.nth(place).uncheck();
  return facts;
};

const listTurned: Scene = async ({ page, random, swapper }) => {
  await openList(page);
  await list(page)
    .getByRole('button', { name: ui('nextPage') })
    .click();
  await page.waitForURL(/[?&]page=\d/);
  const address = page.url();
  await swapper.swap(1 + random.below(2));
  const current = await list(page).locator('[aria-current=page]').innerText();
  const turned = new URL(address).searchParams.get('page');
  await list(page)
    .getByRole('button', { name: ui('previousPage') })
    .click();
  await page.waitForURL((url) => url.href !== address);
  return [{ what: 'page of a list', expected: turned, actual: current }];
};

const searchTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  const field = list(page).getByRole('searchbox');
  const text = random.word(6 + random.below(10));
  await typeAndSwap(stage, field, text);
  const facts = await valueAndFocus(field, text, 'search');
  await field.fill('');
  await page.waitForURL((url) => url.searchParams.get('q') === null);
  await list(page).locator('tbody tr:not([aria-hidden])').nth(3).waitFor();
  return facts;
};

async function openForm(page: Page): Promise<void> {
  await openList(page);
  await list(page)
    .getByRole('button', { name: cards('card.create') })
    .first()
    .click();
  await form(page).getByLabel(cards('card.alias')).waitFor();
}

const closeForm = async (page: Page) => {
  await form(page)
    .getByRole('button', { name: cards('kit.cancel') })
    .click();
  await list(page).waitFor();
};

const formTyped: Scene = async (stage) => {
  const { page, random, swapper } = stage;
  await openForm(page);
  await form(page).getByRole('radio', { name: 'Everyday USD' }).check();
  const alias = form(page).getByLabel(cards('card.alias'));
  const deposit = form(page).getByLabel(cards('card.deposit'));
  const [stored, amount] = [random.word(8), `${1 + random.below(900)}.${random.below(10)}`];
  await alias.fill(stored);
  await alias.blur();
  await typeAndSwap(stage, deposit, amount);
  const facts = await valueAndFocus(deposit, amount, 'amount');
  // One more key right after a swap: `12.` is an incomplete amount.
  await swapper.swap(1);
  await page.keyboard.type('5');
  facts.push({ what: 'digit after a swap', expected: `${amount}5`, actual: await deposit.inputValue() });
  facts.push({ what: 'alias', expected: stored, actual: await alias.inputValue() });
  const product = form(page).getByRole('radio', { name: 'Everyday USD' });
  facts.push({ what: 'product', expected: true, actual: await product.isChecked() });
  await closeForm(page);
  return facts;
};

const caretMoved: Scene = async (stage) => {
  const { page, random, swapper } = stage;
  await openForm(page);
  const alias = form(page).getByLabel(cards('card.alias'));
  const [front, back] = [random.word(5), random.word(5)];
  await alias.fill(back);
  await alias.press('Home');
  await Promise.all([page.keyboard.type(front, { delay: 40 }), swapper.swap(1 + random.below(3))]);
  const facts = await valueAndFocus(alias, front + back, 'text before the caret');
  await page.keyboard.press('Shift+ArrowLeft');
  const caret = await caretOf(alias);
  await swapper.swap(1);
  facts.push({ what: 'caret', expected: caret.join(), actual: (await caretOf(alias)).join() });
  await closeForm(page);
  return facts;
};

const complaintsShown: Scene = async ({ page, random, swapper }) => {
  await openForm(page);
  await form(page)
    .getByRole('button', { name: cards('card.createCount', { count: 1 }) })
    .last()
    .click();
  const complaints = () => form(page).locator('[aria-invalid=true]').count();
  await form(page).locator('[aria-invalid=true]').first().waitFor();
  const expected = await complaints();
  await swapper.swap(1 + random.below(2));
  const facts = [{ what: 'complaints of fields', expected, actual: await complaints() }];
  await closeForm(page);
  return facts;
};

const dialogTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  await list(page)
    .getByRole('tab', { name: dict('card_state', 'ACTIVE') })
    .click();
  const freeze = list(page)
    .getByRole('button', { name: cards('card.freeze'), exact: true })
    .first();
  await freeze.dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: cards.pattern('card.freeze.title') });
  await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
  await page.getByRole('option').filter({ visible: true }).nth(random.below(2)).click();
  const reason = await dialog.getByRole('combobox', { name: cards('card.reason') }).inputValue();
  const note = dialog.getByLabel(cards('card.note'));
  const text = random.word(6 + random.below(10));
  await typeAndSwap(stage, note, text);
  const facts = await valueAndFocus(note, text, 'note in a dialog');
  const stored = await dialog.getByRole('combobox', { name: cards('card.reason') }).inputValue();
  facts.push({ what: 'reason in a dialog', expected: reason, actual: stored });
  facts.push({ what: 'open dialogs', expected: 1, actual: await page.locator('dialog[open]:visible').count() });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await list(page)
    .getByRole('tab', { name: cards('kit.all') })
    .click();
  return facts;
};

const bulkTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  const boxes = list(page).getByRole('checkbox', { name: ui('selectRow') });
  for (const place of [0, 1]) await boxes.nth(place).check();
  await list(page)
    .getByRole('button', { name: cards('bulk.TOPUP.button'), exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel(cards('bulk.amount'));
  const text = `${1 + random.below(90)}.${random.below(10)}`;
  await typeAndSwap(stage, amount, text);
  const facts = await valueAndFocus(amount, text, 'amount in a dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  for (const place of [0, 1]) await boxes.nth(place).uncheck();
  return facts;
};

const filtersOpen: Scene = async ({ page, random, swapper }) => {
  await openList(page);
  await list(page)
    .getByRole('button', { name: cards('kit.filter'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: cards('kit.filters') });
  await dialog.waitFor();
  await swapper.swap(1 + random.below(2));
  const facts = [{ what: 'open filters', expected: true, actual: await dialog.isVisible() }];
  await dialog.getByRole('button', { name: cards('kit.done') }).click();
  await dialog.waitFor({ state: 'detached' });
  return facts;
};

const cachedTab: Scene = async ({ page, random, swapper }) => {
  await openForm(page);
  const text = random.word(9);
  const alias = form(page).getByLabel(cards('card.alias'));
  await alias.fill(text);
  await openList(page);
  await swapper.swap(1 + random.below(3));
  await page
    .getByRole('tablist', { name: shell('tabs.label') })
    .getByRole('tab', { name: 'Create card' })
    .click();
  await alias.waitFor();
  const facts = [{ what: 'form in a tab behind', expected: text, actual: await alias.inputValue() }];
  await closeForm(page);
  return facts;
};

/** Scenes by name. */
export const scenes: Readonly<Record<string, Scene>> = {
  rowsChosen,
  looksChosen,
  viewNamed,
  listTurned,
  searchTyped,
  formTyped,
  caretMoved,
  complaintsShown,
  dialogTyped,
  bulkTyped,
  filtersOpen,
  cachedTab,
  ...kitScenes,
  ...formScenes,
};
