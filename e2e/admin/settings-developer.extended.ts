import { until } from '@console/configs/jest/deadline';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { messageOf } from '../support/message-of';
import { textsOf } from '../support/texts';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

function labelsIn(language: Language) {
  const { admin, dict, field } = textsOf(language);
  return {
    add: admin('webhook.add'),
    url: admin('webhook.url'),
    events: admin('webhook.events'),
    frozen: dict('webhook_event', 'card.frozen'),
    unfrozen: dict('webhook_event', 'card.unfrozen'),
    create: admin('webhook.create'),
    notWeb: field('URL'),
    empty: field('REQUIRED'),
    secret: admin('webhook.secret'),
    stored: admin('webhook.secretStored'),
    endpoints: admin('webhook.endpoints'),
    deliveries: admin('webhook.deliveries'),
    delivered: admin('webhook.delivery.SENT'),
    refresh: admin('webhook.reload'),
    edit: admin('webhook.edit'),
    save: admin('webhook.save'),
    pause: admin('webhook.pause'),
    paused: admin('webhook.status.PAUSED'),
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Notification {
  headers: IncomingHttpHeaders;
  body: string;
}

/** System of the company that receives events. */
async function openReceiver() {
  const reported: Notification[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      reported.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an `AddressInfo`.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/events`, reported, close };
}

function isSignedBy(secret: string, { headers, body }: Notification): boolean {
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const right = createHmac('sha256', secret).update(text).digest('hex');
  return String(headers['webhook-signature']).includes(right);
}

/** Freezes and unfreezes a card. Returns its id. */
async function freezeOne(): Promise<string> {
  const session = await sessionOf('operations');
  const call = async <Out>(path: string, body: unknown): Promise<Out> => {
    const { code, data } = await post(path, body, { ...session, 'idempotency-key': crypto.randomUUID() });
    if (code !== 200) throw new Error(`${path} was refused: ${code}`);
    return data;
  };
  interface Card {
    id: string;
    version: number;
    allowedActions: { action: string; enabled: boolean }[];
  }
  const { list } = await call<{ list: Card[] }>('/card/list', { pageSize: 50, filter: { state: ['ACTIVE'] } });
  const card = list.find(({ allowedActions }) =>
    allowedActions.some(({ action, enabled }) => action === 'FREEZE' && enabled),
  );
  if (!card) throw new Error('No card can be frozen.');
  const { version } = await call<Card>('/card/freeze', { id: card.id, version: card.version, reason: 'SUSPICIOUS' });
  await call('/card/unfreeze', { id: card.id, version, reason: 'RESOLVED' });
  return card.id;
}

async function tick(dialog: Locator, field: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: field }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
  await dialog.page().keyboard.press('Escape');
}

describe.each(languages)('in %s', (language) => {
  const say = labelsIn(language);

  test('an endpoint is added, receives signed events, is changed and paused', async () => {
    const receiver = await openReceiver();
    const { page, context, expectCalm } = await openPage(browser, { language });
    await signIn(page, language, 'developer');
    await page.goto('/main/settings-developer');
    await page.getByRole('button', { name: say.add }).click();
    const dialog = page.getByRole('dialog');
    const url = dialog.getByRole('textbox', { name: say.url });
    await url.fill('nowhere');
    await dialog.getByRole('button', { name: say.create }).click();
    expect(await messageOf(dialog.getByRole('combobox', { name: say.events }))).toContain(say.empty);
    await tick(dialog, say.events, say.frozen);
    await dialog.getByRole('button', { name: say.create }).click();
    await dialog.getByText(say.notWeb).waitFor();
    expect(await messageOf(url)).toContain(say.notWeb);
    expect(await findingsOf(page)).toEqual([]);
    await url.fill(receiver.url);
    await dialog.getByRole('button', { name: say.create }).click();
    const shown = page.getByRole('dialog', { name: say.secret });
    const secret = /[\w-]{32,}/.exec(await shown.innerText())?.[0] ?? '';
    expect(secret).not.toBe('');
    await shown.getByRole('button', { name: say.stored }).click();

    const cardId = await freezeOne();
    await until(async () => receiver.reported.some(({ body }) => body.includes(cardId)));
    const reported = receiver.reported.find(({ body }) => body.includes(cardId));
    expect(reported && JSON.parse(reported.body)).toMatchObject({
      type: 'card.frozen',
      data: { cardId, state: 'FROZEN' },
    });
    expect(reported && isSignedBy(secret, reported)).toBe(true);
    await page.getByRole('button', { name: say.refresh, exact: true }).click();
    await page
      .getByRole('table', { name: say.deliveries })
      .getByRole('row', { name: new RegExp(`${say.frozen}.*${receiver.url}.*${say.delivered}`) })
      .first()
      .waitFor();

    const row = page.getByRole('table', { name: say.endpoints }).getByRole('row', { name: new RegExp(receiver.url) });
    await row.hover();
    await row.getByRole('button', { name: say.edit }).click();
    await tick(dialog, say.events, say.unfrozen);
    await dialog.getByRole('button', { name: say.save }).click();
    await row.getByText(new RegExp(say.unfrozen)).waitFor();
    await row.hover();
    await row.getByRole('button', { name: say.pause }).click();
    await row.getByText(say.paused).waitFor();
    const before = receiver.reported.length;
    await freezeOne();
    expect(receiver.reported).toHaveLength(before);
    expectCalm();
    await context.close();
    await receiver.close();
  });
});

test('a user without access to webhooks does not see the page', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'operations');
  await page.goto('/main/settings-developer');
  await page.waitForURL('**/error-401**');
  expectCalm();
  await context.close();
});
