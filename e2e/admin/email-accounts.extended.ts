import type { Browser } from 'playwright-core';
import { openSmtpServer, type SmtpServer } from '../../server/src/testing/smtp-server';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { signIn } from '../support/walk';

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
  /** A name of its own at each try. */
  const name = `Walk ${Date.now()}`;
  const choose = async (action: string) => {
    await press('More actions');
    await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
  };
  const confirm = async (action: string) => {
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const view = page.locator('[data-page=email-account-view]');
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/email-account');
  await page.getByRole('heading', { name: 'E-mail accounts' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await page.getByRole('textbox', { name: 'Account name' }).fill(name);
  await page.getByRole('textbox', { name: 'Sender name' }).fill('VCC Console');
  await page.getByRole('textbox', { name: 'Sender address' }).fill('no-reply@aldermoor.example');
  await press('Create account');

  await page.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1');
  await page.getByRole('textbox', { name: 'Port' }).fill(String(smtp.port));
  await page.getByRole('combobox', { name: 'Encryption' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await press('Save settings');

  await view.getByText(/aren't in use yet/).waitFor();
  await press('Send test');
  await confirm('Send test');
  await view.getByRole('row').getByText('Yes').waitFor();
  expect(smtp.arrived.map(({ to }) => to)).toContain('owner@aldermoor.example');
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await choose('Activate');
  await confirm('Activate');
  await view.getByText('Active', { exact: true }).first().waitFor();
  await choose('Disable');
  await confirm('Disable');
  await view.getByText('Disabled', { exact: true }).first().waitFor();
  await choose('Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('heading', { name: 'E-mail accounts' }).waitFor();
  expectCalm();
});
