import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { openSignedIn } from '../support/signed-in';
import { startOf, textsOf } from '../support/texts';

const { dict, merchants } = textsOf('en_US');

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
const goOn = (page: Page) => page.getByRole('button', { name: merchants('kit.saveAndContinue') }).click();
const expectAccessible = async (page: Page) => {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
};

/** Fills in the five steps of a new merchant and submits it. */
async function createMerchant(page: Page, name: string) {
  await page.goto('/main/merchant-management-saveinfo-step-1-1');
  await fill(page, {
    [merchants('merchant.nameEn')]: name,
    [merchants('merchant.nameZh')]: '码头进口',
    [merchants('merchant.registrationNo')]: `REG-${Date.now()}`,
  });
  await choose(page, merchants('merchant.country'), 'Iceland');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('licence.pdf').waitFor();
  await expectAccessible(page);
  await goOn(page);
  await page.getByRole('textbox', { name: merchants('merchant.address') }).waitFor();
  await fill(page, {
    [merchants('merchant.address')]: 'Aðalstræti 2',
    [merchants('merchant.city')]: 'Reykjavík',
    [merchants('merchant.contactName')]: 'Jón',
    [merchants('merchant.email')]: 'jon@quay.example',
  });
  await choose(page, merchants('merchant.areaCode'), '+354');
  await fill(page, { [merchants('merchant.phone')]: '5551234' });
  await goOn(page);
  await page.getByRole('checkbox', { name: merchants('merchant.form.invitationCodeRequired') }).check();
  await goOn(page);
  await page.getByRole('textbox', { name: merchants('merchant.bankName'), exact: true }).waitFor();
  await choose(page, merchants('merchant.currencies'), 'EUR');
  await page.keyboard.press('Escape');
  await fill(page, {
    [merchants('merchant.bankName')]: 'Arion',
    [merchants('merchant.bankAccountName')]: 'Quay ehf.',
    [merchants('merchant.bankAccountNo')]: '0159-26-007654',
  });
  await goOn(page);
  await page.getByText('Quay ehf.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: merchants('merchant.form.submit') }).click();
  await page.getByText(merchants('merchant.notice.inReview')).waitFor();
}

test('[seed 4.14, 4.20] a merchant is created over five steps, rejected with a reason, submitted again and approved', async () => {
  const name = `Quay ${Date.now()}`;
  const maker = await openSignedIn(browser, 'operations');
  await createMerchant(maker.page, name);
  const reviewNo = await maker.page.getByRole('link', { name: /^RV-/ }).innerText();

  const checker = await openSignedIn(browser, 'finance.checker');
  const decide = async (number: string, decision: 'APPROVE' | 'REJECT', note: string) => {
    await checker.page.goto(`/main/cards-cancel-review?q=${number}`);
    const row = checker.page.getByRole('row', { name: new RegExp(number) });
    await row.hover();
    await row.getByRole('button', { name: merchants(`merchantReview.action.${decision}`) }).click();
    const dialog = checker.page.getByRole('dialog');
    await dialog.getByRole('link', { name }).waitFor();
    await dialog.getByRole('textbox').first().fill(note);
    await dialog.getByRole('button', { name: merchants(`merchantReview.action.${decision}`) }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await decide(reviewNo, 'REJECT', 'The licence is not readable');

  await maker.page.reload();
  await maker.page.getByText('The licence is not readable').first().waitFor();
  await maker.page.getByRole('link', { name: merchants('merchant.continue') }).click();
  await maker.page.getByRole('link', { name: startOf(merchants('merchant.form.summary')) }).click();
  await maker.page.getByRole('button', { name: merchants('merchant.form.submit') }).click();
  await maker.page.getByText(merchants('merchant.notice.inReview')).waitFor();
  await decide(await maker.page.getByRole('link', { name: /^RV-/ }).innerText(), 'APPROVE', 'Checked');

  await maker.page.reload();
  // The card statuses contain the same word.
  await maker.page.getByText(dict('merchant_status', 'ACTIVE'), { exact: true }).first().waitFor();
  await maker.page.getByRole('button', { name: merchants('merchant.action.SUSPEND') }).waitFor();
  await expectAccessible(maker.page);
  maker.expectCalm();
  checker.expectCalm();
  await maker.context.close();
  await checker.context.close();
});
