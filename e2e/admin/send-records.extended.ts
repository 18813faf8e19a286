import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { post, sessionOf, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[seed 3.30] a mailed link is in its record without its secret, and is not sent again', async () => {
  // Not a reset of a password: after some of them from here a puzzle comes first.
  const session = { ...(await sessionOf()), 'idempotency-key': crypto.randomUUID() };
  const wallets = await post('/wallet/list', { filter: { status: ['ACTIVE'] } }, session);
  const walletId = (wallets.data as { list: { id: string }[] }).list[0]?.id ?? '';
  const email = `guest${Date.now() % 1_000_000}@holders.example`;
  expect(await post('/walletUser/invite', { walletId, email }, session)).toMatchObject({ code: 200 });
  const { page, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'owner');
  await page.goto(`/main/send-record?q=${email}`);
  const row = page.getByRole('row', { name: /You've been invited to a wallet/ }).first();
  await row.waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  await row.click();
  await page.getByRole('heading', { name: "You've been invited to a wallet" }).waitFor();
  await page.getByText('The link or code in this e-mail is hidden.').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.content()).not.toContain('token=');
  expect(await page.getByRole('button', { name: /Resend/ }).getAttribute('aria-disabled')).toBe('true');
  expectCalm();
});
