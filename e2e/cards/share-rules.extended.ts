import type { Browser, Page } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { inTurn } from '../support/in-turn';
import { inOrder, textsOf } from '../support/texts';
import { languages, signIn, type Language } from '../support/walk';

/** Names of demo records, by language. */
const records = {
  en_US: { harbourline: 'Harbourline Commerce' },
  zh_CN: { harbourline: '海岸线商贸' },
} as const;

function labelsIn(language: Language) {
  const { cards, dict } = textsOf(language);
  return {
    ...records[language],
    rules: cards('rule.title'),
    create: cards('rule.create'),
    merchant: cards('card.merchant'),
    name: cards('rule.name'),
    type: cards('pool.type'),
    classic: dict('share_rule_type', 'CLASSIC_SHARE'),
    save: cards('rule.save'),
    unused: cards('rule.unused'),
    disable: cards('rule.action.DISABLE'),
    unusedEffect: cards('rule.effect.DISABLED'),
    usedEffect: new RegExp(
      [1, 2]
        .map((count) => inOrder(...cards('rule.effect.DISABLED.used', { count }).split(String(count))).source)
        .join('|'),
    ),
    disabled: dict('share_rule_status', 'DISABLED'),
    inUse: cards('rule.isUsed', { count: 1 }),
    uses: cards('rule.uses'),
    copy: cards('rule.copy'),
    close: cards('kit.close'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pageOf = (page: Page, name = 'cards-share-group-rules') =>
  page.locator(`[data-page=${name}]`).filter({ visible: true });

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);

  walk('a rule is created, shown with its users, and disabled [seed 3]', async () => {
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

  walk('a rule in use shows its groups and wallets, keeps its terms and can be copied, also on a phone', async () => {
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
