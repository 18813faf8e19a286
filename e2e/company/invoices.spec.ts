import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { address, openBrowser, openPage } from '../support/browser';
import type { SessionHeaders } from '../support/session';
import { textsOf } from '../support/texts';
import { languages, sessionOf, signIn } from '../support/walk';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Creates the invoice through the API, because invoices have no form yet. */
async function post<T>(path: string, body: unknown, session: SessionHeaders): Promise<T> {
  const response = await fetch(`${address()}/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...session },
    body: JSON.stringify(body),
  });
  const { code, data } = (await response.json()) as { code: number; data: T };
  expect([path, code]).toEqual([path, 200]);
  return data;
}

interface Made {
  id: string;
  number: string;
}

test.each(languages)(
  '[seed 4.13] in %s a reviewer sees the lines of an invoice and approves it, and it becomes due',
  async (language) => {
    const { admin, company } = textsOf(language);
    const session = await sessionOf('finance.maker');
    const draft = {
      reference: '',
      issueDate: '2026-03-09',
      dueDate: '2099-03-31',
      period: null,
      currency: 'USD',
      lines: [{ type: 'SERVICE', content: `Support ${randomUUID()}`, quantity: '2.5', rate: '80' }],
    };
    const made = await post<Made>('/invoice/create', draft, session);
    const watched = await openPage(browser, { language });
    const { page } = watched;
    await signIn(page, language, 'finance.checker');
    await page.goto(`/main/cards-cancel-review?q=${made.number}`);
    const row = page.getByRole('row', { name: new RegExp(made.number) });
    await row.hover();
    await row.getByRole('button', { name: admin('review.action.APPROVE') }).click();
    const dialog = page.getByRole('dialog');
    const lines = dialog.getByRole('table', { name: company('invoice.lines') });
    await lines.getByRole('row', { name: /Support .* 2\.5 80 .*200\.00/ }).waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: admin('review.action.APPROVE'), exact: true }).click();
    await page.getByText(admin.pattern('review.done.APPROVE')).first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const after = await post<object>('/invoice/detail', { id: made.id }, session);
    expect(after).toMatchObject({ state: 'APPROVED', payment: 'UNPAID' });
    watched.expectCalm();
    await watched.context.close();
  },
);
