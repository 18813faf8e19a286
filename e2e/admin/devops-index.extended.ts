import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inEveryLook } from '../support/looks';
import { textsOf } from '../support/texts';
import { signIn, labels, type Language } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

const { admin, field, menu } = textsOf('en_US');
const chinese = textsOf('zh_CN');

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

/** Row of a remote with its number of sessions. */
const rowOf = (page: Page, remote: string, sessions: number) =>
  page.getByRole('row', { name: new RegExp(`^${remote} ${sessions} `) });

describe('the census', () => {
  test('counts the open sessions in both languages and removes ended ones', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.getByRole('link', { name: menu('devops-index'), exact: true }).click();
    await page.getByRole('heading', { name: menu('devops-index'), exact: true }).waitFor();
    await rowOf(page, 'shell', 1).waitFor();
    await rowOf(page, 'admin', 1).waitFor();
    await rowOf(page, 'cards', 0).getByText(admin('census.noSessions')).waitFor();

    const second = await open('owner', 'zh_CN');
    await second.page.goto('/main/cards-balance');
    await rowOf(page, 'shell', 2).waitFor();
    await rowOf(page, 'cards', 1)
      .getByText(`: 100%, ${admin('census.kind.LIVE')}`)
      .waitFor();
    await second.page.goto('/main/devops-index');
    await second.page.getByRole('heading', { name: chinese.menu('devops-index'), exact: true }).waitFor();
    await rowOf(second.page, 'shell', 2)
      .getByText(`：100%，${chinese.admin('census.kind.LIVE')}`)
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

  test('is hidden from a user without access to releases', async () => {
    const { page, context, expectCalm } = await open('operations');
    await page.goto('/main/devops-index');
    await page.waitForURL('**/error-401**');
    expect(await page.getByRole('link', { name: menu('devops-index'), exact: true }).count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('passes axe in both themes and languages', async () => {
    const watched = await open('devops');
    await watched.page.goto('/main/devops-index');
    await rowOf(watched.page, 'admin', 1).waitFor();
    expect(await inEveryLook(watched)).toEqual([]);
    await watched.context.close();
  });
});

describe('a canary', () => {
  /** Runs the action after its impact is loaded, and waits until it is done. */
  async function confirm(page: Page, submit: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: admin('impact.title') }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: admin('release.why') }).fill('As planned.');
    await dialog.getByRole('button', { name: submit }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  test('is increased and ended from the census', async () => {
    await product.publish('9.0.0');
    const { page, context, expectCalm } = await open('devops');
    await page.goto('/main/devops-module-management?id=accounts');
    const row = page.getByRole('row', { name: /^9\.0\.0 / });
    await row.hover();
    await row.getByRole('button', { name: admin('action.ACTIVATE') }).click();
    await confirm(page, admin('activate.submit', { audience: admin('audience.share', { percent: 10 }) }));

    await page.getByRole('link', { name: menu('devops-index'), exact: true }).click();
    const panel = page.getByRole('table', { name: admin('census.canary', { remote: 'accounts', version: '9.0.0' }) });
    await panel.waitFor();
    await page.getByRole('button', { name: admin('census.step.NEXT', { percent: 25 }) }).click();
    await confirm(page, admin('activate.submit', { audience: admin('audience.share', { percent: 25 }) }));
    await page.getByRole('button', { name: admin('census.step.NEXT', { percent: 50 }) }).waitFor();
    await page.getByRole('button', { name: admin('census.step.END') }).click();
    await confirm(page, admin('census.step.END'));
    await panel.waitFor({ state: 'detached' });
    expectCalm();
    await context.close();
  });
});

// The last suite of this file: it uses the server of the file, whose clock cannot move back.
describe('the clock of the sandbox', () => {
  test('moves forward only, lists the automatic actions, and is hidden from other users', async () => {
    const { page, context, expectCalm } = await open('devops');
    await page.getByRole('link', { name: menu('devops-clock'), exact: true }).click();
    await page.getByRole('button', { name: admin('clock.move') }).click();
    const dialog = page.getByRole('dialog', { name: admin('clock.title.move') });
    await dialog.getByRole('radio', { name: admin('clock.step.DATE') }).check();
    await dialog.getByRole('textbox', { name: admin('clock.day') }).fill('2020-01-01');
    await dialog.getByRole('button', { name: admin('clock.move') }).click();
    await dialog.getByText(field('CLOCK_BACK')).waitFor();
    await dialog.getByRole('radio', { name: admin('clock.step.DAYS') }).check();
    await dialog.getByRole('textbox', { name: admin('clock.count') }).fill('30');
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: admin('clock.move') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(admin('clock.aheadBy', { days: 30, hours: 0 }), { exact: true }).waitFor();
    const actions = page.getByRole('list', { name: admin('clock.ran') });
    await actions
      .getByRole('listitem')
      .filter({ hasText: /^Release expired hold\d+$/ })
      .waitFor();
    expectCalm();
    await context.close();

    const other = await open('operations', 'zh_CN');
    expect(await other.page.getByRole('link', { name: chinese.menu('devops-clock'), exact: true }).count()).toBe(0);
    await other.page.goto('/main/devops-clock');
    await other.page.waitForURL('**/error-401**');
    await other.context.close();
  });
});
