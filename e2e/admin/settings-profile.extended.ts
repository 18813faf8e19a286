import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { textsOf } from '../support/texts';
import { codeOf } from '../support/totp';
import { demoPassword, post, signIn, sessionOf, labels } from '../support/walk';

const { admin, field, menu, shell } = textsOf('en_US');
const chinese = textsOf('zh_CN');

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
  await page.getByRole('menuitem', { name: shell('profile.open') }).click();
  await page.getByRole('textbox', { name: admin('profile.nickname') }).waitFor();
}

async function fillSignIn(page: Page, loginName: string, password = demoPassword): Promise<void> {
  await page.getByLabel(shell('sign-in.account')).fill(loginName);
  await page.getByLabel(shell('sign-in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: shell('sign-in.submit'), exact: true }).click();
}

/** Sets up two-factor authentication with the password and a first code. Returns the authenticator key. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: admin('factor.setup') }).click();
  await dialog(page).getByLabel(admin('factor.password')).fill(demoPassword);
  await dialog(page)
    .getByRole('button', { name: admin('factor.next') })
    .click();
  const key = await dialog(page).locator('code').innerText();
  // The previous time step, so the current code remains for the next sign-in.
  await dialog(page).getByLabel(admin('factor.code')).fill(codeOf(key, -1));
  await dialog(page)
    .getByRole('button', { name: admin('factor.turnOn') })
    .click();
  await dialog(page)
    .getByRole('heading', { name: admin('factor.codes') })
    .waitFor();
  return key;
}

describe('a user and their own settings', () => {
  test('[seed 3.2] a new picture, name, language and start page apply immediately and at the next sign-in', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'finance.maker');
    await openProfile(page, 'Priya Raman');
    const chosen = page.locator('input[type=file]');
    await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="1"/>') });
    await page.getByText(field('FILE_TYPE')).waitFor();
    await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') });
    const picture = page.getByRole('banner').locator('img[src^="/pictures/"]');
    await picture.waitFor();
    await page.getByRole('textbox', { name: admin('profile.nickname') }).fill('Priya R.');
    await page.getByRole('combobox', { name: admin('profile.landingPage') }).click();
    await page.getByRole('option', { name: menu('cards-balance'), exact: true }).click();
    await page.getByRole('combobox', { name: admin('profile.language') }).click();
    await page.getByRole('option', { name: admin('reportFormat.language.zh_CN') }).click();
    await page.getByRole('button', { name: admin('profile.save') }).click();
    await page.getByRole('heading', { name: chinese.menu('settings-profile') }).waitFor();
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

  test('[seed 5.1] the password is changed with the current one, a wrong one is refused, and every session ends', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'auditor');
    const elsewhere = await sessionOf('auditor');
    await openProfile(page, 'Henrik Dahl');
    await page.getByRole('button', { name: admin('password.change') }).click();
    const current = dialog(page).getByLabel(admin('password.old'));
    await current.waitFor();
    expect(await current.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog(page).getByText(field('REQUIRED')).count()).toBe(0);
    const type = async (old: string, next: string, confirm: string) => {
      await dialog(page).getByLabel(admin('password.old')).fill(old);
      await dialog(page).getByLabel(admin('password.new')).fill(next);
      await dialog(page).getByLabel(admin('password.confirm')).fill(confirm);
      await dialog(page)
        .getByRole('button', { name: admin('password.submit') })
        .click();
    };
    await type(demoPassword, demoPassword, 'other');
    await dialog(page).getByText(field('PASSWORD_SAME')).waitFor();
    await dialog(page).getByText('The password entered are different, please try again.').waitFor();
    await type('wrong', fresh, fresh);
    await dialog(page).getByText(field('WRONG_PASSWORD')).waitFor();
    await type(demoPassword, fresh, fresh);
    await page.waitForURL('**/login');
    await page.getByText(shell('sign-in.changed')).waitFor();
    expect(await post('/menu/query', {}, elsewhere)).toMatchObject({ code: 401 });
    await fillSignIn(page, 'auditor', fresh);
    await page.waitForURL('**/main/**');
    expectCalm();
    await context.close();
    const back = { loginName: 'auditor', oldPassword: fresh, password: demoPassword, confirmPassword: demoPassword };
    expect(await post('/public/password/update', back)).toMatchObject({ code: 200 });
  });

  test('two-factor authentication is set up, required at sign-in, and turned off with the password', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    await signIn(page, 'en_US', 'risk');
    await openProfile(page, 'Wei Ling Tan');
    const key = await setUp(page);
    const recovery = await dialog(page).getByRole('listitem').first().innerText();
    await dialog(page)
      .getByRole('button', { name: admin('factor.stored') })
      .click();
    await page.getByText(admin('factor.left', { count: 10 })).waitFor();
    for (const code of [codeOf(key, 1), recovery]) {
      await page.getByRole('button', { name: 'Wei Ling Tan' }).click();
      await page.getByRole('menuitem', { name: shell('session.sign-out') }).click();
      await page.waitForURL('**/login');
      await fillSignIn(page, 'risk');
      await page.getByLabel(admin('factor.code')).fill(code);
      await page.getByRole('button', { name: shell('sign-in.submit'), exact: true }).click();
      await page.waitForURL('**/main/**');
    }
    await openProfile(page, 'Wei Ling Tan');
    await page.getByText(admin('factor.left', { count: 9 })).waitFor();
    await page.getByRole('button', { name: admin('factor.turnOff') }).click();
    await dialog(page).getByLabel(admin('factor.password')).fill(demoPassword);
    await dialog(page)
      .getByRole('button', { name: admin('factor.turnOff') })
      .click();
    await page.getByRole('button', { name: admin('factor.setup') }).waitFor();
    expectCalm();
    await context.close();
  });

  test('a user who must set up the second factor first is redirected to the setup, and afterwards to the requested page', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    // The parameter that requires it would affect every other test. Server tests cover the parameter.
    let isDue = true;
    await page.route(/\/admin\/(login|menu\/query)$/, async (route) => {
      const response = await route.fetch();
      const result = await response.json();
      await route.fulfill({ response, json: { ...result, data: { ...result.data, secondFactorDue: isDue } } });
    });
    await page.goto('/main/cards-balance');
    await page.waitForURL('**/login?from=**');
    await fillSignIn(page, 'merchant.owner');
    await page.getByText(admin('factor.first')).waitFor();
    expect(page.url()).toContain('from=%2Fmain%2Fcards-balance');
    await page.getByRole('link', { name: menu('index') }).click();
    await page.waitForURL('**/settings-profile?from=%2Fmain%2Findex');
    await page.getByText(admin('factor.first')).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await setUp(page);
    isDue = false;
    await dialog(page)
      .getByRole('button', { name: admin('factor.stored') })
      .click();
    await page.waitForURL('**/main/index');
    await page.locator('[data-page=index]').waitFor();
    await openProfile(page, 'Camille Laurent');
    await page.getByRole('button', { name: admin('factor.turnOff') }).click();
    await dialog(page).getByLabel(admin('factor.password')).fill(demoPassword);
    await dialog(page)
      .getByRole('button', { name: admin('factor.turnOff') })
      .click();
    await page.getByRole('button', { name: admin('factor.setup') }).waitFor();
    expectCalm();
    await context.close();
  });

  test('other sessions are ended by one button', async () => {
    const { page, context, expectCalm } = await openPage(browser);
    const elsewhere = await sessionOf('channel.operator');
    await signIn(page, 'en_US', 'channel.operator');
    await openProfile(page, 'Tomasz Nowak');
    await page.getByRole('button', { name: admin('sessions.endOthers') }).click();
    await page.getByText(admin('sessions.ended', { count: 1 })).waitFor();
    expect(await post('/menu/query', {}, elsewhere)).toMatchObject({ code: 401 });
    await page.reload();
    await page.getByRole('textbox', { name: admin('profile.nickname') }).waitFor();
    expectCalm();
    await context.close();
  });
});

describe('axe reports no violations', () => {
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
    const { admin: shown } = textsOf(language);
    for (const name of [shown('password.change'), shown('factor.setup')]) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open] input').first().waitFor();
      expect(await findingsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await context.close();
  });
});
