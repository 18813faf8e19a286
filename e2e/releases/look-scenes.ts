import { whenQuiet } from '../support/browser';
import { list, openList, type Fact, type Scene, typeAndSwap, valueAndFocus } from './swap-scene';

const keeping = '**/admin/view/look';

/** A column is hidden, another is given a width, rows stand closer: each still on its way when another version comes. */
export const looksChosen: Scene = async ({ page, random, swapper }) => {
  await openList(page);
  const titles = () => list(page).locator('thead th').allInnerTexts();
  const before = await titles();
  const compact = list(page).getByRole('button', { name: 'Compact rows' });
  let letKeep = () => undefined as void;
  const swapped = new Promise<void>((resolve) => (letKeep = resolve));
  await page.route(keeping, (route) => swapped.then(() => route.continue()));
  await compact.click();
  await list(page).getByRole('button', { name: 'Columns', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'Card alias' }).click();
  const width = dialog.getByRole('textbox', { name: 'Width of Cardholder' });
  const pixels = String(180 + random.below(60));
  await width.fill(pixels);
  await swapper.swap(1);
  const facts: Fact[] = [
    { what: 'open settings of columns', expected: true, actual: await dialog.isVisible() },
    { what: 'width that is being typed', expected: pixels, actual: await width.inputValue() },
    { what: 'density', expected: 'true', actual: await compact.getAttribute('aria-pressed') },
  ];
  await width.press('Enter');
  await swapper.swap(1);
  const expected = before.filter((title) => title !== 'Card alias').join();
  facts.push({ what: 'columns', expected, actual: (await titles()).join() });
  facts.push({ what: 'width', expected: pixels, actual: await width.inputValue() });
  letKeep();
  await whenQuiet(page);
  await page.unroute(keeping);
  await dialog.getByRole('button', { name: 'Reset columns' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The next one to sign in as this user finds the rows as they were.
  const stored = page.waitForResponse(keeping);
  await compact.click();
  await stored;
  return facts;
};

/** A view is given its name and those who see it. */
export const viewNamed: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  await list(page)
    .getByRole('button', { name: /^View: / })
    .click();
  await page.getByRole('menu').getByText('Save view', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  const everybody = dialog.getByRole('radio', { name: 'Everyone in the company' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Not yet');
  await everybody.check();
  const text = random.word(6 + random.below(10));
  await typeAndSwap(stage, name, text);
  const facts = await valueAndFocus(name, text, 'name of a view');
  facts.push({ what: 'those who see a view', expected: true, actual: await everybody.isChecked() });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return facts;
};
