import type { Browser } from 'playwright-core';
import { openSmtpServer, type SmtpServer } from '../../server/src/testing/smtp-server';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, dict, menu, ui } = textsOf('en_US');

let browser: Browser;
let smtp: SmtpServer;
let server: OwnServer;
beforeAll(async () => {
  [browser, smtp, server] = await Promise.all([openBrowser(), openSmtpServer(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), smtp.close(), server.stop()]));

test('[seed 3.32] an account is created, connected, tested, activated, disabled and deleted', async () => {
  const { page, expectCalm } = await openPage(browser);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  /** New name for each attempt. */
  const name = `Walk ${Date.now()}`;
  const choose = async (action: string) => {
    await press(ui('moreActions'));
    await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
  };
  const confirm = async (action: string) => {
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const view = page.locator('[data-page=email-account-view]');
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/email-account');
  await page.getByRole('heading', { name: menu('email-account') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: admin('emailAccount.create') })
    .first()
    .click();
  await page.getByRole('textbox', { name: admin('emailAccount.name') }).fill(name);
  await page.getByRole('textbox', { name: admin('emailAccount.senderName') }).fill('VCC Console');
  await page.getByRole('textbox', { name: admin('emailAccount.senderAddress') }).fill('no-reply@aldermoor.example');
  await press(admin('emailAccount.create'));

  await page.getByRole('textbox', { name: admin('mailConnection.host') }).fill('127.0.0.1');
  await page.getByRole('textbox', { name: admin('mailConnection.port') }).fill(String(smtp.port));
  await page.getByRole('combobox', { name: admin('mailConnection.security') }).click();
  await page.getByRole('option', { name: dict('mail_security', 'NONE') }).click();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await press(admin('mailConnection.save'));

  await view.getByText(admin('emailAccount.untested')).waitFor();
  await press(admin('emailAccount.action.TEST'));
  await confirm(admin('emailAccount.action.TEST'));
  await view.getByRole('row').getByText(admin('emailAccount.used')).waitFor();
  expect(smtp.arrived.map(({ to }) => to)).toContain('owner@aldermoor.example');
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await choose(admin('emailAccount.action.ACTIVATE'));
  await confirm(admin('emailAccount.action.ACTIVATE'));
  await view.getByText(dict('email_account_status', 'ACTIVE'), { exact: true }).first().waitFor();
  await choose(admin('emailAccount.action.DISABLE'));
  await confirm(admin('emailAccount.action.DISABLE'));
  await view.getByText(dict('email_account_status', 'DISABLED'), { exact: true }).first().waitFor();
  await choose(admin('emailAccount.action.DELETE'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: admin('emailAccount.action.DELETE'), exact: true }).click();
  await page.getByRole('heading', { name: menu('email-account') }).waitFor();
  expectCalm();
});
