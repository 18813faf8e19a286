import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { post, sessionOf } from '../support/walk';

const { company, field: message } = textsOf('en_US');

let browser: Browser;
let product: OwnServer;
// Both tests change companies of the demo, and an attempt that failed has changed them too.
beforeEach(async () => {
  [browser, product] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterEach(() => Promise.all([browser.close(), product.stop()]));

const idOf = async (keyword: string): Promise<string> => {
  const { data } = await post('/company/list', { keyword }, await sessionOf('operations'));
  const [found] = (data as { list: { id: string }[] }).list;
  if (!found) throw new Error(`No company is found by ${keyword}.`);
  return found.id;
};
const stepAt = (step: string, id: string) => `/main/company-management-saveinfo-step-${step}?id=${id}`;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: company('kit.saveAndContinue') }).click();
const expectAccessible = async (page: Page) => {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
};

test('two users edit one draft: the second sees both versions, and saving again replaces the first', async () => {
  const id = await idOf('Huaxin');
  const [first, second] = [await openSignedIn(browser, 'operations'), await openSignedIn(browser, 'owner')];
  for (const { page } of [first, second]) await page.goto(stepAt('1-1', id));
  await box(first.page, company('company.dba')).fill('Huaxin Supply');
  await box(second.page, company('company.dba')).fill('Huaxin Chain');
  await save(first.page);
  await box(first.page, company('company.contactFirstName')).waitFor();

  const { page } = second;
  await save(page);
  await page.getByText(company('company.form.changed')).waitFor();
  const versions = page.getByRole('table').filter({ hasText: company('kit.newer.theirs') });
  await versions.getByRole('row').filter({ hasText: 'Huaxin Supply' }).getByText('Huaxin Chain').waitFor();
  expect(await box(page, company('company.dba')).inputValue()).toBe('Huaxin Chain');
  await expectAccessible(page);

  await save(page);
  await box(page, company('company.contactFirstName')).waitFor();
  await first.page.goto(stepAt('1-1', id));
  expect(await box(first.page, company('company.dba')).inputValue()).toBe('Huaxin Chain');
  first.expectCalm();
  second.expectCalm();
  await Promise.all([first.context.close(), second.context.close()]);
});

test('the summary opens the first incomplete step, and a refused submission the first step with an error', async () => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'operations');
  await page.goto(stepAt('4-1', await idOf('Huaxin')));
  await box(page, company('company.platformLabelEn')).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/step-1-3$/);

  const id = await idOf('Oriel');
  await page.goto(stepAt('4-1', id));
  const submit = page.getByRole('button', { name: company('company.form.submit') });
  await submit.waitFor();
  // Another company gets the site and the agreement number, which belong to the third and to the first step.
  await product.sql(`
    update company set site_origins = '{https://cartes.oriel.example}', agreement_no = 'AGR-2026-0004'
    where company_no = 'CO-0003'`);
  await submit.click();
  await page.getByText(message('AGREEMENT_NO_TAKEN')).waitFor();
  await box(page, company('company.agreementNo')).fill('AGR-2026-0014');
  await save(page);
  await box(page, company('company.contactFirstName')).waitFor();

  await page.goto(stepAt('4-1', id));
  await submit.click();
  await page.getByText(message('ORIGIN_TAKEN')).waitFor();
  await expectAccessible(page);
  await box(page, company('company.form.site', { number: 1 })).fill('https://karten.oriel.example');
  await save(page);
  await page.getByRole('combobox', { name: company('company.products') }).waitFor();

  await page.goto(stepAt('4-1', id));
  await submit.click();
  await page.getByText(company('company.notice.inReview')).waitFor();
  expectCalm();
  await context.close();
});
