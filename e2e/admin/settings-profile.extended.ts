import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { codeOf } from '../support/totp';
import { demoPassword, post, signIn, sessionOf, labels } from '../support/walk';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

const fresh = 'Fresh#Pass9';
/** One pixel. */
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const dialog = (page: Page) => page.getByRole('dialog');

async function openProfile(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: nickname }).click();
  await page.getByRole('menuitem', { name: 'Profile and security' }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
}

async function fillSignIn(page: Page, loginName: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Account').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Password, key and first code; answers the key once the recovery codes are shown. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await dialog(page).getByLabel('Your password').fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  const key = await dialog(page).locator('code').innerText();
  // The step before this one, so that a code is left for the sign-in that follows.
  await dialog(page).getByLabel('Verification code').fill(codeOf(key, -1));
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await dialog(page).getByRole('heading', { name: 'Recovery codes' }).waitFor();
  return key;
}

describe('a user and their own settings', () => {
  test('[seed 3.2] a new picture, name, language and first page show at once and at the next sign-in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'finance.maker');
    await openProfile(page, 'Priya Raman');
    const chosen = page.locator('input[type=file]');
    await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="1"/>') });
    await page.getByText("This file type isn't supported").waitFor();
    await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') });
    const picture = page.getByRole('banner').locator('img[src^="/pictures/"]');
    await picture.waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Priya R.');
    await page.getByRole('combobox', { name: 'Start page' }).click();
    await page.getByRole('option', { name: 'Cards', exact: true }).click();
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: '简体中文' }).click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('heading', { name: '个人设置' }).waitFor();
    await page.getByRole('button', { name: 'Priya R.' }).click();
    await page.getByRole('menuitem', { name: labels.zh_CN.signOut }).click();
    await page.waitForURL('**/login');
    await signIn(page, 'zh_CN', 'finance.maker');
    await page.locator('[data-page=cards-balance]').waitFor();
    await picture.waitFor();
    expectCalm();
    await context.close();
    const session = await sessionOf('finance.maker');
    expect(await post('/profile/picture', { fileId: null }, session)).toMatchObject({ code: 200 });
    const { data } = await post('/profile/query', {}, session);
    const { version } = data as { version: number };
    const before = { nickname: 'Priya Raman', language: 'en_US', timezone: 'Asia/Singapore', landingPage: 'index' };
    expect(await post('/profile/update', { version, ...before }, session)).toMatchObject({ code: 200 });
  });

  test('[seed 5.1] the password is changed by the old one, a wrong one says so, and every session ends', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'auditor');
    const elsewhere = await sessionOf('auditor');
    await openProfile(page, 'Henrik Dahl');
    await page.getByRole('button', { name: 'Change password' }).click();
    const current = dialog(page).getByLabel('Current password');
    await current.waitFor();
    expect(await current.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog(page).getByText('Cannot be empty').count()).toBe(0);
    const type = async (old: string, next: string, confirm: string) => {
      await dialog(page).getByLabel('Current password').fill(old);
      await dialog(page).getByLabel('New password').fill(next);
      await dialog(page).getByLabel('Confirm password').fill(confirm);
      await dialog(page).getByRole('button', { name: 'Change password and sign out' }).click();
    };
    await type(demoPassword, demoPassword, 'other');
    await dialog(page).getByText('The new password must differ from the old one').waitFor();
    await dialog(page).getByText('The password entered are different, please try again.').waitFor();
    await type('wrong', fresh, fresh);
    await dialog(page).getByText('Incorrect password').waitFor();
    await type(demoPassword, fresh, fresh);
    await page.waitForURL('**/login');
    await page.getByText('Password changed. Sign in with your new password.').waitFor();
    expect(await post('/menu/query', {}, elsewhere)).toMatchObject({ code: 401 });
    await fillSignIn(page, 'auditor', fresh);
    await page.waitForURL('**/main/**');
    expectCalm();
    await context.close();
    const back = { loginName: 'auditor', oldPassword: fresh, password: demoPassword, confirmPassword: demoPassword };
    expect(await post('/public/password/update', back)).toMatchObject({ code: 200 });
  });

  test('two-step sign-in is set up, asked for, and turned off by the password', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'risk');
    await openProfile(page, 'Wei Ling Tan');
    const key = await setUp(page);
    const recovery = await dialog(page).getByRole('listitem').first().innerText();
    await dialog(page).getByRole('button', { name: "I've saved them" }).click();
    await page.getByText('10 recovery codes left').waitFor();
    for (const code of [codeOf(key, 1), recovery]) {
      await page.getByRole('button', { name: 'Wei Ling Tan' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.waitForURL('**/login');
      await fillSignIn(page, 'risk');
      await page.getByLabel('Verification code').fill(code);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/main/**');
    }
    await openProfile(page, 'Wei Ling Tan');
    await page.getByText('9 recovery codes left').waitFor();
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await dialog(page).getByLabel('Your password').fill(demoPassword);
    await dialog(page).getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
    expectCalm();
    await context.close();
  });

  test('who has to set up the second factor first is led there, and then to what was wanted', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    // The parameter that demands it would demand it of every other test as well; the server's part is shown there.
    let isDue = true;
    await page.route(/\/admin\/(login|menu\/query)$/, async (route) => {
      const response = await route.fetch();
      const result = await response.json();
      await route.fulfill({ response, json: { ...result, data: { ...result.data, secondFactorDue: isDue } } });
    });
    await page.goto('/main/cards-balance');
    await page.waitForURL('**/login?from=**');
    await fillSignIn(page, 'merchant.owner');
    await page.getByText('Set up two-step sign-in to continue').waitFor();
    expect(page.url()).toContain('from=%2Fmain%2Fcards-balance');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/settings-profile?from=%2Fmain%2Findex');
    await page.getByText('Set up two-step sign-in to continue').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await setUp(page);
    isDue = false;
    await dialog(page).getByRole('button', { name: "I've saved them" }).click();
    await page.waitForURL('**/main/index');
    await page.locator('[data-page=index]').waitFor();
    await openProfile(page, 'Camille Laurent');
    await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await dialog(page).getByLabel('Your password').fill(demoPassword);
    await dialog(page).getByRole('button', { name: 'Turn off two-step sign-in' }).click();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
    expectCalm();
    await context.close();
  });

  test('sessions elsewhere are ended by one click', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const elsewhere = await sessionOf('channel.operator');
    await signIn(page, 'en_US', 'channel.operator');
    await openProfile(page, 'Tomasz Nowak');
    await page.getByRole('button', { name: 'Sign out all other sessions' }).click();
    await page.getByText('1 other session signed out').waitFor();
    expect(await post('/menu/query', {}, elsewhere)).toMatchObject({ code: 401 });
    await page.reload();
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expectCalm();
    await context.close();
  });
});

describe('axe finds nothing wrong', () => {
  test.each([
    ['en_US', 'light', 1440],
    ['en_US', 'dark', 1440],
    ['zh_CN', 'dark', 1440],
    ['zh_CN', 'light', 375],
  ] as const)('with the settings in %s, %s, %i wide, and with what opens over them', async (language, theme, width) => {
    const { page, context } = await openPage(browser, { language, theme, width });
    await signIn(page, language, 'merchant.owner');
    await page.goto('/main/settings-profile');
    await page.locator('[data-page=settings-profile] li').first().waitFor();
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);
    for (const name of [/^(Change password|修改密码)$/, /^(Set up two-step sign-in|设置两步验证)$/]) {
      await page.getByRole('button', { name }).click();
      await page.locator('dialog[open] input').first().waitFor();
      expect(await findingsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await context.close();
  });
});
