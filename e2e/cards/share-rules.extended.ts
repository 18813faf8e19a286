import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { languages, signIn } from '../support/walk';

const labels = {
  en_US: {
    rules: 'Sharing rules',
    create: 'Create rule',
    merchant: 'Merchant',
    harbourline: 'Harbourline Commerce',
    name: 'Rule name',
    type: 'Rule type',
    classic: 'Classic share',
    save: 'Save rule',
    unused: 'Not used',
    disable: 'Disable',
    unusedEffect: /No group or wallet uses it/,
    usedEffect: /keeps? its terms/,
    disabled: 'Disabled',
    inUse: /^In use, so its terms can't be edited/,
    uses: 'Groups and wallets with this rule',
    copy: 'Copy as new rule',
    close: 'Close',
  },
  zh_CN: {
    rules: '共享规则',
    create: '创建规则',
    merchant: '商户',
    harbourline: '海岸线商贸',
    name: '规则名称',
    type: '规则类型',
    classic: '经典共享',
    save: '保存规则',
    unused: '未使用',
    disable: '停用',
    unusedEffect: /没有卡组或钱包使用该规则/,
    usedEffect: /条款保持不变/,
    disabled: '停用',
    inUse: /^规则已被使用，不能编辑条款/,
    uses: '使用该规则的卡组和钱包',
    copy: '复制为新规则',
    close: '关闭',
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pageOf = (page: Page, name = 'cards-share-group-rules') =>
  page.locator(`[data-page=${name}]`).filter({ visible: true });

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = labels[language];

  walk('a rule is made, seen with who uses it, and disabled [seed 3]', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    const name = `Pool rule ${Date.now() % 1_000_000}`;
    await signIn(page, language);
    await page.goto('/main/cards-share-group');
    await pageOf(page, 'cards-share-group').getByRole('button', { name: say.rules }).click();
    const list = pageOf(page);
    await list.getByRole('row').nth(1).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await list.getByRole('button', { name: say.create, exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: say.merchant }).click();
    await page.getByRole('option').filter({ hasText: say.harbourline }).first().click();
    await form.getByLabel(say.name).fill(name);
    await form.getByRole('combobox', { name: say.type }).click();
    await page.getByRole('option').filter({ hasText: say.classic }).first().click();
    await form.getByRole('button', { name: say.save }).click();
    await form.waitFor({ state: 'hidden' });
    const row = list.getByRole('row').filter({ hasText: name });
    await row.getByText(say.unused).waitFor();
    await row.getByText(name).click();
    const record = page.getByRole('dialog', { name });
    await page.waitForURL('**/main/cards-share-group-rules?rule=*');
    await record.getByRole('button', { name: say.disable, exact: true }).click();
    const question = page.getByRole('dialog').filter({ hasText: say.unusedEffect });
    await question.getByRole('button', { name: say.disable, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    await record.getByRole('button', { name: say.close, exact: true }).click();
    await row.getByText(say.disabled, { exact: true }).waitFor();
    expectCalm();
    await context.close();
  });

  walk('one in use says by whom, keeps its terms and is copied instead, also on a phone', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language, width: 375 });
    await signIn(page, language);
    await page.goto('/main/cards-share-group-rules?sort=createdAt');
    const list = pageOf(page);
    await list.getByRole('row').nth(1).click();
    const record = page.getByRole('dialog');
    await record.getByText(say.inUse).waitFor();
    await record.getByText(say.uses).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    expect(await record.getByRole('button', { name: say.copy }).count()).toBe(1);
    await record.getByRole('button', { name: say.disable, exact: true }).click();
    await page.getByText(say.usedEffect).waitFor();
    expectCalm();
    await context.close();
  });
});
