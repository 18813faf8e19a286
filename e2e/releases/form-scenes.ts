import type { Locator, Page } from 'playwright-core';
import { goWithin } from '../support/walk';
import { list, openList, type Scene, seen, typeAndSwap, valueAndFocus } from './swap-scene';

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const box = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true });

/** Opens the form that a list leads to. */
async function openForm(page: Page, name: string, create: string): Promise<Locator> {
  await goWithin(page, `/main/${name}`);
  await seen(page, name).getByRole('button', { name: create }).first().click();
  const form = seen(page, `${name}-save`);
  await form.getByRole('button', { name: 'Cancel' }).waitFor();
  return form;
}

const close = async (form: Locator) => {
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
};

/** A line of a form, in the dialog over it; the form has a name already. */
const lineTyped: Scene = async (stage) => {
  const { page, random } = stage;
  const form = await openForm(page, 'cards-rules-limits', 'Create rule');
  const name = random.word(9);
  await field(form, 'Name, English').fill(name);
  await form.getByRole('button', { name: 'Add limit' }).click();
  const dialog = page.getByRole('dialog');
  const amount = field(dialog, 'Maximum amount');
  const text = `${1 + random.below(900)}.${random.below(10)}`;
  await typeAndSwap(stage, amount, text);
  const facts = await valueAndFocus(amount, text, 'amount of a line');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  facts.push({ what: 'name above the lines', expected: name, actual: await field(form, 'Name, English').inputValue() });
  await close(form);
  return facts;
};

/** A date, and a choice that was found by typing. */
const holderTyped: Scene = async (stage) => {
  const { page, random } = stage;
  const form = await openForm(page, 'coremanagement-cardholder-management', 'Create cardholder');
  await box(form, 'Billing country').fill('Sing');
  await page.getByRole('option').filter({ visible: true, hasText: 'Singapore' }).first().click();
  const birthday = field(form, 'Date of birth');
  const text = `19${50 + random.below(40)}-0${1 + random.below(9)}-1${random.below(10)}`;
  await typeAndSwap(stage, birthday, text);
  const facts = await valueAndFocus(birthday, text, 'date');
  const country = await box(form, 'Billing country').inputValue();
  facts.push({ what: 'country', expected: 'Singapore', actual: country });
  await close(form);
  return facts;
};

/** A note beside a record, with those who may read it. */
const noteTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  await list(page)
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .dispatchEvent('click');
  const card = seen(page, 'cards-balance-view-card-detail');
  await card.getByRole('button', { name: 'Add note', exact: true }).click();
  const shared = card.getByRole('radio', { name: /^Platform and merchant/ });
  await shared.check();
  const note = card.getByRole('textbox', { name: /^Note/ });
  const text = random.word(8 + random.below(20));
  await typeAndSwap(stage, note, text);
  const facts = await valueAndFocus(note, text, 'note of a card');
  facts.push({ what: 'readers of a note', expected: true, actual: await shared.isChecked() });
  await note.fill('');
  await card.getByRole('button', { name: 'Cancel', exact: true }).click();
  return facts;
};

/** One end of a range among the filters of a list. */
const rangeTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await goWithin(page, '/main/cards-transactions');
  const transactions = seen(page, 'cards-transactions');
  await transactions.locator('tbody tr:not([aria-hidden])').first().waitFor();
  await transactions.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const least = dialog.getByRole('textbox', { name: /^Billed, from/ });
  const text = String(1 + random.below(900));
  await typeAndSwap(stage, least, text);
  const facts = await valueAndFocus(least, text, 'least amount');
  await least.fill('');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  return facts;
};

/** Work in forms of records, in what opens over them, and beside what is shown. */
export const formScenes: Readonly<Record<string, Scene>> = { lineTyped, holderTyped, noteTyped, rangeTyped };
