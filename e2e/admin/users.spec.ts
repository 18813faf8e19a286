import type { Browser, Locator, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { newestMailTo } from '../support/mailbox';
import { type Language, languages, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const labels = {
  en_US: {
    invite: 'Invite user',
    email: 'E-mail',
    name: 'Name',
    loginName: 'Login name',
    roles: 'Roles',
    role: 'Support',
    send: 'Send invitation',
    sent: 'Invitation sent to',
    empty: 'Cannot be empty',
    invited: 'Invited',
    active: 'Active',
    disabled: 'Disabled',
    disable: 'Disable',
    more: 'More actions',
    edit: 'Edit',
    save: 'Save user',
    mac: 'MAC address',
    newPassword: 'New password',
    confirm: 'Confirm password',
    setPassword: 'Set password',
    done: 'Password set. Sign in with your new password.',
    account: 'Account',
    password: 'Password',
  },
  zh_CN: {
    invite: '邀请用户',
    email: '邮箱',
    name: '姓名',
    loginName: '登录名',
    roles: '角色',
    role: '客服',
    send: '发送邀请',
    sent: '发送邀请',
    empty: '不能为空',
    invited: '已邀请',
    active: '正常',
    disabled: '已停用',
    disable: '停用',
    more: '更多操作',
    edit: '编辑',
    save: '保存用户',
    mac: 'MAC地址',
    newPassword: '新密码',
    confirm: '确认密码',
    setPassword: '设置密码',
    done: '密码已设置',
    account: '账号',
    password: '密码',
  },
} as const;

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
  const say = labels[language];

  test('[seed 3.11, 6.11] one is invited, chooses a password by the mailed link, and loses the open page when disabled', async () => {
    // Of each try its own: the first may have invited somebody already.
    const login = `dana.${String(Date.now()).slice(-7)}`;
    const email = `${login}@aldermoor.example`;
    const { page, context, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'owner');
    await page.goto('/main/user-management');
    await row(page, 'support').waitFor();
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
