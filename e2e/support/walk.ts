import type { Language, PageName } from '@console/contracts';
import type { Page } from 'playwright-core';
import { address } from './browser';
import { demoPassword, sessionAt, type SessionHeaders } from './session';
import { textsOf } from './texts';

export { demoPassword };

export type { Language };

/** Platform label of the demo's company. */
const platformLabel: Record<Language, string> = { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' };

/** Text of a failed sign-in, verbatim in the specification. */
const signInRefused: Record<Language, string> = {
  en_US: 'Incorrect account or password, please try again.',
  zh_CN: '账号或密码错误，请重试。',
};

function labelsIn(language: Language) {
  const { menu, shell } = textsOf(language);
  return {
    account: shell('sign-in.account'),
    password: shell('sign-in.password'),
    signIn: shell('sign-in.submit'),
    signOut: shell('session.sign-out'),
    refused: signInRefused[language],
    dashboard: menu('index'),
    releases: menu('devops-module-list'),
    operations: menu('devops-index'),
    developer: menu('settings-developer'),
    cards: menu('cards-balance'),
    label: platformLabel[language],
    menu: shell('menu.label'),
    toDark: shell('frame.theme.dark'),
    toLight: shell('frame.theme.light'),
  };
}

/** Texts of the frame and of signing in, in both languages. */
export const labels = { en_US: labelsIn('en_US'), zh_CN: labelsIn('zh_CN') };

/** Title of the document on a page. */
export const titleOf = (page: PageName, language: Language): string =>
  `${textsOf(language).menu(page)} · ${platformLabel[language]}`;

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

/** Opens a console page without reloading the document, like the browser's back button. */
export const goWithin = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, href);

/** Calls the API as an external program does. */
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
