import { textsOf } from '../support/texts';
import { type Language } from '../support/walk';
import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { openSignedIn } from '../support/signed-in';

const { cards, dict, merchants, shell, ui } = textsOf('en_US');
const chinese = textsOf('zh_CN');
const readsChinese = chinese.merchants('registration.effect.REJECT', {
  language: chinese.merchants('registration.language.zh_CN'),
});

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const password = 'Lantern#Own1';

/** Labels of /register in the language of the applicant. */
function labelsIn(language: Language) {
  const { shell } = textsOf(language);
  return {
    username: shell('register.username'),
    areaCode: shell('register.area'),
    phone: shell('register.phone'),
    email: shell('register.email'),
    password: shell('register.password'),
    confirm: shell('password.confirm'),
    submit: shell('register.submit'),
  };
}

interface Applicant {
  language: Language;
  username: string;
  email: string;
}

/** Fills in /register and opens the mailed link, which submits the registration. */
async function register(page: Page, { language, username, email }: Applicant) {
  const label = labelsIn(language);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field(label.username).fill(username);
  await page.getByRole('combobox', { name: label.areaCode }).click();
  await page.keyboard.type('+65');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: label.phone }).fill('81234567');
  await field(label.email).fill(email);
  await field(label.password).fill(password);
  await field(label.confirm).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: label.submit, exact: true }).click();
  await page.waitForURL('**/sendEmailSuccess**');
  const link = await mailedLink(email);
  await page.goto(link);
  return link;
}

async function mailedLink(email: string): Promise<string> {
  const [link] = /\/registerResult\?token=[\w-]+/.exec(await newestMailTo(email)) ?? [];
  if (!link) throw new Error(`No mail to ${email} leads to /registerResult.`);
  return link;
}

test('[seed 4.21, 4.22] a merchant registers, is approved in another browser, and signs in with the chosen password', async () => {
  const applicant = { language: 'en_US', username: 'Lantern Foods', email: 'lantern@trading.example' } as const;
  const { page, context, expectCalm } = await openPage(browser);
  await page.goto('/register');
  const link = await register(page, applicant);
  await page.getByText(shell('registered.state.SUBMITTED', { email: applicant.email })).waitFor();

  const reviewer = await openSignedIn(browser, 'owner');
  await reviewer.page.getByRole('button', { name: ui('notifications') }).click();
  await reviewer.page
    .getByText(/Lantern Foods/)
    .first()
    .click();
  const review = reviewer.page.locator('[data-page=merchant-register-review]:visible');
  await review.getByRole('heading', { name: 'Lantern Foods' }).waitFor();
  await whenQuiet(reviewer.page);
  expect(await findingsOf(reviewer.page)).toEqual([]);
  await review.getByRole('button', { name: merchants('registration.action.APPROVE'), exact: true }).click();
  await reviewer.page
    .getByRole('dialog')
    .getByRole('button', { name: merchants('registration.action.APPROVE'), exact: true })
    .click();
  await review.getByText(dict('registration_state', 'APPROVED'), { exact: true }).first().waitFor();
  await reviewer.page.goto('/main/cards-cancel-review?kind=MERCHANT_REGISTRATION&stage=APPROVED');
  await reviewer.page.getByText('Lantern Foods').first().waitFor();
  reviewer.expectCalm();
  await reviewer.context.close();

  expect(await newestMailTo(applicant.email)).toContain('Sign in as lantern');
  await page.goto(link);
  await page.getByText('Sign in as lantern').waitFor();
  await page.getByRole('button', { name: shell('registered.sign-in') }).click();
  await page.getByLabel(shell('sign-in.account'), { exact: true }).fill('lantern');
  await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.locator('[data-page=index]:visible').waitFor();
  await page.goto('/main/coremanagement-cardholder-management');
  await page.getByText(cards('holders.none')).first().waitFor();
  expectCalm();
  await context.close();
});

test('a rejected applicant reads the reason in Chinese and registers again', async () => {
  const applicant = { language: 'zh_CN', username: '晨曦', email: 'chenxi@trading.example' } as const;
  const { page, context, expectCalm } = await openPage(browser, { language: 'zh_CN', theme: 'dark' });
  await page.goto('/register');
  const link = await register(page, applicant);
  await page.getByText(chinese.shell('registered.state.SUBMITTED', { email: applicant.email })).waitFor();

  const reviewer = await openSignedIn(browser, 'operations', { language: 'zh_CN' });
  await reviewer.page.goto('/main/merchant-register-management?state=SUBMITTED');
  const list = reviewer.page.locator('[data-page=merchant-register-management]:visible');
  await whenQuiet(reviewer.page);
  expect(await findingsOf(reviewer.page)).toEqual([]);
  const row = list.getByRole('row').filter({ hasText: '晨曦' });
  await row.hover();
  await row.getByRole('button', { name: chinese.merchants('registration.action.REJECT'), exact: true }).click();
  const dialog = reviewer.page.getByRole('dialog');
  await dialog.getByText(readsChinese).waitFor();
  await dialog.getByRole('textbox').fill('请使用公司全称。');
  await dialog.getByRole('button', { name: chinese.merchants('registration.action.REJECT'), exact: true }).click();
  await reviewer.page.getByText(chinese.merchants('registration.done.REJECT', { name: '晨曦' })).waitFor();
  reviewer.expectCalm();
  await reviewer.context.close();

  expect(await newestMailTo(applicant.email)).toContain('请使用公司全称。');
  await page.goto(link);
  await page.getByText('请使用公司全称。').waitFor();
  await page.getByRole('button', { name: chinese.shell('registered.again') }).click();
  await page.locator('[data-page=register]:visible').waitFor();
  expectCalm();
  await context.close();
});
