import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, whenQuiet } from '../support/browser';
import { messageOf } from '../support/message-of';
import { openSignedIn } from '../support/signed-in';
import { textsOf } from '../support/texts';
import { post } from '../support/walk';

const { admin, dict, merchants, ui } = textsOf('en_US');
const chinese = textsOf('zh_CN');

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

/** Lists cards with an API key. */
const listCards = async (secret: string) => {
  const { code, data } = await post('/card/list', { pageSize: 50 }, { authorization: `Bearer ${secret}` });
  const { list = [] } = (data ?? {}) as Partial<Listed>;
  return { code, merchants: new Set(list.map(({ merchant }) => merchant.id)).size };
};

/** Reads the secret from the dialog that shows it once. */
async function takeSecret(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: merchants('apiKey.secret.title', { name }) });
  const secret = (
    await dialog
      .getByRole('region', { name: merchants('apiKey.secret.value'), exact: true })
      .locator('pre')
      .innerText()
  ).trim();
  expect(secret).toMatch(/^vck_[\w-]{43}$/);
  expect(page.url()).not.toContain(secret);
  await dialog.getByRole('button', { name: ui('close'), exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: merchants('apiKey.secret.stored') }).check();
  await dialog.getByRole('button', { name: merchants('apiKey.secret.done') }).click();
  await dialog.waitFor({ state: 'detached' });
  return secret;
}

test('[seed 3.9] a key of one merchant calls the API, is rotated with an overlap, and is refused once revoked', async () => {
  const name = `Orders ${Date.now()}`;
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner');
  await page.goto('/main/settings-developer');
  await page.getByRole('heading', { name: admin('webhook.endpoints') }).waitFor();
  await page
    .getByRole('button', { name: merchants('apiKey.create') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: merchants('apiKey.create') });
  await form.getByRole('textbox', { name: merchants('apiKey.name') }).fill(name);
  await form.getByRole('combobox', { name: merchants('apiKey.merchant') }).click();
  const merchant = page.getByRole('listbox').getByRole('option').nth(1);
  const merchantName = (await merchant.innerText()).split('\n')[0] ?? '';
  await merchant.click();
  await form.getByRole('searchbox').fill('cards.card.view');
  await form.getByRole('treeitem', { name: /cards\.card\.view/ }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: merchants('apiKey.createAndShow') }).click();
  const first = await takeSecret(page, name);
  expect(await listCards(first)).toEqual({ code: 200, merchants: 1 });

  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByText(merchantName).waitFor();
  await expectAccessible(page);
  await row.hover();
  await row.getByRole('button', { name: merchants('apiKey.action.ROTATE') }).click();
  const rotation = page.getByRole('dialog', { name: merchants('apiKey.ask.ROTATE', { name }) });
  await rotation.getByRole('radio', { name: merchants('apiKey.overlap.1') }).check();
  await rotation.getByRole('button', { name: merchants('apiKey.action.ROTATE') }).click();
  const second = await takeSecret(page, name);
  expect(second).not.toBe(first);
  expect((await listCards(first)).code).toBe(200);
  expect((await listCards(second)).code).toBe(200);

  await row.getByText(name).click();
  const record = page.getByRole('dialog', { name });
  await record
    .getByRole('list', { name: merchants('apiKey.secrets') })
    .getByText(merchants('apiKey.secret.former'))
    .waitFor();
  await expectAccessible(page);
  await record.getByRole('button', { name: merchants('apiKey.action.REVOKE') }).click();
  const revocation = page.getByRole('dialog', { name: merchants('apiKey.ask.REVOKE', { name }) });
  await revocation.getByRole('textbox', { name: merchants('apiKey.note') }).fill('The system was replaced');
  await revocation.getByRole('button', { name: merchants('apiKey.action.REVOKE') }).click();
  await record.getByText(dict('api_key_status', 'REVOKED'), { exact: true }).first().waitFor();
  expect([(await listCards(first)).code, (await listCards(second)).code]).toEqual([3009, 3009]);
  expectCalm();
  await context.close();
});

test('in Chinese, a wrong address shows its error in its line, and the key is created after the correction', async () => {
  const name = `订单 ${Date.now()}`;
  const { page, context, expectCalm } = await openSignedIn(browser, 'owner.zh', { language: 'zh_CN', width: 375 });
  await page.goto('/main/settings-developer');
  await page
    .getByRole('button', { name: chinese.merchants('apiKey.create') })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: chinese.merchants('apiKey.create') });
  await form.getByRole('textbox', { name: chinese.merchants('apiKey.name') }).fill(name);
  await form.getByRole('searchbox').fill('cards.card.view');
  await form.getByRole('treeitem', { name: /cards\.card\.view/ }).click();
  await form.getByRole('button', { name: chinese.merchants('apiKey.form.addAddress') }).click();
  await page.keyboard.type('203.0.113.7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300.0.0.1');
  await form.getByRole('button', { name: chinese.merchants('apiKey.createAndShow') }).click();
  const wrong = form.getByRole('textbox', { name: chinese.merchants('apiKey.form.address', { number: 2 }) });
  expect(await messageOf(wrong)).toContain(chinese.field('ADDRESS_RANGE'));
  expect(
    await form
      .getByRole('textbox', { name: chinese.merchants('apiKey.form.address', { number: 1 }) })
      .getAttribute('aria-invalid'),
  ).toBeNull();
  await expectAccessible(page);
  await wrong.fill('203.0.113.0/24');
  await form.getByRole('button', { name: chinese.merchants('apiKey.createAndShow') }).click();
  const dialog = page.getByRole('dialog', { name: chinese.merchants('apiKey.secret.title', { name }) });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: chinese.merchants('apiKey.secret.stored') }).check();
  await dialog.getByRole('button', { name: chinese.merchants('apiKey.secret.done') }).click();
  await page.getByRole('row', { name: new RegExp(name) }).waitFor();
  expectCalm();
  await context.close();
});
