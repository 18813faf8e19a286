import { until } from '@console/configs/jest/deadline';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Locator } from 'playwright-core';
import { findingsOf } from '../support/axe';
import { openBrowser, openPage } from '../support/browser';
import { messageOf } from '../support/message-of';
import { languages, post, signIn, sessionOf, type Language } from '../support/walk';

const labels = {
  en_US: {
    add: 'Add endpoint',
    url: 'Endpoint URL',
    events: 'Events',
    frozen: 'Card frozen',
    unfrozen: 'Card unfrozen',
    create: 'Add and show secret',
    notWeb: 'Must be a web address',
    empty: 'Cannot be empty',
    secret: 'Endpoint secret',
    stored: "I've saved it",
    endpoints: 'Webhook endpoints',
    deliveries: 'Deliveries',
    delivered: 'Delivered',
    refresh: 'Refresh',
    edit: 'Edit endpoint',
    save: 'Save endpoint',
    pause: 'Pause',
    paused: 'Paused',
  },
  zh_CN: {
    add: '新增地址',
    url: '地址',
    events: '事件',
    frozen: '卡片已冻结',
    unfrozen: '卡片已解冻',
    create: '新增并显示密钥',
    notWeb: '须为网址',
    empty: '不能为空',
    secret: '地址密钥',
    stored: '我已保存',
    endpoints: 'Webhook地址',
    deliveries: '推送记录',
    delivered: '已送达',
    refresh: '刷新',
    edit: '编辑地址',
    save: '保存地址',
    pause: '暂停',
    paused: '已暂停',
  },
} as const satisfies Record<Language, unknown>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Notification {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system of the company that is notified of events. */
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
  // A server that listens on a port has an address of this shape.
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

/** Freezes a card and gives it back as it was; answers its id. */
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
  const say = labels[language];

  test('an endpoint is set up, told of what happens with its secret, changed and paused', async () => {
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

test('whoever may not see webhooks does not see the page', async () => {
  const { page, context, expectCalm } = await openPage(browser);
  await signIn(page, 'en_US', 'operations');
  await page.goto('/main/settings-developer');
  await page.waitForURL('**/error-401**');
  expectCalm();
  await context.close();
});
