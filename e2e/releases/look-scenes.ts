import { whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { list, openList, type Fact, type Scene, typeAndSwap, valueAndFocus } from './swap-scene';

const { cards } = textsOf('en_US');

const saving = '**/admin/view/look';

/** Changes density, visibility and width of columns; the changes are not saved yet when the version changes. */
export const looksChosen: Scene = async ({ page, random, swapper }) => {
  await openList(page);
  const titles = () => list(page).locator('thead th').allInnerTexts();
  const before = await titles();
  const compact = list(page).getByRole('button', { name: cards('kit.compact') });
  let continueSaving = () => undefined as void;
  const swapped = new Promise<void>((resolve) => (continueSaving = resolve));
  await page.route(saving, (route) => swapped.then(() => route.continue()));
  await compact.click();
  await list(page)
    .getByRole('button', { name: cards('kit.columns'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: cards('kit.columns') });
  await dialog.getByRole('checkbox', { name: cards('card.alias') }).click();
  const width = dialog.getByRole('textbox', { name: cards('kit.columns.width', { title: cards('card.cardholder') }) });
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
  const expected = before.filter((title) => title !== cards('card.alias')).join();
  facts.push({ what: 'columns', expected, actual: (await titles()).join() });
  facts.push({ what: 'width', expected: pixels, actual: await width.inputValue() });
  continueSaving();
  await whenQuiet(page);
  await page.unroute(saving);
  await dialog.getByRole('button', { name: cards('kit.columns.reset') }).click();
  await dialog.getByRole('button', { name: cards('kit.done') }).click();
  await dialog.waitFor({ state: 'detached' });
  // Restores the stored density of this user.
  const stored = page.waitForResponse(saving);
  await compact.click();
  await stored;
  return facts;
};

/** Types the name of a view and chooses its readers. */
export const viewNamed: Scene = async (stage) => {
  const { page, random } = stage;
  await openList(page);
  await list(page)
    .getByRole('button', { name: cards.pattern('kit.views.label') })
    .click();
  await page.getByRole('menu').getByText(cards('kit.view.new'), { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: cards('kit.view.titleNew') });
  const everybody = dialog.getByRole('radio', { name: cards('kit.view.scope.COMPANY') });
  const name = dialog.getByRole('textbox', { name: cards('kit.view.name') });
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
