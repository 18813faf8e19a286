import type { Page } from 'playwright-core';
import { address } from './browser';
import { demoPassword, sessionAt, type SessionHeaders } from './session';

export { demoPassword };

/** Words that the walks look for, in both languages. */
export const labels = {
  en_US: {
    account: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    refused: 'Incorrect account or password, please try again.',
    dashboard: 'Dashboard',
    releases: 'Releases',
    operations: 'Live sessions',
    developer: 'Developer settings',
    cards: 'Cards',
    label: 'VCC Console',
    menu: 'Main menu',
    toDark: 'Dark theme',
    toLight: 'Light theme',
  },
  zh_CN: {
    account: '账号',
    password: '密码',
    signIn: '登录',
    signOut: '退出登录',
    refused: '账号或密码错误，请重试。',
    dashboard: '总览',
    releases: '版本发布',
    operations: '运维总览',
    developer: '开发者设置',
    cards: '卡片',
    label: '虚拟卡控制台',
    menu: '主菜单',
    toDark: '深色主题',
    toLight: '浅色主题',
  },
} as const;

export type Language = keyof typeof labels;

/** Languages in which walks run: English in the gate, both with `npm test -- --all`. */
export const languages: Language[] = process.env['LANGUAGES'] === 'all' ? ['en_US', 'zh_CN'] : ['en_US'];

/** Signs in through the form and waits for the landing page. */
export async function signIn(page: Page, language: Language, loginName = 'operations'): Promise<void> {
  const { account, password, signIn: submit } = labels[language];
  await page.goto('/');
  await page.getByLabel(account).fill(loginName);
  await page.getByLabel(password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: submit }).click();
  await page.waitForURL('**/main/**');
}

/** Opens a page of the console without loading the document again, as the browser's own buttons do. */
export const goWithin = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, href);

/** A call to the API as a program would make it. */
export async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${address()}/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { code: number; message: string; data: never };
  return { status: response.status, ...envelope };
}

/** Headers of a demo user. */
export const sessionOf = (loginName = 'operations'): Promise<SessionHeaders> => sessionAt(address(), loginName);
