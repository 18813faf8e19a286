import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { messageOf } from '../support/message-of';
import { openSignedIn } from '../support/signed-in';
import { post } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const expectAccessible = async (page: Page) => {
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
};

interface Listed {
  list: { merchant: { id: string } }[];
}

/** Lists cards as a system of the company would. */
const listCards = async (secret: string) => {
  const { code, data } = await post('/card/list', { pageSize: 50 }, { authorization: `Bearer ${secret}` });
  const { list = [] } = (data ?? {}) as Partial<Listed>;
  return { code, merchants: new Set(list.map(({ merchant }) => merchant.id)).size };
};

/** Takes the secret from the dialog that shows it once. */
async function takeSecret(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Secret of ${name}` });
  const secret = (await dialog.getByRole('region', { name: 'Secret', exact: true }).locator('pre').innerText()).trim();
  expect(secret).toMatch(/^vck_[\w-]{43}$/);
  expect(page.url()).not.toContain(secret);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'I have stored the secret' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

test('[seed 3.9] a key of one merchant calls the API, is rotated with an overlap, and is refused once revoked', async () => {
  const name = `Orders ${Date.now()}`;
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner');
  await page.goto('/main/settings-developer');
  await page.getByRole('heading', { name: 'Webhook endpoints' }).waitFor();
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Merchant' }).click();
  const merchant = page.getByRole('listbox').getByRole('option').nth(1);
  const merchantName = (await merchant.innerText()).split('\n')[0] ?? '';
  await merchant.click();
  await form.getByRole('searchbox').fill('cards.card.view');
  await form.getByRole('treeitem', { name: /cards\.card\.view/ }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create key and show secret' }).click();
  const first = await takeSecret(page, name);
  expect(await listCards(first)).toEqual({ code: 200, merchants: 1 });

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText(merchantName).waitFor();
  await expectAccessible(page);
  await row.hover();
  await row.getByRole('button', { name: 'Rotate secret' }).click();
  const rotation = page.getByRole('dialog', { name: `Rotate the secret of ${name}?` });
  await rotation.getByRole('radio', { name: /^Stays valid for 1 hour/ }).check();
  await rotation.getByRole('button', { name: 'Rotate secret' }).click();
  const second = await takeSecret(page, name);
  expect(second).not.toBe(first);
  expect((await listCards(first)).code).toBe(200);
  expect((await listCards(second)).code).toBe(200);

  await row.getByText(name).click();
  const record = page.getByRole('dialog', { name });
  await record
    .getByRole('list', { name: 'Secrets' })
    .getByText(/^Previous$/)
    .waitFor();
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Revoke key' }).click();
  const revocation = page.getByRole('dialog', { name: `Revoke ${name}?` });
  await revocation.getByRole('textbox', { name: 'Reason' }).fill('The system was replaced');
  await revocation.getByRole('button', { name: 'Revoke key' }).click();
  await record.getByText('Revoked', { exact: true }).first().waitFor();
  expect([(await listCards(first)).code, (await listCards(second)).code]).toEqual([3009, 3009]);
  expectCalm();
  await context.close();
});

test('in Chinese, the error of a wrong address stands at its line, and the key is created once it is corrected', async () => {
  const name = `订单 ${Date.now()}`;
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner.zh', { language: 'zh_CN', width: 375 });
  await page.goto('/main/settings-developer');
  await page.getByRole('button', { name: '创建API密钥' }).first().click();
  const form = page.getByRole('dialog', { name: '创建API密钥' });
  await form.getByRole('textbox', { name: '名称' }).fill(name);
  await form.getByRole('searchbox').fill('cards.card.view');
  await form.getByRole('treeitem', { name: /cards\.card\.view/ }).click();
  await form.getByRole('button', { name: '添加地址' }).click();
  await page.keyboard.type('203.0.113.7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300.0.0.1');
  await form.getByRole('button', { name: '创建并显示密钥值' }).click();
  const wrong = form.getByRole('textbox', { name: '地址2' });
  expect(await messageOf(wrong)).toContain('请输入IP地址或网段');
  expect(await form.getByRole('textbox', { name: '地址1' }).getAttribute('aria-invalid')).toBeNull();
  await expectAccessible(page);
  await wrong.fill('203.0.113.0/24');
  await form.getByRole('button', { name: '创建并显示密钥值' }).click();
  const dialog = page.getByRole('dialog', { name: `${name}的密钥值` });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: '我已保存密钥值' }).check();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByRole('row', { name: new RegExp(name) }).waitFor();
  expectCalm();
  await context.close();
});
