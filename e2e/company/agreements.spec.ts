import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { address, openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { demoPassword, post, sessionOf } from '../support/walk';

const { company, dict, shell } = textsOf('en_US');

let browser: Browser;
let product: OwnServer;
let site: string;
let timeZone: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
// A published version cannot be removed, so each attempt has a separate product. Its port is known only now.
beforeEach(async () => {
  product = await switchToOwnProduct();
  site = `http://meridian.localhost:${new URL(address()).port}`;
  timeZone = zoneAtNoon(new Date());
  await product.sql(
    `update company set site_origins = array['${site}'], timezone = '${timeZone}' where company_no = 'CO-0003'`,
  );
});
afterEach(() => product.stop());

/** Returns a time zone in which it is about noon, so that no day ends during the test. Signs of these names are reversed. */
function zoneAtNoon(now: Date): string {
  const offset = 12 - now.getUTCHours();
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

const roleOfOwner = 'role_01K00000000000000000000900';
const chosen = 'Console#New1';
const second = { loginName: 'meridian.second', nickname: 'Mila de Groot', email: 'mila.degroot@meridian.example' };

/** HTML that Word puts on the clipboard: styles, Office elements and empty paragraphs around the text. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head>
<body><!--StartFragment--><h2 style="color:#2F5496">Fees<o:p></o:p></h2>
<p class=MsoNormal style="margin-bottom:8pt"><b style="mso-bidi-font-weight:normal;">Meridian</b> charges <i>two percent</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

const paste = (text: Locator, html: string) =>
  text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function expectAccessible(page: Page) {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
}

/** Signs in at the site of Meridian. */
async function signInAtSite(page: Page, { loginName, password }: { loginName: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel(shell('sign-in.account'), { exact: true }).fill(loginName);
  await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function inviteSecondUser(page: Page) {
  const invitation = {
    ...second,
    accountType: 'WHITELABEL',
    roleIds: [roleOfOwner],
    merchantIds: [],
    language: 'en_US',
  };
  const session = { ...(await sessionOf('meridian.owner')), 'idempotency-key': randomUUID() };
  const { code, message } = await post('/user/invite', invitation, session);
  expect([code, message]).toEqual([200, message]);
  const [link = '/no-mail'] = /\/firstTimeLogin\?token=[\w-]+/.exec(await newestMailTo(second.email)) ?? [];
  await page.goto(link);
  await page.getByLabel(shell('password.new'), { exact: true }).fill(chosen);
  await page.getByLabel(shell('password.confirm'), { exact: true }).fill(chosen);
  await page.getByRole('button', { name: shell('password.submit') }).click();
  await page.getByText(shell('password.done')).waitFor();
}

/** Creates an incomplete draft. */
async function createDraft(page: Page) {
  await page.goto('/main/company-agreement-management');
  await page.getByText(company('agreement.none')).waitFor();
  await page
    .getByRole('group', { name: company('agreement.title') })
    .getByRole('button', { name: company('agreement.create') })
    .click();
  await page.getByRole('combobox', { name: company('agreement.type') }).click();
  await page.getByRole('option', { name: dict('agreement_type', 'MASTER_SERVICE') }).click();
  await field(page, company('agreement.titleEn')).fill('Meridian terms');
  await page.getByRole('button', { name: company('agreement.create') }).click();
  await page.getByRole('row', { name: /Meridian terms/ }).waitFor();
}

/** Adds both texts and the requirement to accept them. */
async function editDraft(page: Page) {
  const row = page.getByRole('row', { name: /Meridian terms/ });
  await row.getByRole('link', { name: 'Meridian terms' }).click();
  const english = page.getByRole('textbox', { name: company('agreement.bodyEn') });
  await english.click();
  await page.keyboard.type('Cards are ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('virtual');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await paste(english, wordHtml);
  await english.getByRole('heading', { name: 'Fees' }).waitFor();
  expect(await english.locator('strong').allInnerTexts()).toEqual(['virtual', 'Meridian']);
  expect(await english.locator('[class], [style]').count()).toBe(0);
  await field(page, company('agreement.titleZh')).fill('子午线条款');
  await page.getByRole('textbox', { name: company('agreement.bodyZh') }).click();
  await page.keyboard.type('卡片为虚拟卡。');
  await page.getByRole('checkbox', { name: company('agreement.requireAcceptance') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: company('agreement.save') }).click();
  await row.waitFor();
}

async function publishToday(page: Page) {
  const row = page.getByRole('row', { name: /Meridian terms/ });
  await row.hover();
  await row.getByRole('button', { name: company('agreement.action.PUBLISH') }).click();
  const dialog = page.getByRole('dialog');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  await dialog.getByRole('textbox', { name: company('agreement.effectiveFrom') }).fill(today);
  await dialog.getByRole('button', { name: company('agreement.action.PUBLISH') }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText(dict('agreement_status', 'PUBLISHED'), { exact: true }).waitFor();
}

async function acceptAsSecondUser(page: Page) {
  await signInAtSite(page, { loginName: second.loginName, password: chosen });
  const title = page.getByRole('heading', { name: 'Meridian terms', level: 1 });
  await title.waitFor();
  await expectAccessible(page);
  const signature = page.getByRole('textbox', { name: shell('due-agreements.signature') });
  await signature.fill('Mila');
  await page.getByRole('button', { name: shell('due-agreements.accept') }).click();
  await page.getByText(shell('due-agreements.hint', { name: second.nickname })).waitFor();
  expect(await signature.getAttribute('aria-invalid')).toBe('true');

  await page.reload();
  await title.waitFor();
  await page.goto('/main/cards-balance');
  await title.waitFor();
  await signature.fill(second.nickname);
  await page.getByRole('button', { name: shell('due-agreements.accept') }).click();
  await page.locator('[data-page=cards-balance]:visible').waitFor();
}

test('an owner publishes an agreement, the site shows it, and a user accepts it before the console opens', async () => {
  const owner = await openPage(browser, { url: site });
  const user = await openPage(browser, { url: site });
  await inviteSecondUser(user.page);
  await signInAtSite(owner.page, { loginName: 'meridian.owner', password: demoPassword });
  await owner.page.waitForURL('**/main/**');
  await createDraft(owner.page);
  await editDraft(owner.page);
  await publishToday(owner.page);

  const visitor = await openPage(browser, { url: site, language: 'zh_CN' });
  await visitor.page.goto('/masterServiceAgreement');
  await visitor.page.getByRole('heading', { name: '子午线条款', level: 1 }).waitFor();
  await visitor.page.getByText('卡片为虚拟卡。').waitFor();
  await visitor.page.getByText(textsOf('zh_CN').shell.pattern('agreement.version', { no: 1 })).waitFor();

  await acceptAsSecondUser(user.page);

  await owner.page.getByRole('link', { name: 'Meridian terms' }).click();
  const acceptances = owner.page.getByRole('region', { name: company('agreement.acceptances') });
  const accepted = acceptances.getByRole('row', { name: new RegExp(second.nickname) });
  await accepted.getByText(company('agreement.english'), { exact: true }).waitFor();
  await expectAccessible(owner.page);
  for (const watched of [owner, user, visitor]) {
    watched.expectCalm();
    await watched.context.close();
  }
});
