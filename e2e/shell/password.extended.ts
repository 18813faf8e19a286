import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { mailbox } from '../support/mailbox';
import { demoPassword, post, sessionOf } from '../support/walk';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

/** The newest address of this page among the mails that were not sent. */
async function mailedAddress(name: string): Promise<string> {
  const [address] = new RegExp(`/${name}\\?token=[\\w-]+`).exec(await mailbox()) ?? [];
  if (!address) throw new Error(`No mail leads to /${name}.`);
  return address;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

describe('pages without sign-in', () => {
  test('[seed 5.1, 7.8, 7.9] a forgotten password is reset by a mailed link, under the rules of a password', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await field(page, 'Account or e-mail').fill('support');
    await page.getByRole('button', { name: 'E-mail me a link' }).click();
    await page.locator('[data-page=sendEmailSuccess][data-remote^="shell@"]').waitFor();

    await page.goto(await mailedAddress('resetPassword'));
    await field(page, 'New password').fill('short');
    await field(page, 'Confirm password').fill('other');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Use 8 to 16 characters with upper case, lower case and a special character').waitFor();
    await page.getByText('The password entered are different, please try again.', { exact: true }).waitFor();
    expect(await field(page, 'New password').evaluate((input) => input === document.activeElement)).toBe(true);

    await field(page, 'New password').fill('Vcc#Fresh7');
    await field(page, 'Confirm password').fill('Vcc#Fresh7');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password set. Sign in with your new password.').waitFor();
    await page.goto('/login');
    await field(page, 'Account').fill('support');
    await field(page, 'Password').fill('Vcc#Fresh7');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/**');
    expectCalm();
    // Other tests sign in by the password that the demo gave.
    const back = {
      loginName: 'support',
      oldPassword: 'Vcc#Fresh7',
      password: demoPassword,
      confirmPassword: demoPassword,
    };
    expect(await post('/public/password/update', back)).toMatchObject({ code: 200 });
    await context.close();
  });

  test.each(['finance.checker', 'nobody-at-all'])(
    '[seed 9.9] %s asks again within 5 minutes and is told to wait, known or not',
    async (account) => {
      const { page, context, expectCalm } = await openPage(browser);
      await page.goto('/forgotpassword');
      await field(page, 'Account or e-mail').fill(account);
      await page.getByRole('button', { name: 'E-mail me a link' }).click();
      await page.waitForURL('**/sendEmailSuccess');
      await page.getByText('You can request another link in 5 min.').waitFor();
      await page.goto('/forgotpassword');
      await field(page, 'Account or e-mail').fill(account);
      await page.getByRole('button', { name: 'E-mail me a link' }).click();
      expect(await page.getByRole('alert').innerText()).toBe('Too many attempts, try again later Try again in 5 min');
      expectCalm();
      await context.close();
    },
  );

  test('somebody new sets a password at the first sign-in, and comes in with it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    await field(page, 'Account').fill('newcomer');
    await field(page, 'Password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('[data-page=firstTimeLogin]').waitFor();
    await page.getByText('For the account newcomer').waitFor();
    await field(page, 'New password').fill('Vcc#Fresh8');
    await field(page, 'Confirm password').fill('Vcc#Fresh8');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password set. Sign in with your new password.').waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await field(page, 'Account').fill('newcomer');
    await field(page, 'Password').fill('Vcc#Fresh8');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/**');
    expectCalm();
    await context.close();
  });

  test('[seed 1.10] an invited wallet user chooses a name and a password by the mailed link, and comes in', async () => {
    const session = await sessionOf('merchant.owner');
    const wallets = await post('/wallet/list', { filter: { status: ['ACTIVE'] } }, session);
    const { list } = wallets.data as { list: { id: string; name: string }[] };
    const [wallet] = list;
    const invitation = { walletId: wallet?.id, email: 'ana@holders.example' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await post('/walletUser/invite', invitation, { ...session, ...key })).toMatchObject({ code: 200 });
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto(await mailedAddress('walletUserInvite'));
    await page.getByText('For the account ana@holders.example').waitFor();
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Cannot be empty').waitFor();
    await field(page, 'Your name').fill('Ana Silva');
    await field(page, 'New password').fill('Vcc#Wallet1');
    await field(page, 'Confirm password').fill('Vcc#Wallet1');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password set. Sign in with your new password.').waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await field(page, 'Account').fill('ana@holders.example');
    await field(page, 'Password').fill('Vcc#Wallet1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/card-wallet');
    await page.getByRole('button', { name: 'Ana Silva' }).waitFor();
    // Their wallet, and no other of the company; nothing to change it with, and no way to its accounts.
    const rows = page.locator('[data-page=card-wallet]').getByRole('row');
    await rows.filter({ hasText: wallet?.name ?? '' }).waitFor();
    expect(await rows.count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Create wallet' }).count()).toBe(0);
    await page.getByRole('link', { name: wallet?.name ?? '', exact: true }).click();
    const view = page.locator('[data-page=card-wallet-view]');
    await view.getByRole('heading', { name: wallet?.name ?? '' }).waitFor();
    expect(await view.getByRole('button', { name: 'Invite user' }).count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('[seed 4.21, 5.5] registration asks for every field, and its mailed link hands it in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/register');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    // Username, phone, e-mail, and the terms; the passwords say their rule.
    expect(await page.getByText('Cannot be empty').count()).toBeGreaterThanOrEqual(4);
    await field(page, 'Username').fill('lantern');
    await page.getByRole('combobox', { name: 'Country code' }).click();
    await page.keyboard.type('+65');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Phone' }).fill('81234567');
    await field(page, 'E-mail').fill('not an address');
    await field(page, 'Password').fill(demoPassword);
    await field(page, 'Confirm password').fill(demoPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('Must be an e-mail address').waitFor();
    await field(page, 'E-mail').fill('lantern@example.test');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.waitForURL('**/sendEmailSuccess**');
    await page.goto(await mailedAddress('registerResult'));
    await page.getByText('Your registration is submitted and pending review.').waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 2.2] each public page opens without sign-in and says which page it is, in Chinese too', async () => {
    const { page, context, expectCalm } = await openPage(browser, { language: 'zh_CN', theme: 'dark' });
    const pages = ['resetPassword', 'firstTimeLogin', 'walletUserInvite', 'vaildatecode', 'registerResult'];
    for (const name of [...pages, 'masterServiceAgreement', 'privacyPolicy', 'sendEmailSuccess', 'register']) {
      await page.goto(`/${name}`);
      await page.locator(`[data-page=${name}][data-remote^="shell@"]`).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/\p{Script=Han}/u);
    }
    expectCalm();
    await context.close();
  });
});
