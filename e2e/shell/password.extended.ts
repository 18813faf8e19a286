import { codes, messageOf as messageOfCode } from '@console/contracts';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { mailbox } from '../support/mailbox';
import { textsOf } from '../support/texts';
import { demoPassword, post, sessionOf } from '../support/walk';

const { cards, shell } = textsOf('en_US');

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

/** Address of this page in the newest mail with a link to it. */
async function mailedAddress(name: string): Promise<string> {
  const [address] = new RegExp(`/${name}\\?token=[\\w-]+`).exec(await mailbox()) ?? [];
  if (!address) throw new Error(`No mail leads to /${name}.`);
  return address;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

describe('pages without sign-in', () => {
  test('[seed 5.1, 7.8, 7.9] a forgotten password is reset by a mailed link, and the rules of passwords apply', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    await page.getByRole('link', { name: shell('sign-in.forgot') }).click();
    await field(page, shell('password.forgot.account')).fill('support');
    await page.getByRole('button', { name: shell('password.forgot.link') }).click();
    await page.locator('[data-page=sendEmailSuccess][data-remote^="shell@"]').waitFor();

    await page.goto(await mailedAddress('resetPassword'));
    await field(page, shell('password.new')).fill('short');
    await field(page, shell('password.confirm')).fill('other');
    await page.getByRole('button', { name: shell('password.submit') }).click();
    await page.getByText('Use 8 to 16 characters with upper case, lower case and a special character').waitFor();
    await page.getByText('The password entered are different, please try again.', { exact: true }).waitFor();
    expect(await field(page, shell('password.new')).evaluate((input) => input === document.activeElement)).toBe(true);

    await field(page, shell('password.new')).fill('Vcc#Fresh7');
    await field(page, shell('password.confirm')).fill('Vcc#Fresh7');
    await page.getByRole('button', { name: shell('password.submit') }).click();
    await page.getByText(shell('password.done')).waitFor();
    await page.goto('/login');
    await field(page, shell('sign-in.account')).fill('support');
    await field(page, shell('sign-in.password')).fill('Vcc#Fresh7');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/**');
    expectCalm();
    // Other tests sign in with the password of the demo.
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
    '[seed 9.9] a second request for %s within 5 minutes is refused, whether the account exists or not',
    async (account) => {
      const { page, context, expectCalm } = await openPage(browser);
      await page.goto('/forgotpassword');
      await field(page, shell('password.forgot.account')).fill(account);
      await page.getByRole('button', { name: shell('password.forgot.link') }).click();
      await page.waitForURL('**/sendEmailSuccess');
      await page.getByText(shell('password.wait', { minutes: 5 })).waitFor();
      await page.goto('/forgotpassword');
      await field(page, shell('password.forgot.account')).fill(account);
      await page.getByRole('button', { name: shell('password.forgot.link') }).click();
      expect(await page.getByRole('alert').innerText()).toBe(
        `${messageOfCode(codes.tooMany, 'en_US')} ${shell('public.retry-after', { minutes: 5 })}`,
      );
      expectCalm();
      await context.close();
    },
  );

  test('a new user sets a password at the first sign-in, and signs in with it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/login');
    await field(page, shell('sign-in.account')).fill('newcomer');
    await field(page, shell('sign-in.password')).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('[data-page=firstTimeLogin]').waitFor();
    await page.getByText(shell('password.for', { loginName: 'newcomer' })).waitFor();
    await field(page, shell('password.new')).fill('Vcc#Fresh8');
    await field(page, shell('password.confirm')).fill('Vcc#Fresh8');
    await page.getByRole('button', { name: shell('password.submit') }).click();
    await page.getByText(shell('password.done')).waitFor();
    await page.getByRole('link', { name: shell('public.to-sign-in') }).click();
    await field(page, shell('sign-in.account')).fill('newcomer');
    await field(page, shell('sign-in.password')).fill('Vcc#Fresh8');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/**');
    expectCalm();
    await context.close();
  });

  test('[seed 1.10] an invited wallet user sets a name and a password by the mailed link, and signs in', async () => {
    const session = await sessionOf('merchant.owner');
    const wallets = await post('/wallet/list', { filter: { status: ['ACTIVE'] } }, session);
    const { list } = wallets.data as { list: { id: string; name: string }[] };
    const [wallet] = list;
    const invitation = { walletId: wallet?.id, email: 'ana@holders.example' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await post('/walletUser/invite', invitation, { ...session, ...key })).toMatchObject({ code: 200 });
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto(await mailedAddress('walletUserInvite'));
    await page.getByText(shell('password.for', { loginName: 'ana@holders.example' })).waitFor();
    await page.getByRole('button', { name: shell('password.submit') }).click();
    await page.getByText('Cannot be empty').waitFor();
    await field(page, shell('password.nickname')).fill('Ana Silva');
    await field(page, shell('password.new')).fill('Vcc#Wallet1');
    await field(page, shell('password.confirm')).fill('Vcc#Wallet1');
    await page.getByRole('button', { name: shell('password.submit') }).click();
    await page.getByText(shell('password.done')).waitFor();
    await page.getByRole('link', { name: shell('public.to-sign-in') }).click();
    await field(page, shell('sign-in.account')).fill('ana@holders.example');
    await field(page, shell('sign-in.password')).fill('Vcc#Wallet1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/card-wallet');
    await page.getByRole('button', { name: 'Ana Silva' }).waitFor();
    // Only their own wallet, without actions to change it and without its accounts.
    const rows = page.locator('[data-page=card-wallet]').getByRole('row');
    await rows.filter({ hasText: wallet?.name ?? '' }).waitFor();
    expect(await rows.count()).toBe(2);
    expect(await page.getByRole('button', { name: cards('wallet.create') }).count()).toBe(0);
    await page.getByRole('link', { name: wallet?.name ?? '', exact: true }).click();
    const view = page.locator('[data-page=card-wallet-view]');
    await view.getByRole('heading', { name: wallet?.name ?? '' }).waitFor();
    expect(await view.getByRole('button', { name: cards('walletUser.invite') }).count()).toBe(0);
    expectCalm();
    await context.close();
  });

  test('[seed 4.21, 5.5] registration requires every field, and its mailed link submits it', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await page.goto('/register');
    await page.getByRole('button', { name: shell('register.submit'), exact: true }).click();
    // Username, phone, e-mail and terms; passwords show their rules instead.
    expect(await page.getByText('Cannot be empty').count()).toBeGreaterThanOrEqual(4);
    await field(page, shell('register.username')).fill('lantern');
    await page.getByRole('combobox', { name: shell('register.area') }).click();
    await page.keyboard.type('+65');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: shell('register.phone') }).fill('81234567');
    await field(page, shell('register.email')).fill('not an address');
    await field(page, shell('register.password')).fill(demoPassword);
    await field(page, shell('password.confirm')).fill(demoPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: shell('register.submit'), exact: true }).click();
    await page.getByText('Must be an e-mail address').waitFor();
    await field(page, shell('register.email')).fill('lantern@example.test');
    await page.getByRole('button', { name: shell('register.submit'), exact: true }).click();
    await page.waitForURL('**/sendEmailSuccess**');
    await page.goto(await mailedAddress('registerResult'));
    await page.getByText(shell('registered.state.SUBMITTED', { email: 'lantern@example.test' })).waitFor();
    expectCalm();
    await context.close();
  });

  test('[seed 2.2] each public page opens without sign-in and has a Chinese title', async () => {
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
