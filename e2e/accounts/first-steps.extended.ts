import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { openOwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { accounts, admin, dict } = textsOf('zh_CN');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const list = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: accounts('first.title') }) });
const step = (page: Page, text: string) => list(page).getByRole('listitem').filter({ hasText: text });

/** Opens the page of a step, completes the step and goes back in the history. */
async function follow(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  await step(page, text).getByRole('link').click();
  await act();
  await page.goBack();
  await step(page, text).getByText(accounts('first.isDone')).waitFor();
  expect(await step(page, text).getByRole('link').count()).toBe(0);
}

async function addEndpoint(page: Page): Promise<void> {
  // The empty state explains how to add the first endpoint.
  await page.getByText(admin('webhook.noneText')).waitFor();
  await page.getByRole('button', { name: admin('webhook.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: admin('webhook.url') }).fill('https://hooks.example/events');
  await dialog.getByRole('combobox', { name: admin('webhook.events') }).click();
  await page.getByRole('option', { name: dict('webhook_event', 'card.frozen'), exact: true }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: admin('webhook.create') }).click();
  await page.getByRole('button', { name: admin('webhook.secretStored') }).click();
}

test('a new owner sees first steps, which are checked off when done and disappear when dismissed', async () => {
  // A new owner for each attempt, because completed steps stay completed.
  const product = await openOwnServer();
  // The checklist is for companies without colleagues, and the demo has some.
  await product.sql(`
    update app_user set deleted_at = now() where account_type = 'WHITELABEL' and login_name <> 'owner.zh'
      and company_id = (select company_id from app_user where login_name = 'owner.zh')`);
  const { page, context, expectCalm } = await openPage(browser, { url: product.url, language: 'zh_CN' });
  try {
    await signIn(page, 'zh_CN', 'owner.zh');
    await list(page)
      .getByText(accounts('first.count', { complete: 2, count: 5 }))
      .waitFor();
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

    await follow(page, accounts('first.step.WEBHOOK'), () => addEndpoint(page));
    await list(page)
      .getByText(accounts('first.count', { complete: 3, count: 5 }))
      .waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);

    await list(page)
      .getByRole('button', { name: accounts('first.dismiss') })
      .click();
    await list(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: accounts('spend.title') }).waitFor();
    await whenQuiet(page);
    expect(await list(page).count()).toBe(0);
    expectCalm();
  } finally {
    await context.close();
    await product.stop();
  }
});
