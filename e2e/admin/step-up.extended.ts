import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { advanceClock } from '../support/clock';
import { textsOf } from '../support/texts';
import { demoPassword, signIn } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

const { admin, field, shell } = textsOf('en_US');
const fivePercent = admin('audience.share', { percent: 5 });

let browser: Browser;
let product: TeamServer;
beforeAll(async () => {
  product = await openTeamServer();
  await product.publish('9.0.0');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const question = (page: Page) => page.getByRole('dialog', { name: shell('step-up.title') });

/** Fills in an activation after the sign-in is too old for it. */
async function openActivation(page: Page): Promise<Locator> {
  await page.goto('/main/devops-module-management?id=accounts');
  const version = page.getByRole('table', { name: admin('module.versions') }).getByRole('row', { name: /^9\.0\.0 / });
  await version.hover();
  await version.getByRole('button', { name: admin('action.ACTIVATE') }).click();
  const activation = page.getByRole('dialog', { name: /9\.0\.0/ });
  await activation.getByRole('button', { name: '5%', exact: true }).click();
  await activation.getByRole('textbox', { name: admin('release.why') }).fill('First five in a hundred.');
  await activation.getByRole('region', { name: admin('impact.title') }).waitFor();
  await advanceClock(product.url, 301);
  return activation;
}

test('after an older sign-in a user confirms the identity once, and the activation keeps its input', async () => {
  const { page, context, expectCalm } = await openPage(browser, { url: product.url });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  const activate = activation.getByRole('button', { name: admin('activate.submit', { audience: fivePercent }) });
  await activate.click();
  await question(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');

  await page.keyboard.press('Enter');
  await question(page).getByText(field('REQUIRED')).waitFor();
  await page.keyboard.type('Wrong#Pass1');
  await page.keyboard.press('Enter');
  await question(page).getByText(field('WRONG_PASSWORD')).waitFor();

  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await activation.getByText(shell('step-up.title')).waitFor();
  expect(await activation.getByRole('textbox', { name: admin('release.why') }).inputValue()).toBe(
    'First five in a hundred.',
  );

  await activate.click();
  await question(page).getByLabel(shell('step-up.password')).fill(demoPassword);
  await question(page)
    .getByRole('button', { name: shell('step-up.confirm') })
    .click();
  await activation.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /^9\.0\.0 / })
    .getByText(admin('standing.canaryFor', { audience: fivePercent }))
    .waitFor();
  expectCalm();
  await context.close();
});

test('five wrong passwords end the session, and sign-in shows the reason', async () => {
  // Wrong passwords of other tests and attempts count for 30 minutes, in all sessions of the user.
  await advanceClock(product.url, 31 * 60);
  const { page, context } = await openPage(browser, { url: product.url });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  await activation.getByRole('button', { name: admin.pattern('activate.submit') }).click();
  const password = question(page).getByLabel(shell('step-up.password'));
  for (let count = 1; count <= 5; count += 1) {
    await password.fill(`Wrong#Pass${count}`);
    const answered = page.waitForResponse('**/admin/session/stepUp');
    await question(page)
      .getByRole('button', { name: shell('step-up.confirm') })
      .click();
    await answered;
    if (count < 5) await question(page).getByText(field('WRONG_PASSWORD')).waitFor();
  }
  await page.getByText('You were signed out after too many incorrect passwords or codes. Sign in again').waitFor();
  await context.close();
});

test.each(['light', 'dark'] as const)('the confirmation dialog passes axe, %s', async (theme) => {
  const { page, context } = await openPage(browser, { url: product.url, theme });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  await activation.getByRole('button', { name: admin.pattern('activate.submit') }).click();
  await question(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await context.close();
});
