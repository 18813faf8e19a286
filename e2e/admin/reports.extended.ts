import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[seed 3.13] a format and a report are made, and its file has the rows of the list', async () => {
  const { page, expectCalm } = await openPage(browser);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const choose = async (name: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  /** A name of its own at each try. */
  const name = `Walk ${Date.now()}`;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/report-format-configuration');
  await page.getByRole('heading', { name: 'Report formats' }).waitFor();
  await page.getByRole('button', { name: 'Create format' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await choose('Data source', 'Users');
  await choose('File type', 'CSV');
  await choose('Column', 'Login name');
  await press('Create format');
  await page.getByRole('columnheader', { name: 'Login name' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await page.goto('/main/report-configuration-saveinfo');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Code' }).fill(`WALK_${Date.now()}`);
  await choose('Format', new RegExp(`^${name}`));
  await page.getByRole('combobox', { name: 'Statuses' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await press('Create report');
  await page.goto(`/main/report-configuration?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.hover();
  await row.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).click();
  await row.getByText('Completed').waitFor();
  await page.keyboard.press('Escape');
  await row.getByText(name).first().click();
  const dialog = page.getByRole('dialog', { name: `Run history of ${name}` });
  await dialog.getByRole('button', { name: 'Download' }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const bytes = await readFile(await download.path());
  await dialog.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('\ufeffLogin name');
  await dialog.getByText(String(lines.length), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.goto('/main/user-management?size=200');
  const users = page.locator('[data-page=user-management] tbody tr');
  await users.first().waitFor();
  await whenQuiet(page);
  expect(await users.count()).toBe(lines.length);
  expect(lines).toContain('owner');
  expectCalm();
});
