import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { textsOf } from '../support/texts';
import { type Language, languages, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Names of demo records, by language. */
const records = {
  en_US: { role: 'Support' },
  zh_CN: { role: '客服' },
} as const;

function labelsIn(language: Language) {
  const { admin, shell, ui, dict, field } = textsOf(language);
  return {
    ...records[language],
    invite: admin('users.create'),
    email: admin('user.email'),
    name: admin('user.nickname'),
    loginName: admin('user.loginName'),
    roles: admin('user.roles'),
    send: admin('user.sendInvitation'),
    sent: admin.pattern('user.invited'),
    empty: field('REQUIRED'),
    invited: dict('user_status', 'INVITED'),
    active: dict('user_status', 'ACTIVE'),
    disabled: dict('user_status', 'DISABLED'),
    disable: admin('user.action.DISABLE'),
    more: ui('moreActions'),
    edit: admin('user.action.EDIT'),
    save: admin('user.save'),
    mac: admin('user.macAddress'),
    newPassword: shell('password.new'),
    confirm: shell('password.confirm'),
    setPassword: shell('password.submit'),
    done: shell('password.done'),
    account: shell('sign-in.account'),
    password: shell('sign-in.password'),
  };
}

const chosen = 'Console#New1';
const field = (form: Locator | Page, name: string) => form.getByRole('textbox', { name, exact: true });
const row = (page: Page, login: string) => page.getByRole('row', { name: new RegExp(login) });

async function act(page: Page, login: string, { more, name }: { more: string; name: string }): Promise<void> {
  await row(page, login).hover();
  const direct = row(page, login).getByRole('button', { name, exact: true });
  if ((await direct.count()) > 0) return direct.click();
  await row(page, login).getByRole('button', { name: more }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

describe.each(languages)('users in %s', (language: Language) => {
  const say = labelsIn(language);

  test('[seed 3.11, 6.11] a user is invited, sets a password through the mailed link, and loses the open page when disabled', async () => {
    // New names for each attempt: the first attempt may have sent the invitation.
    const login = `dana.${String(Date.now()).slice(-7)}`;
    const email = `${login}@aldermoor.example`;
    const { page, context, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'owner');
    await page.goto('/main/user-management');
    await row(page, 'Sofia Marques').waitFor();
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);

    await page.getByRole('button', { name: say.invite }).click();
    const dialog = page.getByRole('dialog', { name: say.invite });
    await field(dialog, say.email).fill(email);
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: say.send }).click();
    await dialog.getByText(say.empty).first().waitFor();
    await field(dialog, say.name).fill('Dana');
    await field(dialog, say.loginName).fill(login);
    await dialog.getByRole('combobox', { name: say.roles, exact: true }).fill(say.role);
    await page.getByRole('option', { name: say.role, exact: true }).click();
    await field(dialog, say.name).click();
    await dialog.getByRole('button', { name: say.send }).click();
    await page.getByText(say.sent).first().waitFor();
    await row(page, login).getByText(say.invited, { exact: true }).waitFor();

    const [address] = /\/firstTimeLogin\?token=[\w-]+/.exec(await newestMailTo(email)) ?? [];
    const theirs = await openPage(browser, { language });
    await theirs.page.goto(address ?? '/no-mail');
    await theirs.page.getByLabel(say.newPassword, { exact: true }).fill(chosen);
    await theirs.page.getByLabel(say.confirm, { exact: true }).fill(chosen);
    await theirs.page.getByRole('button', { name: say.setPassword }).click();
    await theirs.page.getByText(say.done).waitFor();
    await theirs.page.goto('/login');
    await theirs.page.getByLabel(say.account, { exact: true }).fill(login);
    await theirs.page.getByLabel(say.password, { exact: true }).fill(chosen);
    await theirs.page.keyboard.press('Enter');
    await theirs.page.waitForURL('**/main/**');
    await whenQuiet(theirs.page);

    await page.reload();
    await row(page, login).getByText(say.active, { exact: true }).waitFor();
    await act(page, login, { more: say.more, name: say.edit });
    await field(page, say.mac).fill('00:1B:44:11:3A:B7');
    await whenQuiet(page);
    expect(await findingsOf(page)).toEqual([]);
    await page.getByRole('button', { name: say.save }).click();
    await row(page, login).waitFor();

    await act(page, login, { more: say.more, name: say.disable });
    const sure = page.getByRole('dialog');
    const answered = page.waitForResponse('**/admin/user/status');
    await sure.getByRole('button', { name: say.disable, exact: true }).click();
    await answered;
    await theirs.page.waitForURL('**/login**');
    await row(page, login).getByText(say.disabled, { exact: true }).waitFor();
    expectCalm();
    await theirs.context.close();
    await context.close();
  });
});
