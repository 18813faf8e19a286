import type { Locator, Page } from 'playwright-core';
import { textsOf } from '../support/texts';
import { goWithin } from '../support/walk';
import { type Scene, seen, typeAndSwap, valueAndFocus } from './swap-scene';

const { admin, cards } = textsOf('en_US');

/** Opens the form that creates a record of a list. */
async function openForm(page: Page, { list, create, form }: Record<'list' | 'create' | 'form', string>) {
  await goWithin(page, `/main/${list}`);
  await seen(page, list).getByRole('button', { name: create }).first().click();
  const shown = seen(page, form);
  await shown.getByRole('button', { name: cards('kit.cancel') }).waitFor();
  return shown;
}

const close = async (form: Locator) => {
  await form.getByRole('button', { name: cards('kit.cancel') }).click();
  await form.waitFor({ state: 'detached' });
};

const emailsTyped: Scene = async (stage) => {
  const { page, random } = stage;
  const places = { list: 'card-wallet', create: cards('wallet.create'), form: 'create-card-wallet' };
  const form = await openForm(page, places);
  const field = form.getByRole('textbox', { name: cards('wallet.userEmails') });
  const [first, second] = [random.word(6), random.word(7)];
  await field.fill(`${first}@example.com,${second}@example.com,`);
  const half = random.word(8);
  await typeAndSwap(stage, field, half);
  const facts = await valueAndFocus(field, half, 'half an address');
  for (const name of [first, second]) {
    const chip = form.getByRole('listitem').filter({ hasText: `${name}@example.com` });
    facts.push({ what: 'address', expected: 1, actual: await chip.count() });
  }
  await close(form);
  return facts;
};

const codesChosen: Scene = async ({ page, random, swapper }) => {
  const places = {
    list: 'card-bin-management',
    create: cards('bin.create'),
    form: 'card-bin-management-save',
  };
  const form = await openForm(page, places);
  const number = `4${String(1_000_000 + random.below(8_000_000))}`;
  await form.getByRole('textbox', { name: 'BIN' }).first().fill(number);
  await form.getByRole('combobox', { name: cards('bin.scenarios') }).click();
  const option = page.getByRole('option').filter({ visible: true }).nth(random.below(4));
  const code = (await option.innerText()).trim();
  await option.click();
  await page.keyboard.press('Escape');
  await swapper.swap(1 + random.below(3));
  const chosen = form.getByText(code, { exact: true });
  const facts = [
    {
      what: 'number of a BIN',
      expected: number,
      actual: await form.getByRole('textbox', { name: 'BIN' }).first().inputValue(),
    },
    { what: 'chosen scenario', expected: true, actual: (await chosen.count()) > 0 },
  ];
  await close(form);
  return facts;
};

/** Types into a part of cards, which changes its version, in a page of another remote. */
const caseTyped: Scene = async (stage) => {
  const { page, random } = stage;
  await goWithin(page, '/main/cards-cancel-review');
  const workbench = seen(page, 'cards-cancel-review');
  await workbench.getByRole('button', { name: admin('workbench.start') }).click();
  const reject = workbench.getByRole('radio', { name: cards('cancellation.REJECT') });
  await reject.check();
  const note = workbench.getByRole('textbox', { name: cards('card.note') });
  const text = random.word(6 + random.below(10));
  await typeAndSwap(stage, note, text);
  const facts = await valueAndFocus(note, text, 'note in a case');
  facts.push({ what: 'choice in a case', expected: true, actual: await reject.isChecked() });
  await note.fill('');
  await workbench.getByRole('button', { name: admin('workbench.list') }).click();
  await workbench.locator('tbody tr').first().waitFor();
  return facts;
};

/** Scenes in parts of the kit, and in a contribution to the page of another remote. */
export const kitScenes: Readonly<Record<string, Scene>> = { emailsTyped, codesChosen, caseTyped };
