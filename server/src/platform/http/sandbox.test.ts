import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codes, queryMenus } from '@console/contracts';
import { permissions, sandboxPermissions } from '@console/contracts/areas';
import { createCard, simulateAuthorization } from '@console/contracts/cards';
import { operations } from '@console/contracts/operations';
import { simulateSale } from '../../domains/cards/transactions/simulator.actions';
import { pollersOf } from '../pollers';
import { mount } from './mount';
import { draftOf, submission } from '../../testing/card-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

/** An operation without the simulation mark that does the simulator's work with a permission for money. */
const mint = {
  ...simulateAuthorization,
  path: '/simulator/mint',
  permission: 'cards.card.topup',
  sandboxOnly: false,
} as const;

let real: TestApp;
let sandbox: TestApp;
beforeAll(async () => {
  real = await openTestApp({ filling: 'demo', env: { SANDBOX: 'off' } });
  sandbox = await openTestApp({
    filling: 'demo',
    extend: (app) => mount(app, mint, (input, context) => simulateSale(input, context)),
  });
});
afterAll(async () => {
  await real.close();
  await sandbox.close();
});

/** All operations that simulate money or time, or run unsigned code. */
const madeUp = [
  '/clock/detail',
  '/clock/move',
  '/devRemote/begin',
  '/devRemote/current',
  '/devRemote/end',
  '/devRemote/keep',
  '/devRemote/show',
  '/devRemote/upload',
  '/simulator/authorize',
  '/simulator/chargeback',
  '/simulator/clear',
  '/simulator/expire',
  '/simulator/forcePost',
  '/simulator/increment',
  '/simulator/refund',
  '/simulator/reverse',
];

it('exactly these calls are sandbox calls, and their permissions open no other calls', () => {
  const marked = Object.values(operations).filter(({ sandboxOnly }) => sandboxOnly);
  expect(marked.map(({ path: at }) => at).sort()).toEqual(madeUp);
  expect([...new Set(marked.map(({ permission }) => permission))].sort()).toEqual([...sandboxPermissions].sort());
  const others = Object.values(operations).filter(({ sandboxOnly }) => !sandboxOnly);
  expect(others.filter(({ permission }) => sandboxPermissions.includes(permission))).toEqual([]);
});

describe('in production', () => {
  it.each(madeUp)('%s is refused for every user', async (at) => {
    const refusal = { code: codes.transition, data: { reason: expect.stringContaining('SANDBOX=on') } };
    for (const login of ['owner', 'operations', 'risk', 'developer'] as const) {
      const headers = { ...(await real.signIn(login)), ...submission() };
      expect([login, await real.post(at, {}, headers)]).toMatchObject([login, refusal]);
    }
    expect(await real.post(at, {})).toMatchObject(refusal);
  });

  it('a purchase cannot be raised from one dollar to fifty thousand', async () => {
    const headers = await real.signIn('operations');
    const draft = await draftOf(real, headers, '40001201', { deposit: { amount: '100.00', currency: 'USD' } });
    const { card } = await real.call(createCard, draft, headers);
    const shop = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };
    const sale = { cardId: card.id, amount: { amount: '1.00', currency: 'USD' }, ...shop };
    const before = await eventsOf(real);
    expect((await real.post('/simulator/authorize', sale, { ...headers, ...submission() })).code).toBe(1007);
    const forced = { ...sale, amount: { amount: '900.00', currency: 'USD' } };
    expect((await real.post('/simulator/forcePost', forced, { ...headers, ...submission() })).code).toBe(1007);
    expect(await eventsOf(real)).toBe(before);
  });

  it('neither menus nor buttons lead to sandbox pages', async () => {
    const pages = sandboxPermissions.flatMap((code) => permissions[code]?.pages ?? []);
    expect(pages).not.toEqual([]);
    const offered = async (test: TestApp, headers: Headers) => {
      const { buttonLinkPageList, systemMenuList } = await test.call(queryMenus, {}, headers);
      const menus = JSON.stringify(systemMenuList);
      return [
        ...buttonLinkPageList.filter(({ buttonId }) => sandboxPermissions.includes(buttonId)),
        ...pages.filter((page) => menus.includes(`/${page}"`)),
      ];
    };
    expect(await offered(real, await real.signIn('owner'))).toEqual([]);
    expect(await offered(sandbox, await sandbox.signIn('owner'))).not.toEqual([]);
  });

  it('no page shows mails, and no demo history is generated', async () => {
    const { statusCode } = await real.app.inject({ url: `/mailbox?key=${real.app.mailboxKey}` });
    expect(statusCode).toBe(404);
    const untold = () =>
      real.database.pool
        .query<{ n: number }>('select count(*)::int as n from card_transaction')
        .then(({ rows }) => rows);
    const before = await untold();
    for (const { poll, close } of pollersOf(real.app, new AbortController().signal)) {
      while ((await poll()) > 0);
      close?.();
    }
    expect(await untold()).toEqual(before);
  });
});

const eventsOf = async ({ database }: TestApp) =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from card_transaction_event')).rows[0]?.n;

describe('in a sandbox', () => {
  it('a simulation call without its mark is refused', async () => {
    const headers = await sandbox.signIn('owner');
    const draft = await draftOf(sandbox, headers, '40001201', { deposit: { amount: '100.00', currency: 'USD' } });
    const { card } = await sandbox.call(createCard, draft, headers);
    const sale = {
      cardId: card.id,
      amount: { amount: '1.00', currency: 'USD' },
      shopName: 'A',
      mcc: '5411',
      shopCountry: 'US',
    };
    const before = await eventsOf(sandbox);
    expect((await sandbox.post('/simulator/mint', sale, { ...headers, ...submission() })).code).toBe(codes.serverError);
    expect(await eventsOf(sandbox)).toBe(before);
  });

  it('a user who cannot withdraw from cards cannot force postings', async () => {
    const owner = await sandbox.signIn('owner');
    const draft = await draftOf(sandbox, owner, '40001201', { deposit: { amount: '100.00', currency: 'USD' } });
    const { card } = await sandbox.call(createCard, draft, owner);
    const shop = { shopName: 'Corner Grocer', mcc: '5411', shopCountry: 'US' };
    const sale = { cardId: card.id, amount: { amount: '1000.00', currency: 'USD' }, ...shop };
    for (const login of ['risk', 'support'] as const) {
      const headers = { ...(await sandbox.signIn(login)), ...submission() };
      expect([login, (await sandbox.post('/simulator/forcePost', sale, headers)).code]).toEqual([login, 1403]);
    }
    expect((await sandbox.post('/simulator/forcePost', sale, { ...owner, ...submission() })).code).toBe(codes.ok);
  });
});

/** Returns the server files, without tests, that import a file. */
function importersOf(file: string): string[] {
  const root = path.join(__dirname, '../..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) =>
      new RegExp(`import (?!type)[^;]* from '[^']*/${file}'`).test(readFileSync(path.join(root, name), 'utf8')),
    )
    .map((name) => path.basename(name))
    .sort();
}

// Modules that channel messages use to write to the ledger. The simulator requires the simulation mark; expiry is a
// scheduled job, not an operation.
it.each([
  ['authorize.actions', ['simulator.actions.ts']],
  ['collect.actions', ['simulator.actions.ts']],
  ['book-event.actions', ['collect.actions.ts', 'expire.actions.ts', 'simulator.actions.ts']],
])('%s is imported only by %j', (file, importers) => {
  expect(importersOf(file)).toEqual(importers);
});
