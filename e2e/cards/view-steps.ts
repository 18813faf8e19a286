import type { Page } from 'playwright-core';
import { whenQuiet } from '../support/browser';
import { textsOf } from '../support/texts';
import { post, sessionOf, type Language } from '../support/walk';

/** Texts of saved views and columns. */
export function labelsIn(language: Language) {
  const { cards, dict } = textsOf(language);
  return {
    saved: cards('kit.views.label', { label: cards('kit.views') }),
    view: (name: string) => cards('kit.views.label', { label: name }),
    modified: (name: string) => cards('kit.views.label', { label: cards('kit.views.modified', { name }) }),
    save: cards('kit.view.new'),
    changes: cards('kit.view.save'),
    back: cards('kit.view.back'),
    edit: cards('kit.view.edit'),
    first: cards('kit.view.begin'),
    none: cards('kit.views.plain'),
    remove: cards('kit.view.remove'),
    name: cards('kit.view.name'),
    company: cards('kit.view.scope.COMPANY'),
    submitEdit: cards('kit.view.submitEdit'),
    columns: cards('kit.columns'),
    done: cards('kit.done'),
    alias: cards('card.alias'),
    up: cards('kit.columns.up', { title: cards('card.alias') }),
    width: cards('kit.columns.width', { title: cards('card.alias') }),
    compact: cards('kit.compact'),
    frozen: dict('card_state', 'FROZEN'),
    active: dict('card_state', 'ACTIVE'),
    balance: cards('card.balance'),
    partly: cards('kit.view.partly'),
    gone: cards('kit.view.gone'),
    selected: cards('kit.selected', { rows: 3 }),
  };
}

export const list = '/card/list';
const pageName = 'cards-balance';

interface Views {
  views: { id: string; name: string; version: number; isOwn: boolean }[];
}

/** Deletes the views of earlier attempts. */
export async function forgetAll(): Promise<void> {
  for (const login of ['operations', 'support']) {
    const headers = await sessionOf(login);
    await post('/view/look', { list, look: null }, headers);
    const { views } = (await post('/view/list', { list }, headers)).data as Views;
    for (const { id, version, isOwn } of views) if (isOwn) await post('/view/delete', { id, version }, headers);
  }
}

/** Visible list of cards. */
export const pageOf = (page: Page) => page.locator(`[data-page=${pageName}]`).filter({ visible: true });
/** Column titles of the list. */
export const titlesOf = (page: Page) => pageOf(page).locator('thead th').allInnerTexts();
/** Search parameters of the page. */
export const stateOf = (page: Page) => new URL(page.url()).searchParams;

/** Opens the list of cards and waits for its rows. */
export async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/main/${pageName}${search}`);
  await pageOf(page).locator('tbody tr[data-row]').first().waitFor();
  await whenQuiet(page);
}

/** Opens the view menu by its label and chooses an entry. */
export async function choose(page: Page, label: string, entry: string | RegExp): Promise<void> {
  await pageOf(page).getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}
