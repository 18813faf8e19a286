import { demoCompanies, type DemoLogin, demoUsers, firstChannelId, firstMerchantId } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import type { Actor, AuditLine } from '../context';
import { sql } from '../db/sql';
import { i18nText } from '../db/common-columns';
import { inTransaction } from '../db/transaction';
import { findActor } from '../session/actor.query';
import { insertAudit } from './audit.store';
import { findRecordHistory } from './record-history.query';

let console_: TestApp;
beforeAll(async () => void (console_ = await openTestApp({ filling: 'demo' })));
afterAll(() => console_.close());

type Result = Parameters<typeof insertAudit>[3];
interface Entry extends Partial<AuditLine> {
  by?: string;
  minute?: number;
  result?: Result;
}

/** Each test uses another record, because audit log entries can't be deleted. */
const recordOf = (id: string) => ({ objectType: 'card', id }) as const;

const write = (id: string, entries: readonly Entry[], companyId = demoCompanies.aldermoor) =>
  inTransaction(console_.database.pool, { as: 'company', companyId }, async (db) => {
    for (const { by = demoUsers.owner, minute = 0, result = 'OK', ...line } of entries)
      await insertAudit(
        db,
        {
          companyId,
          actorType: by === demoUsers.owner ? 'USER' : 'SYSTEM',
          actorId: by,
          sessionId: null,
          ip: null,
          userAgent: null,
          action: '/card/freeze',
          idempotencyKey: null,
          traceId: 'trace',
          now: new Date(Date.UTC(2026, 2, 1, 0, minute)),
        },
        { objectType: 'card', objectId: id, objectLabel: 'Trip 0982', ...line },
        result,
      );
  });

async function actorOf(login: DemoLogin, over: Partial<Actor> = {}): Promise<Actor> {
  const actor = await findActor(console_.database.owner, demoUsers[login]);
  if (!actor) throw new Error(`${login} is no active user of the demo`);
  return { ...actor, ...over };
}

/** `companyId` is the transaction's company, by default the actor's company. */
const historyOf = (id: string, actor: Actor, { companyId }: Pick<Actor, 'companyId'> = actor) =>
  inTransaction(console_.database.pool, { as: 'company', companyId }, (db) =>
    findRecordHistory({ db, actor }, recordOf(id)),
  );

const frozen = { before: { state: 'ACTIVE' }, after: { state: 'FROZEN' } };

test('changes are sorted newest first; simultaneous changes by their position in the hash chain', async () => {
  const notes = ['first', 'second', 'third'];
  await write('card_order', [
    { after: { remark: 'later' }, minute: 5 },
    ...notes.map((remark) => ({ after: { remark } })),
  ]);
  const { list } = await historyOf('card_order', await actorOf('owner'));
  expect(list.map(({ after }) => after?.['remark'])).toEqual(['later', 'third', 'second', 'first']);
  expect(list[0]).toMatchObject({ at: '2026-03-01T00:05:00.000Z', by: 'Margaret Osei', action: '/card/freeze' });
});

test('at most 50 changes are returned, without reads and refused or failed operations', async () => {
  await write('card_many', [
    { reason: 'HOLDER_CONTACT', minute: 60 },
    { ...frozen, result: 'DENIED', minute: 60 },
    { ...frozen, result: 'FAILED', minute: 60 },
    ...Array.from({ length: 51 }, (_, minute) => ({ ...frozen, minute })),
  ]);
  const { list } = await historyOf('card_many', await actorOf('owner'));
  expect(list).toHaveLength(50);
  expect([list[0]?.at, list.at(-1)?.at]).toEqual(['2026-03-01T00:50:00.000Z', '2026-03-01T00:01:00.000Z']);
});

test('other companies and users limited to a part of the company get no changes', async () => {
  await write('card_reach', [frozen]);
  const owner = await actorOf('owner');
  expect((await historyOf('card_reach', owner)).list).toHaveLength(1);
  for (const login of ['owner.zh', 'merchant.owner', 'channel.operator'] as const)
    expect(await historyOf('card_reach', await actorOf(login))).toEqual({ list: [], names: [] });
  // The actor passes the condition of the query, so only row-level security hides the change.
  expect((await historyOf('card_reach', owner, { companyId: demoCompanies.lanshi })).list).toEqual([]);
});

test('values of groups that are hidden from the reader are masked', async () => {
  const entry = { before: { alias: 'Trip', validTo: '2026-12-31' }, after: { alias: 'Trip', validTo: '2027-12-31' } };
  await write('card_mask', [entry]);
  const [shown] = (await historyOf('card_mask', await actorOf('support', { hiddenGroups: new Set() }))).list;
  expect(shown).toMatchObject(entry);
  const reader = await actorOf('support', { hiddenGroups: new Set(['CARD_EXPIRY']) });
  const [masked] = (await historyOf('card_mask', reader)).list;
  const expected = { alias: 'Trip', validTo: '••••••' };
  expect(masked).toMatchObject({ before: expected, after: expected });
});

test("the system has no actor name, and a channel's name is in the reader's language", async () => {
  await write('card_actors', [
    { ...frozen, by: 'system', reason: 'LOST: Left in a taxi' },
    { ...frozen, by: firstChannelId, minute: 1 },
    { ...frozen, by: 'chan_unknown', minute: 2 },
  ]);
  const { rows } = await console_.database.owner.execute(sql`select name from channel where id = ${firstChannelId}`, {
    name: i18nText,
  });
  const actor = await actorOf('owner', { language: 'zh_CN' });
  const { list } = await historyOf('card_actors', actor);
  expect(list.map(({ by, reason }) => [by, reason])).toEqual([
    ['chan_unknown', null],
    [rows[0]?.name.zh_CN, null],
    [null, 'LOST: Left in a taxi'],
  ]);
});

test('the names of records whose ids are in audit values are returned', async () => {
  await write('card_names', [{ after: { merchantId: firstMerchantId } }]);
  const { names } = await historyOf('card_names', await actorOf('owner'));
  expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([firstMerchantId, demoUsers.owner]));
});
