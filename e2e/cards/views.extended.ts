import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage, whenQuiet } from '../support/browser';
import { switchToOwnProduct } from '../support/own-product';
import type { OwnServer } from '../support/own-server';
import { inTurn } from '../support/in-turn';
import { languages, post, signIn, sessionOf } from '../support/walk';
import { choose, forgetAll, labelsIn, list, open, pageOf, stateOf, titlesOf } from './view-steps';

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), switchToOwnProduct()]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));
beforeEach(forgetAll);

describe.each(languages)('in %s', (language) => {
  const walk = inTurn(language);
  const say = labelsIn(language);

  walk(
    'a view stores filters, order, columns and density, shows that it is modified, and can be reverted',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      await signIn(page, language);
      await open(page, '?state=FROZEN&sort=-balance');
      const before = await titlesOf(page);
      expect(before).toContain(say.alias);
      await pageOf(page).getByRole('button', { name: say.columns, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: say.alias }).click();
      await dialog.getByRole('button', { name: say.done }).click();
      await pageOf(page).getByRole('button', { name: say.compact }).click();
      const hidden = before.filter((title) => title !== say.alias);
      expect(await titlesOf(page)).toEqual(hidden);

      const name = `Frozen ${Date.now() % 100_000}`;
      await choose(page, say.saved, say.save);
      await dialog.getByRole('textbox', { name: say.name }).fill(name);
      await dialog.getByRole('button', { name: say.save }).click();
      await pageOf(page)
        .getByRole('button', { name: say.view(name), exact: true })
        .waitFor();
      const id = stateOf(page).get('view') ?? '';
      expect(id).toMatch(/^view_/);

      await pageOf(page).getByRole('tab', { name: say.active }).click();
      await pageOf(page)
        .getByRole('button', { name: say.modified(name), exact: true })
        .waitFor();
      await choose(page, say.modified(name), say.back);
      await pageOf(page)
        .getByRole('button', { name: say.view(name), exact: true })
        .waitFor();
      expect([stateOf(page).get('state'), stateOf(page).get('sort')]).toEqual(['FROZEN', '-balance']);

      // A changed density is saved with the view.
      await pageOf(page).getByRole('button', { name: say.compact }).click();
      await choose(page, say.modified(name), say.changes);
      await pageOf(page)
        .getByRole('button', { name: say.view(name), exact: true })
        .waitFor();

      // The short address of the view.
      await whenQuiet(page);
      await open(page, `?view=${id}`);
      await pageOf(page)
        .getByRole('button', { name: say.view(name), exact: true })
        .waitFor();
      expect([stateOf(page).get('state'), stateOf(page).get('sort')]).toEqual(['FROZEN', '-balance']);
      expect(await titlesOf(page)).toEqual(hidden);
      expect(await pageOf(page).getByRole('button', { name: say.compact }).getAttribute('aria-pressed')).toBe('false');
      expectCalm();
      await context.close();
    },
  );

  walk(
    'a view is shared with the company, becomes the default of a colleague, and disappears when it is deleted',
    async () => {
      const { context, page, expectCalm } = await openPage(browser, { language });
      await signIn(page, language);
      await open(page, '?state=FROZEN');
      const name = `Shared ${Date.now() % 100_000}`;
      await choose(page, say.saved, say.save);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: say.name }).fill(name);
      await dialog.getByRole('button', { name: say.save }).click();
      await choose(page, say.view(name), say.edit);
      await dialog.getByRole('radio', { name: say.company }).click();
      await dialog.getByRole('button', { name: say.submitEdit, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });

      const colleague = await openPage(browser, { language });
      await signIn(colleague.page, language, 'support');
      await open(colleague.page);
      await choose(colleague.page, say.saved, name);
      await colleague.page.waitForURL(/state=FROZEN/);
      await pageOf(colleague.page)
        .getByRole('button', { name: say.view(name), exact: true })
        .click();
      const menu = colleague.page.getByRole('menu');
      expect(await menu.getByText(say.remove).count()).toBe(0);
      await menu.getByText(say.first, { exact: true }).click();
      await whenQuiet(colleague.page);
      await open(colleague.page);
      expect(stateOf(colleague.page).get('state')).toBe('FROZEN');
      await pageOf(colleague.page)
        .getByRole('button', { name: new RegExp(name) })
        .click();
      await menu.getByText(say.none, { exact: true }).click();
      await colleague.page.waitForURL(/view=none/);
      await whenQuiet(colleague.page);
      expect(stateOf(colleague.page).has('state')).toBe(false);

      await choose(page, say.view(name), say.remove);
      await dialog.getByRole('button', { name: say.remove }).click();
      await pageOf(page).getByRole('button', { name: say.saved, exact: true }).waitFor();
      expect(stateOf(page).get('state')).toBe('FROZEN');
      await open(colleague.page);
      expect(stateOf(colleague.page).has('state')).toBe(false);
      expectCalm();
      colleague.expectCalm();
      await colleague.context.close();
      await context.close();
    },
  );

  walk('a view with removed filters shows the remaining ones and a notice', async () => {
    const headers = { ...(await sessionOf()), 'idempotency-key': crypto.randomUUID() };
    const content = {
      filters: [
        { name: 'state', values: ['FROZEN'] },
        { name: 'moonPhase', values: ['FULL'] },
      ],
      keyword: '',
      sort: { key: 'shoeSize', dir: 'asc' },
      look: { columns: [{ key: 'shoeSize', isShown: true, width: null }], density: 'COMFORTABLE' },
    };
    const draft = { list, name: 'Old', scope: 'PRIVATE', roleId: null, content };
    const { data } = await post('/view/create', draft, headers);
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page, `?view=${(data as { id: string }).id}`);
    await page.getByText(say.partly).waitFor();
    expect(stateOf(page).get('state')).toBe('FROZEN');
    expect(await titlesOf(page)).toContain(say.alias);
    await open(page, '?view=view_01ARZ3NDEKTSV4RRFFQ69G5FAV&state=ACTIVE');
    await page.getByText(say.gone).waitFor();
    expectCalm();
    await context.close();
  });

  walk('columns are moved, resized and stored for the user across browsers', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page);
    const before = await titlesOf(page);
    const from = before.indexOf(say.alias);
    await pageOf(page).getByRole('button', { name: say.columns, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const up = dialog.getByRole('button', { name: say.up, exact: true });
    await up.focus();
    await page.keyboard.press('Enter');
    expect((await titlesOf(page)).indexOf(say.alias)).toBe(from - 1);
    const width = dialog.getByRole('textbox', { name: say.width });
    await width.fill('220');
    await width.press('Enter');
    await dialog
      .getByRole('listitem')
      .filter({ hasText: say.balance })
      .dragTo(dialog.getByRole('listitem').first(), { steps: 10 });
    expect((await titlesOf(page)).filter(Boolean)[0]).toBe(say.balance);
    await dialog.getByRole('button', { name: say.done }).click();
    const wanted = await titlesOf(page);

    // Resized by the edge of its header.
    const head = pageOf(page).getByRole('columnheader', { name: say.alias });
    expect((await head.boundingBox())?.width).toBe(220);
    const box = await head.boundingBox();
    if (!box) throw new Error('The column is not there.');
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 36, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await whenQuiet(page);
    expect(stateOf(page).has('cols')).toBe(false);

    const elsewhere = await openPage(browser, { language });
    await signIn(elsewhere.page, language);
    await open(elsewhere.page);
    expect(await titlesOf(elsewhere.page)).toEqual(wanted);
    const there = pageOf(elsewhere.page).getByRole('columnheader', { name: say.alias });
    expect((await there.boundingBox())?.width).toBe(260);
    expectCalm();
    elsewhere.expectCalm();
    await elsewhere.context.close();
    await context.close();
  });

  walk('a list is navigated, selected from and searched by keyboard', async () => {
    const { context, page, expectCalm } = await openPage(browser, { language });
    await signIn(page, language);
    await open(page);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.keyboard.type('/');
    expect(await pageOf(page).getByRole('searchbox').inputValue()).toBe('/');
    await pageOf(page).getByRole('searchbox').fill('');
    await pageOf(page).locator('tbody tr[data-row="0"]').focus();
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+J');
    await pageOf(page).getByText(say.selected).waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL(/cards-balance-view-card-detail/);
    expectCalm();
    await context.close();
  });
});

test('the views of a list and an empty table pass axe on a phone', async () => {
  const { context, page, expectCalm } = await openPage(browser, { width: 390, height: 844 });
  await signIn(page, 'en_US', 'operations');
  await open(page);
  expect(
    await pageOf(page)
      .getByRole('button', { name: labelsIn('en_US').columns, exact: true })
      .count(),
  ).toBe(0);
  await pageOf(page)
    .getByRole('button', { name: labelsIn('en_US').saved, exact: true })
    .waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.goto('/main/cards-share-cards?q=no+such+card');
  await page.locator('[data-page=cards-share-cards] table').waitFor();
  await whenQuiet(page);
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});

test('the column settings and the view dialog pass axe', async () => {
  const { context, page, expectCalm } = await openPage(browser, { theme: 'dark' });
  await signIn(page, 'en_US', 'operations');
  await open(page);
  await pageOf(page)
    .getByRole('button', { name: labelsIn('en_US').columns, exact: true })
    .click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, labelsIn('en_US').saved, labelsIn('en_US').save);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  expect(await findingsOf(page)).toEqual([]);
  expectCalm();
  await context.close();
});
