import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { signIn } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

let browser: Browser;
let product: TeamServer;
beforeAll(async () => {
  product = await openTeamServer();
  await product.publish('9.0.0');
  await product.publish('9.1.0');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Signed in to the product of this suite, in a document that must stay the same. */
async function open(loginName: string, look: { theme?: 'light' | 'dark'; language?: 'en_US' | 'zh_CN' } = {}) {
  const watched = await openPage(browser, { url: product.url, ...look });
  await signIn(watched.page, look.language ?? 'en_US', loginName);
  return watched;
}

const versionRow = (page: Page, version: string) =>
  page
    .getByRole('table', { name: /^(Versions|版本)$/ })
    .getByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')} `) });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAccounts(page: Page): Promise<void> {
  await page.goto('/main/devops-module-list');
  await page.getByRole('link', { name: 'accounts', exact: true }).click();
  await versionRow(page, '9.0.0').waitFor();
}

/** The actions of a row can be pressed while the pointer is over it. */
async function openActivation(page: Page, version: string): Promise<void> {
  await versionRow(page, version).hover();
  await versionRow(page, version).getByRole('button', { name: 'Activate' }).click();
  await dialog(page).waitFor();
}

/** Presses the action once what it would change is known, and waits until it is done. */
async function decide(page: Page, submit: string | RegExp, why: string): Promise<void> {
  await dialog(page).getByRole('region', { name: 'Impact' }).waitFor();
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill(why);
  await dialog(page).getByRole('button', { name: submit }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('operations and the versions of a module', () => {
  test('a canary is given, widened to everyone and rolled back', async () => {
    const { page, context, expectCalm } = await open('devops');
    await openAccounts(page);
    await versionRow(page, '9.0.0').getByText('Verified').waitFor();
    await openActivation(page, '9.0.0');
    await dialog(page).getByRole('button', { name: '5%', exact: true }).click();
    await decide(page, 'Activate for 5% of users', 'First five in a hundred.');
    await versionRow(page, '9.0.0').getByText('Canary: 5% of users').waitFor();
    await versionRow(page, '0.1.0').getByText('Active 95%').waitFor();

    await openActivation(page, '9.0.0');
    await dialog(page).getByRole('radio', { name: 'Everyone' }).check();
    await decide(page, 'Activate for everyone', 'It held.');
    await versionRow(page, '9.0.0').getByText('Active', { exact: true }).waitFor();
    await page
      .getByRole('row', { name: /It held\./ })
      .getByText('Ines Carvalho')
      .waitFor();

    await page.getByRole('button', { name: 'Roll back' }).click();
    await decide(page, 'Roll back', 'Balances were late.');
    await versionRow(page, '9.0.0').getByText('Available for rollback').waitFor();
    expectCalm();
    await context.close();
  });

  test('two versions are compared, and the address opens the same comparison', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-management?id=accounts&from=9.0.0&to=9.1.0');
    await page.getByText('1 unchanged').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'From version' }).inputValue()).toBe('9.0.0');
    expectCalm();
    await context.close();
  });

  test('an activation that needs a second approver is decided by a user other than the requester', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-save?id=accounts');
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Accounts');
    await page.getByRole('textbox', { name: 'Name in Chinese' }).fill('账户');
    await page.getByRole('checkbox', { name: 'Require approval from a second approver for every activation' }).check();
    await page.getByRole('textbox', { name: 'Reason' }).fill('It shows money.');
    await page.getByRole('button', { name: 'Save module' }).click();
    await openActivation(page, '9.1.0');
    await dialog(page).getByText('Takes effect after approval by a second approver.').waitFor();
    await decide(page, 'Request activation', 'Ready for ten in a hundred.');
    await page.getByText('Needs approval from someone else').waitFor();

    const second = await open('owner');
    await openAccounts(second.page);
    await second.page.getByRole('button', { name: 'Approve and activate' }).click();
    await decide(second.page, 'Approve and activate', 'Seen and agreed.');
    await versionRow(second.page, '9.1.0').getByText('Canary: 10% of users').waitFor();
    await second.page.getByRole('button', { name: 'End canary' }).click();
    await decide(second.page, 'End canary', 'Enough seen.');
    await versionRow(second.page, '9.1.0').getByText('Published').waitFor();
    expectCalm();
    second.expectCalm();
    await second.context.close();
    await context.close();
  });

  test('[seed 6.5] a role gets what it was given for one module, and nothing of another', async () => {
    const owner = await open('owner');
    await owner.page.goto('/main/role-devops-module-saveinfo');
    await owner.page.getByRole('combobox', { name: 'Role' }).click();
    await owner.page.getByRole('option', { name: /^Developer/ }).click();
    await owner.page.getByRole('checkbox', { name: 'View: All modules' }).uncheck();
    await owner.page.getByRole('checkbox', { name: 'View: accounts' }).check();
    await owner.page.getByRole('textbox', { name: 'Reason' }).fill('They look after accounts.');
    await owner.page.getByRole('button', { name: 'Save 2 changes' }).click();
    await owner.page.getByText('Permissions of Developer saved').waitFor();

    const { page, context, expectCalm } = await open('developer');
    await page.getByRole('link', { name: 'Releases', exact: true }).click();
    await page.getByRole('link', { name: 'accounts', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'cards', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'accounts', exact: true }).click();
    await versionRow(page, '9.1.0').waitFor();
    for (const name of ['Activate', 'Roll back', 'Edit module'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.goto('/main/devops-module-management?id=cards');
    await page.getByText("The module couldn't be loaded.").waitFor();
    await page.goto('/main/role-devops-module-saveinfo');
    await page.waitForURL('**/error-401**');
    const headers = await product.as('developer');
    const request = { remote: 'accounts', why: 'Behind the page.', onNumber: 1 };
    expect(await product.call('/devopsRelease/rollback', request, headers)).toMatchObject({ code: 1403 });
    expectCalm();
    owner.expectCalm();
    await owner.context.close();
    await context.close();
  });
});

describe('axe finds nothing wrong', () => {
  test.each([
    ['devops-module-list', 'a[href*="id=accounts"]'],
    ['devops-module-management?id=accounts', '[data-sign]'],
    ['devops-module-save?id=accounts', 'input[type=checkbox]'],
  ])('with /main/%s, in both themes and languages', async (address, sign) => {
    const watched = await open('devops');
    await watched.page.goto(`/main/${address}`);
    await watched.page.locator(sign).first().waitFor();
    await whenQuiet(watched.page);
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test('with the grants of a role, in both themes and languages', async () => {
    const watched = await open('owner');
    await watched.page.goto('/main/role-devops-module-saveinfo');
    await watched.page.getByRole('combobox', { name: 'Role' }).click();
    await watched.page.getByRole('option', { name: /^DevOps/ }).click();
    await watched.page.getByRole('checkbox').first().waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test.each(['light', 'dark'] as const)('with an activation, %s', async (theme) => {
    const { page, context } = await open('devops', { theme });
    await page.goto('/main/devops-module-management?id=accounts');
    await openActivation(page, '9.1.0');
    await dialog(page).getByRole('region').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await context.close();
  });
});
