import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { admin, dict, menu } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[seed 3.13] a format and a report are created, and the file has the rows of the list', async () => {
  const { page, expectCalm } = await openPage(browser);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const choose = async (name: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  /** New name for each attempt. */
  const name = `Walk ${Date.now()}`;
  await signIn(page, 'en_US', 'owner');
  await page.goto('/main/report-format-configuration');
  await page.getByRole('heading', { name: menu('report-format-configuration') }).waitFor();
  await page
    .getByRole('button', { name: admin('reportFormat.create') })
    .first()
    .click();
  await page.getByRole('textbox', { name: admin('report.name'), exact: true }).fill(name);
  await choose(admin('reportFormat.source'), dict('report_source', 'USERS'));
  await choose(admin('reportFormat.fileType'), admin('kit.export.csv'));
  await choose(admin('reportFormat.field'), admin('user.loginName'));
  await press(admin('reportFormat.create'));
  await page.getByRole('columnheader', { name: admin('user.loginName') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);

  await page.goto('/main/report-configuration-saveinfo');
  await page.getByRole('textbox', { name: admin('report.name'), exact: true }).fill(name);
  await page.getByRole('textbox', { name: admin('report.code') }).fill(`WALK_${Date.now()}`);
  await choose(admin('report.formatId'), new RegExp(`^${name}`));
  await page.getByRole('combobox', { name: admin('report.statuses') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await press(admin('report.create'));
  await page.goto(`/main/report-configuration?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.hover();
  await row.getByRole('button', { name: admin('report.action.RUN'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: admin('report.action.RUN'), exact: true })
    .click();
  await row.getByText(admin('report.run.SUCCEEDED')).waitFor();
  await page.keyboard.press('Escape');
  await row.getByText(name).first().click();
  const dialog = page.getByRole('dialog', { name: admin('report.runsOf', { name }) });
  await dialog.getByRole('button', { name: admin('report.download') }).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: admin('report.download') }).click(),
  ]);
  const bytes = await readFile(await download.path());
  await dialog.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor();
  const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('\ufeffLogin name');
  await dialog.getByText(String(lines.length), { exact: true }).waitFor();
  await dialog
    .getByRole('button', { name: admin('report.close') })
    .last()
    .click();
  await page.goto('/main/user-management?size=200');
  const users = page.locator('[data-page=user-management] tbody tr');
  await users.first().waitFor();
  await whenQuiet(page);
  expect(await users.count()).toBe(lines.length);
  expect(lines).toContain('owner');
  expectCalm();
});
