import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { address, openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';

let browser: Browser;
let product: OwnServer;
// One of the tests suspends a company of the demo.
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const { admin, company, dict, shell } = textsOf('en_US');
const chinese = textsOf('zh_CN');

const chosen = 'Console#New1';
const reasonOfSuspension = chinese.reason('COMPANY_SUSPENDED');

const choose = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
};
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
};
const goOn = (page: Page) => page.getByRole('button', { name: company('kit.saveAndContinue') }).click();
const expectAccessible = async (page: Page) => {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
};

/** Draws an image with the exact dimensions of its field and uploads it. */
async function upload(page: Page, field: string, size: { width: number; height: number }) {
  const drawn = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws nothing.');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, width, height);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, size);
  const name = field.toLowerCase().replaceAll(' ', '-');
  const group = page.getByRole('group', { name: field, exact: true });
  await group
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
  // The stored image is encoded again, with the extension of its new type.
  await group.getByText(`${name}.webp`).waitFor();
}

interface Wanted {
  name: string;
  email: string;
  origin: string;
}

/** Fills in the eight steps of a new company and submits it. */
async function createCompany(page: Page, { name, email, origin }: Wanted) {
  await page.goto('/main/company-management');
  await page.getByRole('button', { name: company('company.create') }).click();
  await page.getByRole('textbox', { name: company('company.nameEn') }).waitFor();
  await fill(page, {
    [company('company.nameEn')]: name,
    [company('company.nameZh')]: '海角支付',
    [company('company.agreementNo')]: `AGR-${Date.now()}`,
    [company('company.registrationNo')]: `REG-${Date.now()}`,
    [company('company.yearEstablished')]: '1998',
    [company('company.website')]: 'https://cape.example',
  });
  await choose(page, company('company.country'), 'Iceland');
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('textbox', { name: company('company.contactFirstName') }).waitFor();
  await choose(page, company('company.contactTitle'), dict('contact_title', 'MS'));
  await fill(page, {
    [company('company.email')]: email,
    [company('company.contactFirstName')]: 'Katrín',
    [company('company.contactLastName')]: 'Jónsdóttir',
  });
  await choose(page, company('company.areaCode'), '+354');
  await fill(page, {
    [company('company.phone')]: '5551234',
    [company('company.addressLine1')]: 'Aðalstræti 2',
    [company('company.city')]: 'Reykjavík',
    [company('company.postalCode')]: '101',
  });
  await goOn(page);

  await page.getByRole('textbox', { name: company('company.platformLabelEn') }).waitFor();
  await fill(page, {
    [company('company.platformLabelEn')]: 'Cape Desk',
    [company('company.platformLabelZh')]: '海角工作台',
    [company('company.copyrightEn')]: `© ${name}`,
    [company('company.copyrightZh')]: '© 海角支付',
    [company('company.brandColor')]: '#0B5A45',
    [company('company.form.site', { number: 1 })]: origin,
  });
  await upload(page, company('company.logo'), { width: 256, height: 256 });
  await upload(page, company('company.icon'), { width: 32, height: 32 });
  await upload(page, company('company.paymentLogo'), { width: 250, height: 80 });
  await upload(page, company('company.paymentLogoGray'), { width: 250, height: 80 });
  await upload(page, company('company.dashboardLogo'), { width: 200, height: 120 });
  await choose(page, company('company.timezone'), 'Reykjavik');
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('combobox', { name: company('company.moduleIds') }).waitFor();
  await choose(page, company('company.products'), dict('company_product', 'CARD_ISSUING'));
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: company('company.moduleIds') }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await goOn(page);

  await page.getByRole('combobox', { name: company('company.binIds') }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await goOn(page);

  await page.getByRole('textbox', { name: company('company.bankName'), exact: true }).waitFor();
  const emails = page.getByRole('textbox', { name: company('company.invoiceEmails') });
  await emails.fill('finance@cape.example;ap@cape.example;');
  await emails.press('Enter');
  await fill(page, {
    [company('company.bankName')]: 'Arion',
    [company('company.bankAccountName')]: 'Cape ehf.',
    [company('company.bankAccountNo')]: '0159-26-007654',
    [company('company.bankIban')]: 'IS14 0159 2600 7654 5510 7303 39',
    [company('company.bankSwift')]: 'ESJAISRE',
  });
  await choose(page, company('company.bankCurrency'), 'EUR');
  await goOn(page);

  await page.getByRole('combobox', { name: company('company.feeCurrency') }).waitFor();
  await choose(page, company('company.feeCurrency'), 'EUR');
  await goOn(page);

  await page.getByRole('textbox', { name: company('company.remark') }).waitFor();
  await page.getByText(origin).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: company('company.form.submit') }).click();
  await page.getByText(company('company.notice.inReview')).waitFor();
}

