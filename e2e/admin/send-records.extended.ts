import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { post, sessionOf, signIn } from '../support/walk';

const { admin } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('[seed 3.30] a mailed link is recorded without its secret and cannot be resent', async () => {
  // Not a password reset: after several resets from one address a captcha is required.
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
  await page.getByText(admin('sendRecord.hidesSecret')).waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expect(await page.content()).not.toContain('token=');
  expect(
    await page.getByRole('button', { name: admin('sendRecord.action.RESEND') }).getAttribute('aria-disabled'),
  ).toBe('true');
  expectCalm();
});
