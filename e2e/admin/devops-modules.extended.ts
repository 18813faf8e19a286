import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

const { admin, menu } = textsOf('en_US');
const versionsTable = new RegExp(`^(${admin('module.versions')}|${textsOf('zh_CN').admin('module.versions')})$`);
const share = (percent: number) => admin('audience.share', { percent });

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

/** Signs in to the product of this suite. */
async function open(loginName: string, look: { theme?: 'light' | 'dark'; language?: 'en_US' | 'zh_CN' } = {}) {
  const watched = await openPage(browser, { url: product.url, ...look });
  await signIn(watched.page, look.language ?? 'en_US', loginName);
  return watched;
}

const versionRow = (page: Page, version: string) =>
  page
    .getByRole('table', { name: versionsTable })
    .getByRole('row', { name: new RegExp(`^${version.replaceAll('.', '\\.')} `) });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAccounts(page: Page): Promise<void> {
  await page.goto('/main/devops-module-list');
  await page.getByRole('link', { name: 'accounts', exact: true }).click();
  await versionRow(page, '9.0.0').waitFor();
}

/** Runs an action of a row, which is visible on hover. */
async function openActivation(page: Page, version: string): Promise<void> {
  await versionRow(page, version).hover();
  await versionRow(page, version)
    .getByRole('button', { name: admin('action.ACTIVATE') })
    .click();
  await dialog(page).waitFor();
}

/** Runs the action after its impact is loaded, and waits until it is done. */
async function decide(page: Page, submit: string | RegExp, why: string): Promise<void> {
  await dialog(page)
    .getByRole('region', { name: admin('impact.title') })
    .waitFor();
  await dialog(page)
    .getByRole('textbox', { name: admin('release.why') })
    .fill(why);
  await dialog(page).getByRole('button', { name: submit }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

describe('operations and the versions of a remote', () => {
  test('a canary is started, activated for everyone and rolled back', async () => {
    const { page, context, expectCalm } = await open('devops');
    await openAccounts(page);
    await versionRow(page, '9.0.0').getByText(admin('version.verified')).waitFor();
    await openActivation(page, '9.0.0');
    await dialog(page).getByRole('button', { name: '5%', exact: true }).click();
    await decide(page, admin('activate.submit', { audience: share(5) }), 'First five in a hundred.');
    await versionRow(page, '9.0.0')
      .getByText(admin('standing.canaryFor', { audience: share(5) }))
      .waitFor();
    await versionRow(page, '0.1.0')
      .getByText(admin('standing.liveShare', { percent: 95 }))
      .waitFor();

    await openActivation(page, '9.0.0');
    await dialog(page)
      .getByRole('radio', { name: admin('audience.kind.everyone') })
      .check();
    await decide(page, admin('census.step.EVERYONE'), 'It held.');
    await versionRow(page, '9.0.0').getByText(admin('standing.live'), { exact: true }).waitFor();
    await page
      .getByRole('row', { name: /It held\./ })
      .getByText('Ines Carvalho')
      .waitFor();

    await page.getByRole('button', { name: admin('action.ROLLBACK') }).click();
    await decide(page, admin('action.ROLLBACK'), 'Balances were late.');
    await versionRow(page, '9.0.0').getByText(admin('standing.retained')).waitFor();
    expectCalm();
    await context.close();
  });

  test('two versions are compared, and the address opens the same comparison', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-management?id=accounts&from=9.0.0&to=9.1.0');
    await page
      .getByText(admin('compare.same', { count: 1 }))
      .first()
      .waitFor();
    expect(await page.getByRole('combobox', { name: admin('compare.from') }).inputValue()).toBe('9.0.0');
    expectCalm();
    await context.close();
  });

  test('with a required second approver, one user requests an activation and another user decides', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-save?id=accounts');
    await page.getByRole('textbox', { name: admin('describe.nameEn') }).fill('Accounts');
    await page.getByRole('textbox', { name: admin('describe.nameZh') }).fill('账户');
    await page.getByRole('checkbox', { name: admin('describe.secondPerson') }).check();
    await page.getByRole('textbox', { name: admin('release.why') }).fill('It shows money.');
    await page.getByRole('button', { name: admin('describe.save') }).click();
    await openActivation(page, '9.1.0');
    await dialog(page).getByText(admin('activate.waits')).waitFor();
    await decide(page, admin('activate.ask'), 'Ready for ten in a hundred.');
    await page.getByText(admin('waiting.own')).waitFor();

    const second = await open('owner');
    await openAccounts(second.page);
    await second.page.getByRole('button', { name: admin('waiting.approve') }).click();
    await decide(second.page, admin('waiting.approve'), 'Seen and agreed.');
    await versionRow(second.page, '9.1.0')
      .getByText(admin('standing.canaryFor', { audience: share(10) }))
      .waitFor();
    await second.page.getByRole('button', { name: admin('action.DRAIN') }).click();
    await decide(second.page, admin('action.DRAIN'), 'Enough seen.');
    await versionRow(second.page, '9.1.0').getByText(admin('standing.published')).waitFor();
    expectCalm();
    second.expectCalm();
    await second.context.close();
    await context.close();
  });

  test('[seed 6.5] a role gets its permissions for one remote only', async () => {
    const owner = await open('owner');
    await owner.page.goto('/main/role-devops-module-saveinfo');
    await owner.page.getByRole('combobox', { name: admin('grants.role') }).click();
    await owner.page.getByRole('option', { name: /^Developer/ }).click();
    await owner.page.getByRole('checkbox', { name: `View: ${admin('grants.every')}` }).uncheck();
    await owner.page.getByRole('checkbox', { name: 'View: accounts' }).check();
    await owner.page.getByRole('textbox', { name: admin('release.why') }).fill('They look after accounts.');
    await owner.page.getByRole('button', { name: admin('grants.save', { count: 2 }) }).click();
    await owner.page.getByText(admin('grants.saved', { role: 'Developer' })).waitFor();

    const { page, context, expectCalm } = await open('developer');
    await page.getByRole('link', { name: menu('devops-module-list'), exact: true }).click();
    await page.getByRole('link', { name: 'accounts', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'cards', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'accounts', exact: true }).click();
    await versionRow(page, '9.1.0').waitFor();
    for (const name of [admin('action.ACTIVATE'), admin('action.ROLLBACK'), admin('module.describe')])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.goto('/main/devops-module-management?id=cards');
    await page.getByText(admin('module.failed')).waitFor();
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

describe('axe reports no violations', () => {
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

  test('for the permissions of a role, in both themes and languages', async () => {
    const watched = await open('owner');
    await watched.page.goto('/main/role-devops-module-saveinfo');
    await watched.page.getByRole('combobox', { name: admin('grants.role') }).click();
    await watched.page.getByRole('option', { name: /^DevOps/ }).click();
    await watched.page.getByRole('checkbox').first().waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });

  test.each(['light', 'dark'] as const)('for an activation, %s', async (theme) => {
    const { page, context } = await open('devops', { theme });
    await page.goto('/main/devops-module-management?id=accounts');
    await openActivation(page, '9.1.0');
    await dialog(page).getByRole('region').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await context.close();
  });
});
