import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');

const choose = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name }).click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
};
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
};
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const expectAccessible = async (page: Page) => {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
};

/** Fills in the five steps of a new merchant and submits it. */
async function createMerchant(page: Page, name: string) {
  await page.goto('/main/merchant-management-saveinfo-step-1-1');
  await fill(page, {
    'Name in English': name,
    'Name in Chinese': '码头进口',
    'Registration number': `REG-${Date.now()}`,
  });
  await choose(page, 'Country or region', 'Iceland');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('licence.pdf').waitFor();
  await expectAccessible(page);
  await goOn(page);
  await page.getByRole('textbox', { name: 'Address' }).waitFor();
  await fill(page, {
    Address: 'Aðalstræti 2',
    City: 'Reykjavík',
    'Contact person': 'Jón',
    'E-mail': 'jon@quay.example',
  });
  await choose(page, 'Country code', '+354');
  await fill(page, { Phone: '5551234' });
  await goOn(page);
  await page.getByRole('checkbox', { name: 'Registration needs the referral code' }).check();
  await goOn(page);
  await page.getByRole('textbox', { name: 'Bank', exact: true }).waitFor();
  await choose(page, 'Currencies', 'EUR');
  await page.keyboard.press('Escape');
  await fill(page, { Bank: 'Arion', 'Account holder': 'Quay ehf.', 'Account number': '0159-26-007654' });
  await goOn(page);
  await page.getByText('Quay ehf.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('This merchant is in review').waitFor();
}

test('[seed 4.14, 4.20] a merchant is created over five steps, rejected with a reason, submitted again and approved', async () => {
  const name = `Quay ${Date.now()}`;
  const maker = await openSignedIn(browser, 'operations');
  await createMerchant(maker.page, name);
  const reviewNo = await maker.page.getByRole('link', { name: /^RV-/ }).innerText();

  const checker = await openSignedIn(browser, 'finance.checker');
  const decide = async (number: string, decision: 'Approve' | 'Reject', note: string) => {
    await checker.page.goto(`/main/cards-cancel-review?q=${number}`);
    const row = checker.page.getByRole('row', { name: new RegExp(number) });
    await row.hover();
    await row.getByRole('button', { name: decision }).click();
    const dialog = checker.page.getByRole('dialog');
    await dialog.getByRole('link', { name }).waitFor();
    await dialog.getByRole('textbox').first().fill(note);
    await dialog.getByRole('button', { name: decision }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await decide(reviewNo, 'Reject', 'The licence is not readable');

  await maker.page.reload();
  await maker.page.getByText('The licence is not readable').first().waitFor();
  await maker.page.getByRole('link', { name: 'Continue editing' }).click();
  await maker.page.getByRole('link', { name: /^Summary/ }).click();
  await maker.page.getByRole('button', { name: 'Submit' }).click();
  await maker.page.getByText('This merchant is in review').waitFor();
  await decide(await maker.page.getByRole('link', { name: /^RV-/ }).innerText(), 'Approve', 'Checked');

  await maker.page.reload();
  // Its cards by status name the same word.
  await maker.page.getByText('Active', { exact: true }).first().waitFor();
  await maker.page.getByRole('button', { name: 'Suspend merchant' }).waitFor();
  await expectAccessible(maker.page);
  maker.expectCalm();
  checker.expectCalm();
  await maker.context.close();
  await checker.context.close();
});
