import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { address, openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { moveToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';

let browser: Browser;
let product: OwnServer;
// One of the tests suspends a company of the demo.
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), moveToOwnProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const chosen = 'Console#New1';
const reasonOfSuspension = '公司已暂停：不能新增用户、商户、API密钥和卡片，也不能充值或提高限额';

const choose = async (page: Page, name: string, typed: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
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
  await page.getByRole('button', { name: 'Create company' }).click();
  await page.getByRole('textbox', { name: 'Name in English' }).waitFor();
  await fill(page, {
    'Name in English': name,
    'Name in Chinese': '海角支付',
    'Agreement number': `AGR-${Date.now()}`,
    'Registration number': `REG-${Date.now()}`,
    'Year established': '1998',
    Website: 'https://cape.example',
  });
  await choose(page, 'Country or region', 'Iceland');
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  await choose(page, 'Title', 'Ms');
  await fill(page, { 'E-mail': email, 'First name': 'Katrín', 'Last name': 'Jónsdóttir' });
  await choose(page, 'Country code', '+354');
  await fill(page, { Phone: '5551234', 'Address line 1': 'Aðalstræti 2', City: 'Reykjavík', 'Postal code': '101' });
  await goOn(page);

  await page.getByRole('textbox', { name: 'Platform name in English' }).waitFor();
  await fill(page, {
    'Platform name in English': 'Cape Desk',
    'Platform name in Chinese': '海角工作台',
    'Copyright notice in English': `© ${name}`,
    'Copyright notice in Chinese': '© 海角支付',
    'Brand color': '#0B5A45',
    'Site 1': origin,
  });
  await upload(page, 'Logo', { width: 256, height: 256 });
  await upload(page, 'Icon', { width: 32, height: 32 });
  await upload(page, 'Payment page logo', { width: 250, height: 80 });
  await upload(page, 'Gray payment page logo', { width: 250, height: 80 });
  await upload(page, 'Dashboard logo', { width: 200, height: 120 });
  await choose(page, 'Time zone', 'Reykjavik');
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('combobox', { name: 'Modules' }).waitFor();
  await choose(page, 'Products', 'Card issuing');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Modules' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await goOn(page);

  await page.getByRole('combobox', { name: 'Card BINs' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await goOn(page);

  await page.getByRole('textbox', { name: 'Bank', exact: true }).waitFor();
  const emails = page.getByRole('textbox', { name: 'Invoice e-mails' });
  await emails.fill('finance@cape.example;ap@cape.example;');
  await emails.press('Enter');
  await fill(page, {
    Bank: 'Arion',
    'Account holder': 'Cape ehf.',
    'Account number': '0159-26-007654',
    IBAN: 'IS14 0159 2600 7654 5510 7303 39',
    'SWIFT code': 'ESJAISRE',
  });
  await choose(page, 'Account currency', 'EUR');
  await goOn(page);

  await page.getByRole('combobox', { name: 'Fee currency' }).waitFor();
  await choose(page, 'Fee currency', 'EUR');
  await goOn(page);

  await page.getByRole('textbox', { name: 'Remark' }).waitFor();
  await page.getByText(origin).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('This company is in review').waitFor();
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
  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = checker.page.getByRole('dialog');
  await dialog.getByText(`${email} is invited as its first user`, { exact: false }).waitFor();
  await dialog.getByRole('textbox').first().fill('Checked');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.waitFor({ state: 'detached' });

  await maker.page.reload();
  await maker.page.getByText("The first user hasn't accepted the invitation yet").waitFor();
  await expectAccessible(maker.page);

  const mail = await newestMailTo(email);
  const [, link = '/no-mail'] = new RegExp(`${origin}(/firstTimeLogin\\?token=[\\w-]+)`).exec(mail) ?? [];
  const owner = await openPage(browser, { url: origin });
  await owner.page.goto(link);
  await owner.page.getByLabel('New password', { exact: true }).fill(chosen);
  await owner.page.getByLabel('Confirm password', { exact: true }).fill(chosen);
  await owner.page.getByRole('button', { name: 'Set password' }).click();
  await owner.page.getByText('Password set. Sign in with your new password.').waitFor();
  await owner.page.goto('/login');
  await owner.page.getByRole('heading', { name: new RegExp(name) }).waitFor();
  await owner.page.getByLabel('Account', { exact: true }).fill(login);
  await owner.page.getByLabel('Password', { exact: true }).fill(chosen);
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
  await maker.page.getByText('Active', { exact: true }).first().waitFor();
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
  await runner.page.getByRole('button', { name: '暂停公司' }).click();
  const dialog = runner.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '原因' }).fill('账单逾期未付');
  await dialog.getByRole('button', { name: '暂停公司' }).click();
  await runner.page.getByText('原因：账单逾期未付').waitFor();
  await expectAccessible(runner.page);

  const owner = await openSignedIn(browser, 'owner.zh', { language: 'zh_CN' });
  const { page } = owner;
  await page.goto('/main/cards-balance?state=ACTIVE');
  const card = page.getByRole('row').nth(1);
  await card.getByRole('checkbox').check();
  await page.getByRole('button', { name: '充值', exact: true }).first().click();
  const check = page.getByRole('dialog');
  await check.getByRole('textbox').first().fill('10');
  await check.getByText(reasonOfSuspension).first().waitFor();
  await page.keyboard.press('Escape');
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('button', { name: '更多操作' }).last().click();
  await page.getByRole('menuitem', { name: '充值' }).getByText(reasonOfSuspension).waitFor();
  runner.expectCalm();
  owner.expectCalm();
  await Promise.all([runner.context.close(), owner.context.close()]);
});
