import type { Locator, Page } from 'playwright-core';
import { textsOf } from '../support/texts';
import { goWithin } from '../support/walk';
import { list, openList, type Scene, seen, typeAndSwap, valueAndFocus } from './swap-scene';

const { cards } = textsOf('en_US');

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });
const box = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true });

/** Opens the form that creates a record of a list. */
async function openForm(page: Page, name: string, create: string): Promise<Locator> {
  await goWithin(page, `/main/${name}`);
  await seen(page, name).getByRole('button', { name: create }).first().click();
  const form = seen(page, `${name}-save`);
  await form.getByRole('button', { name: cards('kit.cancel') }).waitFor();
  return form;
}

const close = async (form: Locator) => {
  await form.getByRole('button', { name: cards('kit.cancel') }).click();
  await form.waitFor({ state: 'detached' });
};

/** Types into the dialog of a line, over a form with a name. */
const lineTyped: Scene = async (stage) => {
  const { page, random } = stage;
  const form = await openForm(page, 'cards-rules-limits', cards('limit.create'));
  const name = random.word(9);
  await field(form, cards('limit.nameEn')).fill(name);
  await form.getByRole('button', { name: cards('limit.addItem') }).click();
  const dialog = page.getByRole('dialog');
  const amount = field(dialog, cards('limit.maxAmount'));
  const text = `${1 + random.below(900)}.${random.below(10)}`;
  await typeAndSwap(stage, amount, text);
  const facts = await valueAndFocus(amount, text, 'amount of a line');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  facts.push({
    what: 'name above the lines',
    expected: name,
    actual: await field(form, cards('limit.nameEn')).inputValue(),
  });
  await close(form);
  return facts;
};

/** Types a date into a form with a chosen country. */
const holderTyped: Scene = async (stage) => {
  const { page, random } = stage;
  const form = await openForm(page, 'coremanagement-cardholder-management', cards('holder.create'));
  await box(form, cards('holder.country')).fill('Sing');
  await page.getByRole('option').filter({ visible: true, hasText: 'Singapore' }).first().click();
  const birthday = field(form, cards('holder.birthday'));
  const text = `19${50 + random.below(40)}-0${1 + random.below(9)}-1${random.below(10)}`;
  await typeAndSwap(stage, birthday, text);
  const facts = await valueAndFocus(birthday, text, 'date');
  const country = await box(form, cards('holder.country')).inputValue();
  facts.push({ what: 'country', expected: 'Singapore', actual: country });
  await close(form);
  return facts;
};

/** Types a note of a record with chosen readers. */
const noteTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  await list(page)
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .dispatchEvent('click');
  const card = seen(page, 'cards-balance-view-card-detail');
  await card.getByRole('button', { name: cards('note.add'), exact: true }).click();
  const shared = card.getByRole('radio', { name: cards('note.for.MERCHANT') });
  await shared.check();
  const note = card.getByRole('textbox', { name: cards('note.text') });
  const text = random.word(8 + random.below(20));
  await typeAndSwap(stage, note, text);
  const facts = await valueAndFocus(note, text, 'note of a card');
  facts.push({ what: 'readers of a note', expected: true, actual: await shared.isChecked() });
  await note.fill('');
  await card.getByRole('button', { name: cards('kit.cancel'), exact: true }).click();
  return facts;
};

/** Types the lower end of a range filter. */
const rangeTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await goWithin(page, '/main/cards-transactions');
  const transactions = seen(page, 'cards-transactions');
  await transactions.locator('tbody tr:not([aria-hidden])').first().waitFor();
  await transactions.getByRole('button', { name: cards('kit.filter'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: cards('kit.filters') });
  const least = dialog.getByRole('textbox', { name: cards('kit.leastAmount', { label: cards('transaction.billed') }) });
  const text = String(1 + random.below(900));
  await typeAndSwap(stage, least, text);
  const facts = await valueAndFocus(least, text, 'least amount');
  await least.fill('');
  await dialog.getByRole('button', { name: cards('kit.done') }).click();
  await dialog.waitFor({ state: 'detached' });
  return facts;
};

/** Scenes in forms, notes and filters. */
export const formScenes: Readonly<Record<string, Scene>> = { lineTyped, holderTyped, noteTyped, rangeTyped };