test('[seed 3.7, 4.19] a company is created over eight steps and approved, and its owner signs in at its site', async () => {
  const name = `Cape ${Date.now()}`;
  const login = `cape${String(Date.now()).slice(-7)}`;
  const email = `${login}@cape.example`;
  const origin = `http://${login}.localhost:${new URL(address()).port}`;
  const maker = await openSignedIn(browser, 'operations');
  await createCompany(maker.page, { name, email, origin });
  const reviewNo = await maker.page.getByRole('link', { name: /^RV-/ }).innerText();

  const checker = await openSignedIn(browser, 'finance.checker');
  await checker.page.goto(`/main/cards-cancel-review?q=${reviewNo}`);
  const row = checker.page.getByRole('row', { name: new RegExp(reviewNo) });
  await row.hover();
  await row.getByRole('button', { name: admin('review.action.APPROVE') }).click();
  const dialog = checker.page.getByRole('dialog');
  await dialog.getByText(company('company.case.new.APPROVE', { email })).waitFor();
  await dialog.getByRole('textbox').first().fill('Checked');
  await dialog.getByRole('button', { name: admin('review.action.APPROVE') }).click();
  await dialog.waitFor({ state: 'detached' });

  await maker.page.reload();
  await maker.page.getByText(company('company.invitation.pending')).waitFor();
  await expectAccessible(maker.page);

  const mail = await newestMailTo(email);
  const [, link = '/no-mail'] = new RegExp(`${origin}(/firstTimeLogin\\?token=[\\w-]+)`).exec(mail) ?? [];
  const owner = await openPage(browser, { url: origin });
  await owner.page.goto(link);
  await owner.page.getByLabel(shell('password.new'), { exact: true }).fill(chosen);
  await owner.page.getByLabel(shell('password.confirm'), { exact: true }).fill(chosen);
  await owner.page.getByRole('button', { name: shell('password.submit') }).click();
  await owner.page.getByText(shell('password.done')).waitFor();
  await owner.page.goto('/login');
  await owner.page.getByRole('heading', { name: new RegExp(name) }).waitFor();
  await owner.page.getByLabel(shell('sign-in.account'), { exact: true }).fill(login);
  await owner.page.getByLabel(shell('sign-in.password'), { exact: true }).fill(chosen);
  await owner.page.keyboard.press('Enter');
  await owner.page.waitForURL('**/main/**');
  const header = owner.page.getByRole('banner');
  await header.getByText(name, { exact: true }).waitFor();
  const logo = header.locator('img').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(new URL(owner.page.url()).origin).toBe(origin);

  // The platform's site still shows its own brand.
  await checker.page.getByRole('banner').getByText('Aldermoor', { exact: false }).waitFor();
  await maker.page.reload();
  await maker.page.getByText(dict('company_status', 'ACTIVE'), { exact: true }).first().waitFor();
  maker.expectCalm();
  checker.expectCalm();
  owner.expectCalm();
  await Promise.all([maker.context.close(), checker.context.close(), owner.context.close()]);
});

test('a suspended company shows the same reason on a card and in the check of several cards', async () => {
  // An attempt that failed may have suspended it.
  await product.sql(
    `update company set status = 'ACTIVE' where name ->> 'zh_CN' like '澜石%' and status = 'SUSPENDED'`,
  );
  const runner = await openSignedIn(browser, 'operations', { language: 'zh_CN' });
  await runner.page.goto('/main/company-management?q=澜石');
  await runner.page.getByRole('link', { name: /澜石/ }).click();
  await runner.page.getByRole('button', { name: chinese.company('company.action.SUSPEND') }).click();
  const dialog = runner.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: chinese.company('company.reason') }).fill('账单逾期未付');
  await dialog.getByRole('button', { name: chinese.company('company.action.SUSPEND') }).click();
  await runner.page.getByText(chinese.company('company.notice.reason', { reason: '账单逾期未付' })).waitFor();
  await expectAccessible(runner.page);

  const owner = await openSignedIn(browser, 'owner.zh', { language: 'zh_CN' });
  const { page } = owner;
  await page.goto('/main/cards-balance?state=ACTIVE');
  const card = page.getByRole('row').nth(1);
  await card.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: chinese.cards('bulk.TOPUP.button'), exact: true })
    .first()
    .click();
  const check = page.getByRole('dialog');
  await check.getByRole('textbox').first().fill('10');
  await check.getByText(reasonOfSuspension).first().waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByRole('button', { name: chinese.ui('moreActions') })
    .last()
    .click();
  await page
    .getByRole('menuitem', { name: chinese.cards('card.TOPUP') })
    .getByText(reasonOfSuspension)
    .waitFor();
  runner.expectCalm();
  owner.expectCalm();
  await Promise.all([runner.context.close(), owner.context.close()]);
});
