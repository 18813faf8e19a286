import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { textsOf } from '../support/texts';
import { arriveAt, isSameDocument, shown } from './arrive-at';

const { cards } = textsOf('en_US');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('another version of a remote', () => {
  test('waits until no field has the focus, and keeps the input', async () => {
    const { page, context, expectCalm, first, goLive, publish } = await arriveAt(browser, 'cards-balance-create-card');
    const form = shown(page, 'cards-balance-create-card', first.version);
    await form.getByLabel(cards('card.alias')).fill('Half a');
    const next = await publish({ version: '99.0.1' });
    const trial = page.waitForRequest(`**${next.base}**`);
    await goLive(next);
    await trial;
    await form.getByLabel(cards('card.alias')).pressSequentially(' word', { delay: 60 });
    expect(await form.count()).toBe(1);
    await page.getByRole('main').focus();
    const after = shown(page, 'cards-balance-create-card', '99.0.1');
    await after.waitFor();
    expect(await after.getByLabel(cards('card.alias')).inputValue()).toBe('Half a word');
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('that is forced takes over during typing without losing a key', async () => {
    const { page, context, expectCalm, first, goLive, publish } = await arriveAt(browser, 'cards-balance-create-card');
    const alias = page.locator('[data-page=cards-balance-create-card]:visible').getByLabel(cards('card.alias'));
    await alias.focus();
    const typed = 'abcdefghij'.repeat(6);
    const typing = page.keyboard.type(typed, { delay: 40 });
    const back = { ...first, isForced: true };
    const next = await publish({ version: '99.0.2', isForced: true });
    for (const live of [next, back, next, back]) {
      await goLive(live);
      await shown(page, 'cards-balance-create-card', live.version).waitFor();
    }
    await typing;
    expect(await alias.inputValue()).toBe(typed);
    expect(await alias.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await isSameDocument(page)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('that is forced waits for a composition of an input method up to a limit, and keeps the word', async () => {
    const { page, context, expectCalm, first, goLive, publish } = await arriveAt(browser, 'cards-balance-create-card');
    const alias = page.locator('[data-page=cards-balance-create-card]:visible').getByLabel(cards('card.alias'));
    await alias.fill('648');
    const keys = await context.newCDPSession(page);
    const compose = (text: string) =>
      keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('中');
    const next = await publish({ version: '99.0.4', isForced: true });
    const trial = page.waitForRequest(`**${next.base}**`);
    await goLive(next);
    await trial;
    // Mounted invisibly, it waits for the end of the composition.
    await page.locator('[data-remote="cards@99.0.4"]').first().waitFor({ state: 'attached' });
    await compose('中文');
    expect(await shown(page, 'cards-balance-create-card', first.version).count()).toBe(1);
    await keys.send('Input.insertText', { text: '中文' });
    await shown(page, 'cards-balance-create-card', '99.0.4').waitFor();
    await page.keyboard.type('!');
    expect(await alias.inputValue()).toBe('648中文!');
    await compose('字');
    await goLive({ ...first, isForced: true });
    await shown(page, 'cards-balance-create-card', first.version).waitFor();
    expect(await alias.inputValue()).toBe('648中文!字');
    expect(await alias.evaluate((field) => field === document.activeElement)).toBe(true);
    expectCalm();
    await context.close();
  });

  test('keeps input that is not a valid value', async () => {
    const { page, context, expectCalm, goLive, publish } = await arriveAt(browser, 'card-bin-management-save', 'owner');
    const form = page.locator('[data-page=card-bin-management-save]:visible');
    const [months, days] = [
      form.getByLabel(cards('bin.maxValidityMonths')),
      form.getByLabel(cards('bin.minValidityDays')),
    ];
    await months.fill('miy36');
    await days.fill('7 days');
    await goLive(await publish({ version: '99.0.5', isForced: true }));
    await shown(page, 'card-bin-management-save', '99.0.5').waitFor();
    expect([await months.inputValue(), await days.inputValue()]).toEqual(['miy36', '7 days']);
    expectCalm();
    await context.close();
  });

  test('that cannot be mounted is never shown, and the previous version stays', async () => {
    const { page, context, allow, first, goLive, publish } = await arriveAt(browser, 'cards-balance');
    allow(/broken on purpose/);
    await shown(page, 'cards-balance', first.version).locator('tbody tr').first().waitFor();
    const report = page.waitForRequest('**/remoteFault/report');
    await goLive(
      await publish({
        version: '99.0.3',
        change: (text) =>
          text.replace(/\bbootstrap:\(\)=>/, (start) => `${start}(()=>{throw Error('broken on purpose')})()||`),
      }),
    );
    expect((await report).postDataJSON()).toMatchObject({ remote: 'cards', version: '99.0.3' });
    await shown(page, 'cards-balance', first.version).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await context.close();
  });
});
