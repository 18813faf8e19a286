import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

interface Case {
  list: string;
  row: RegExp;
  /** Field that both users change. */
  field: string;
  save: string;
  theirs: string;
  yours: string;
  refused: RegExp;
}

const parameter: Case = {
  list: '/main/parameter-management?q=upload.max_files',
  row: /upload\.max_files/,
  field: 'Value',
  save: 'Save parameter',
  theirs: '12',
  yours: '15',
  refused: /^Someone else changed this parameter/,
};
const role: Case = {
  list: '/main/role-management?q=Support',
  row: /Support/,
  field: 'Description in English',
  save: 'Save role',
  theirs: 'Answers cardholders by telephone.',
  yours: 'Answers cardholders by chat.',
  refused: /^Someone else changed this role/,
};

/** Opens the form of the record and returns the field that both users change. */
async function open(page: Page, { list, row, field }: Case): Promise<Locator> {
  await page.goto(list);
  await page.getByRole('row', { name: row }).hover();
  await page.getByRole('row', { name: row }).getByRole('button', { name: 'Edit' }).click();
  const box = page.getByRole('textbox', { name: field });
  await box.waitFor();
  return box;
}

async function edit(page: Page, one: Case, value: string): Promise<void> {
  await (await open(page, one)).fill(value);
  if (one === parameter) await page.getByRole('textbox', { name: 'Reason for change' }).fill('As agreed.');
}

test.each([
  ['parameter', parameter],
  ['role', role],
])('an outdated %s form shows both versions, and saving again replaces the newer one', async (_noun, one) => {
  const [first, second] = [await openSignedIn(browser, 'owner'), await openSignedIn(browser, 'owner')];
  await edit(first.page, one, one.theirs);
  await edit(second.page, one, one.yours);
  const press = ({ page }: typeof first) => page.getByRole('button', { name: one.save }).click();
  await press(first);
  await first.page
    .getByText(/ saved$/)
    .first()
    .waitFor();

  const { page } = second;
  await press(second);
  await page.getByText(one.refused).waitFor();
  const difference = page.getByRole('table').filter({ hasText: 'Saved by someone else' });
  await difference
    .getByRole('row', { name: new RegExp(one.field) })
    .getByText(one.theirs)
    .waitFor();
  await difference
    .getByRole('row', { name: new RegExp(one.field) })
    .getByText(one.yours)
    .waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.getByRole('textbox', { name: one.field }).inputValue()).toBe(one.yours);

  await press(second);
  await page
    .getByText(/ saved$/)
    .first()
    .waitFor();
  expect(await (await open(first.page, one)).inputValue()).toBe(one.yours);
  first.expectCalm();
  second.expectCalm();
  await Promise.all([first.context.close(), second.context.close()]);
});
