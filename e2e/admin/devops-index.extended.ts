import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { signIn, labels, type Language } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

let browser: Browser;
let product: TeamServer;
beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), openTeamServer()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function open(loginName: string, language: Language = 'en_US') {
  const watched = await openPage(browser, { url: product.url, language });
  await signIn(watched.page, language, loginName);
  return watched;
}

/** The row of a remote, with how many sessions run it. */
const rowOf = (page: Page, remote: string, sessions: number) =>
  page.getByRole('row', { name: new RegExp(`^${remote} ${sessions} `) });

describe('the census', () => {
  test('counts the sessions that are open, in both languages, and forgets those that end', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.getByRole('link', { name: 'Live sessions', exact: true }).click();
    await page.getByRole('heading', { name: 'Live sessions', exact: true }).waitFor();
    await rowOf(page, 'shell', 1).waitFor();
    await rowOf(page, 'admin', 1).waitFor();
    await rowOf(page, 'cards', 0).getByText('No open sessions').waitFor();

    const second = await open('owner', 'zh_CN');
    await second.page.goto('/main/cards-balance');
    await rowOf(page, 'shell', 2).waitFor();
    await rowOf(page, 'cards', 1)
      .getByText(/: 100%, Active$/)
      .waitFor();
    await second.page.goto('/main/devops-index');
    await second.page.getByRole('heading', { name: '运维总览', exact: true }).waitFor();
    await rowOf(second.page, 'shell', 2)
      .getByText(/：100%，线上$/)
      .waitFor();

    await second.page.getByRole('button', { name: 'Margaret Osei' }).click();
    await second.page.getByRole('menuitem', { name: labels.zh_CN.signOut }).click();
    await second.page.waitForURL('**/login**');
    await rowOf(page, 'shell', 1).waitFor();
    expectCalm();
    second.expectCalm();
    await second.context.close();
    await context.close();
  });

  test('is not shown to whoever may not see modules', async () => {
    const { page, context, expectCalm } = await open('operations');
    await page.goto('/main/devops-index');
    await page.waitForURL('**/error-401**');
    expect(await page.getByRole('link', { name: 'Live sessions', exact: true }).count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('axe finds nothing wrong in it, in both themes and languages', async () => {
    const watched = await open('devops');
    await watched.page.goto('/main/devops-index');
    await rowOf(watched.page, 'admin', 1).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });
});

describe('a canary', () => {
  /** Presses the action once what it would change is known, and waits until it is done. */
  async function confirm(page: Page, submit: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Impact' }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('As planned.');
    await dialog.getByRole('button', { name: submit }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  test('is widened and ended where it is seen', async () => {
    await product.publish('9.0.0');
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-management?id=accounts');
    const row = page.getByRole('row', { name: /^9\.0\.0 / });
    await row.hover();
    await row.getByRole('button', { name: 'Activate' }).click();
    await confirm(page, 'Activate for 10% of users');

    await page.getByRole('link', { name: 'Live sessions', exact: true }).click();
    const panel = page.getByRole('table', { name: 'Canary: accounts 9.0.0' });
    await panel.waitFor();
    await page.getByRole('button', { name: 'Increase to 25%' }).click();
    await confirm(page, 'Activate for 25% of users');
    await page.getByRole('button', { name: 'Increase to 50%' }).waitFor();
    await page.getByRole('button', { name: 'End canary' }).click();
    await confirm(page, 'End canary');
    await panel.waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });
});

// The last of this file: the server is its own, and its clock never goes back.
describe('the clock of the sandbox', () => {
  test('goes ahead and never back, says what was done because of it, and is offered to nobody else', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.getByRole('link', { name: 'Sandbox clock', exact: true }).click();
    await page.getByRole('button', { name: 'Move forward' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the clock forward' });
    await dialog.getByRole('radio', { name: 'To a date' }).check();
    await dialog.getByRole('textbox', { name: 'Date' }).fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Move forward' }).click();
    await dialog.getByText('The clock can only move forward. Choose a later date').waitFor();
    await dialog.getByRole('radio', { name: 'By days' }).check();
    await dialog.getByRole('textbox', { name: 'Number' }).fill('30');
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move forward' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('30 d 0 h', { exact: true }).waitFor();
    const actions = page.getByRole('list', { name: 'Automatic actions since then' });
    await actions
      .getByRole('listitem')
      .filter({ hasText: /^Release expired hold\d+$/ })
      .waitFor();
    expectCalm();
    await context.close();

    const other = await open('operations', 'zh_CN');
    expect(await other.page.getByRole('link', { name: '沙箱时钟', exact: true }).count()).toBe(0);
    await other.page.goto('/main/devops-clock');
    await other.page.waitForURL('**/error-401**');
    await other.context.close();
  });
});
