import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { advanceClock } from '../support/clock';
import { demoPassword, signIn } from '../support/walk';
import { openTeamServer, type TeamServer } from './team-server';

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

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm your identity' });

/** A reason stands in the activation, and the sign-in is longer ago than it may be. */
async function openActivation(page: Page): Promise<Locator> {
  await page.goto('/main/devops-module-management?id=accounts');
  const version = page.getByRole('table', { name: 'Versions' }).getByRole('row', { name: /^9\.0\.0 / });
  await version.hover();
  await version.getByRole('button', { name: 'Activate' }).click();
  const activation = page.getByRole('dialog', { name: /9\.0\.0/ });
  await activation.getByRole('button', { name: '5%', exact: true }).click();
  await activation.getByRole('textbox', { name: 'Reason' }).fill('First five in a hundred.');
  await activation.getByRole('region', { name: 'Impact' }).waitFor();
  await advanceClock(product.url, 301);
  return activation;
}

test('who signed in a while ago confirms once and the activation goes on with what stands in it', async () => {
  const { page, context, expectCalm } = await openPage(browser, { url: product.url });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  const activate = activation.getByRole('button', { name: 'Activate for 5% of users' });
  await activate.click();
  await question(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');

  await page.keyboard.press('Enter');
  await question(page).getByText('Cannot be empty').waitFor();
  await page.keyboard.type('Wrong#Pass1');
  await page.keyboard.press('Enter');
  await question(page).getByText('Incorrect password').waitFor();

  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await activation.getByText('Confirm your identity').waitFor();
  expect(await activation.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('First five in a hundred.');

  await activate.click();
  await question(page).getByLabel('Your password').fill(demoPassword);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await activation.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /^9\.0\.0 / })
    .getByText('Canary: 5% of users')
    .waitFor();
  expectCalm();
  await context.close();
});

test('five wrong passwords end the session, and sign-in shows the reason', async () => {
  // Wrong passwords of other tests and attempts count for half an hour, in all sessions of the user.
  await advanceClock(product.url, 31 * 60);
  const { page, context } = await openPage(browser, { url: product.url });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  await activation.getByRole('button', { name: /^Activate for/ }).click();
  const password = question(page).getByLabel('Your password');
  for (let count = 1; count <= 5; count += 1) {
    await password.fill(`Wrong#Pass${count}`);
    const answered = page.waitForResponse('**/admin/session/stepUp');
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await answered;
    if (count < 5) await question(page).getByText('Incorrect password').waitFor();
  }
  await page.getByText('You were signed out after too many incorrect passwords or codes. Sign in again').waitFor();
  await context.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing wrong with the question, %s', async (theme) => {
  const { page, context } = await openPage(browser, { url: product.url, theme });
  await signIn(page, 'en_US', 'devops');
  const activation = await openActivation(page);
  await activation.getByRole('button', { name: /^Activate for/ }).click();
  await question(page).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await context.close();
});
