import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
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

test.each([
  [
    'users',
    'user-management?status=INVITED,DISABLED',
    'E-mail',
    'Login name,Name,ID,Roles,Account type,All merchants,Merchants,Status,Invitation valid until,Two-factor authentication,Last sign-in',
  ],
  [
    'roles',
    'role-management?status=ACTIVE',
    'Description',
    'Name,Custom,ID,Type,All merchants,Users,Permissions,Status,Updated,Updated by',
  ],
])('a file of %s has the rows and visible columns of its list', async (noun, list, hidden, titles) => {
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner');
  await page.goto(`/main/${list}`);
  const rows = page.locator('[data-page]:visible tbody tr');
  await rows.first().waitFor();
  await whenQuiet(page);
  const count = await rows.count();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: hidden }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: hidden }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Export ${noun}` });
  await dialog.getByRole('radio', { name: /^Visible columns/ }).click();
  await dialog.getByRole('radio', { name: 'CSV' }).click();
  await dialog.getByRole('button', { name: /^Export \d+ rows?$/ }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  const job = jobs.getByRole('listitem', { name: `Export ${noun}` }).first();
  const downloading = page.waitForEvent('download');
  await job.getByRole('button', { name: 'Download' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const [head, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(head).toBe(titles);
  expect(lines).toHaveLength(count);
  expectCalm();
  await context.close();
});
