import type { Browser, Locator, Page, Request, Route } from 'playwright-core';
import { openPage, type Watched } from '../support/browser';
import { textsOf } from '../support/texts';
import { signIn } from '../support/walk';

const { cards, dict, menu } = textsOf('en_US');

export const listCall = '**/admin/card/list';
export const freezeCall = '**/admin/card/freeze';

export const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
export const list = (page: Page) => page.locator('[data-page=cards-balance]').filter({ visible: true });
export const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
export const failed = (page: Page) => list(page).getByRole('alert');

/** Signs in on the dashboard. Console errors of provoked network faults are allowed. */
export async function arrive(browser: Browser): Promise<Watched> {
  const watched = await openPage(browser);
  watched.allow(/Failed to load resource|net::ERR_/);
  await signIn(watched.page, 'en_US');
  await watched.page.locator('[data-page=index]:visible').waitFor();
  return watched;
}

/** Signs in and opens the list of cards. */
export async function arriveAtList(browser: Browser): Promise<Watched> {
  const watched = await arrive(browser);
  await link(watched.page, menu('cards-balance')).click();
  await rows(watched.page).first().waitFor();
  return watched;
}

/** Body of a refusal. */
export const refusal = (code: number, message: string, traceId: string) => ({ code, message, data: null, traceId });

/** Answers calls to `path` in order, repeating the last response; null passes a call to the server. */
export async function result(page: Page, path: string, ...answers: (Parameters<Route['fulfill']>[0] | null)[]) {
  const sent: Request[] = [];
  await page.route(path, async (route) => {
    const next = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(route.request());
    await (next ? route.fulfill(next) : route.continue());
  });
  return sent;
}

/** Opens and fills in the dialog that freezes the first active card. */
export async function fillFreeze(page: Page): Promise<Locator> {
  const answered = page.waitForResponse(listCall);
  await list(page)
    .getByRole('tab', { name: dict('card_state', 'ACTIVE') })
    .click();
  await answered;
  // A row that is drawn again may move away from the pointer, and only a hovered row shows its actions.
  await list(page).locator('table[aria-busy=false]').waitFor();
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: cards('card.freeze'), exact: true }) })
    .first();
  await row.hover();
  await row.getByRole('button', { name: cards('card.freeze'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: cards('card.reason') }).click();
  await page.getByRole('option', { name: dict('freeze_reason', 'STOLEN') }).click();
  await dialog.getByLabel(cards('card.note')).fill('Kept through every fault');
  return dialog;
}

export const submit = (dialog: Locator) => dialog.getByRole('button', { name: cards('card.freeze') });
export const keysOf = (sent: Request[]) => new Set(sent.map((request) => request.headers()['idempotency-key']));
