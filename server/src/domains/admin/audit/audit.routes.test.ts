import { codes } from '@console/contracts';
import {
  countAuditExport,
  exportAudit,
  listAudit,
  listAuditChoices,
  readAudit,
  verifyAudit,
} from '@console/contracts/audit';
import { cancelCard, freezeCard } from '@console/contracts/cards';
import { downloadJob } from '@console/contracts/jobs';
import { decideReview, readReview } from '@console/contracts/reviews';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { insertAudit } from '../../../platform/audit/audit.store';
import { findNamed } from '../../../platform/audit/record-names.query';
import { newId } from '../../../platform/db/ids';
import { inTransaction } from '../../../platform/db/transaction';
import { foldAuditText } from './audit-text.query';
import { cardIn, submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  owner = await console_.signIn('owner');
});
afterAll(() => console_.close());

/**
 * Cards of decided reviews. The test clock doesn't advance, so all entries of a card have the same time, and other
 * tests must not use these cards.
 */
const decidedIds = new Set<string>();

const freeze = async () => {
  const card = await cardIn(console_, owner, 'ACTIVE', ({ id }) => !decidedIds.has(id));
  await console_.call(freezeCard, { id: card.id, version: card.version, reason: 'STOLEN' }, owner);
  return card;
};

test('an action is logged with actor, values before and after, and is found by its object', async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: [card.id] } }, owner);
  expect(list).toMatchObject([
    {
      action: '/card/freeze',
      actorName: 'Margaret Osei',
      result: 'OK',
      reason: 'STOLEN',
      before: { state: 'ACTIVE' },
      after: { state: 'FROZEN' },
    },
  ]);
});

test("an entry has its neighbors in the hash chain, and another company can't read it", async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: [card.id] } }, owner);
  const id = list[0]?.id ?? '';
  const detail = await console_.call(readAudit, { id }, owner);
  expect(detail).toMatchObject({ id, chain: { followsOn: true, isUnchanged: true, isFollowed: true } });
  expect(detail.chain.own).toMatch(/^[0-9a-f]{64}$/);
  expect(await console_.post('/audit/detail', { id }, await console_.signIn('owner.zh'))).toMatchObject({
    code: codes.notFound,
  });
});

test('a changed entry is reported as changed', async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: [card.id] } }, owner);
  const id = list[0]?.id ?? '';
  const set = async (reason: string) => {
    await console_.database.pool.query('alter table audit_event disable trigger user');
    await console_.database.pool.query(`update audit_event set reason = '${reason}' where id = '${id}'`);
    await console_.database.pool.query('alter table audit_event enable trigger user');
  };
  await set('HOLDER_REQUEST');
  const { chain } = await console_.call(readAudit, { id }, owner);
  await set('STOLEN');
  expect(chain).toMatchObject({ followsOn: true, isUnchanged: false });
});

test("entries are found by reason and object, and the filter offers the company's users", async () => {
  const card = await freeze();
  const found = await console_.call(listAudit, { keyword: card.id }, owner);
  expect(found.list.map(({ objectId }) => objectId)).toEqual([card.id]);
  expect((await console_.call(listAudit, { keyword: 'stole' }, owner)).total).toBeGreaterThan(0);
  const { actors, actions } = await console_.call(listAuditChoices, {}, owner);
  expect(actors.map(({ loginName }) => loginName)).toContain('owner');
  expect(actors.map(({ loginName }) => loginName)).not.toContain('owner.zh');
  expect(actions).toContain('/card/freeze');
  expect(actions).not.toContain('/card/list');
});

test('words are found before and after the index is flushed, and combined with other filters', async () => {
  const { owner: tables } = console_.database;
  await foldAuditText(tables);
  const card = await freeze();
  const search = async (keyword: string, filter = {}) =>
    (await console_.call(listAudit, { keyword, filter }, owner)).list.map(({ objectId }) => objectId);
  const texts = [card.id, `**** ${card.number.slice(-4)}`.slice(-4), 'stolen'];
  const found = async () => Promise.all(texts.map((word) => search(word, { objectId: [card.id] })));
  expect(await found()).toEqual([[card.id], [card.id], [card.id]]);
  expect(await foldAuditText(tables)).toBeGreaterThan(0);
  expect(await found()).toEqual([[card.id], [card.id], [card.id]]);
  expect(await search('stolen', { objectId: [card.id], result: ['DENIED'] })).toEqual([]);
  expect(await search('no such words in any line')).toEqual([]);
  expect(await foldAuditText(tables)).toBe(0);
});

test('entries of another company are not found', async () => {
  const card = await freeze();
  const other = await console_.signIn('owner.zh');
  expect((await console_.call(listAudit, { keyword: card.id }, other)).list).toEqual([]);
});

test('concurrent entries form one hash chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => console_.signIn('operations')));
  const { isSound, lines, findings } = await console_.call(verifyAudit, {}, owner);
  expect({ isSound, findings }).toEqual({ isSound: true, findings: [] });
  expect(lines).toBeGreaterThanOrEqual(20);
});

test.each([
  ['a changed entry', "update audit_event set reason = 'HOLDER_REQUEST' where action = '/card/freeze'"],
  ['a removed entry', "delete from audit_event where action = '/card/freeze'"],
  ['a removed last entry', 'delete from audit_event where seq = (select max(seq) from audit_event)'],
])('the verification finds %s', async (_name, statement) => {
  await freeze();
  await console_.database.pool.query('alter table audit_event disable trigger user');
  await console_.database.pool.query('create table kept as select * from audit_event');
  await console_.database.pool.query(statement);
  expect(await console_.call(verifyAudit, {}, owner)).toMatchObject({ isSound: false });
  await console_.database.pool.query('delete from audit_event; insert into audit_event select * from kept');
  await console_.database.pool.query('drop table kept; alter table audit_event enable trigger user');
  expect(await console_.call(verifyAudit, {}, owner)).toMatchObject({ isSound: true });
});

test("a request can't write the head of the chain, and each company has its own chain", async () => {
  const other = await console_.call(verifyAudit, {}, await console_.signIn('owner.zh'));
  expect(other).toMatchObject({ isSound: true });
  const client = await console_.database.pool.connect();
  await client.query('begin; set local role vcc_app');
  await expect(client.query("update audit_head set hash = ''")).rejects.toThrow('permission denied');
  await client.query('rollback');
  client.release();
});

test('matching entries are exported with the export permission, and the export is logged', async () => {
  const card = await freeze();
  const filter = { objectId: [card.id] };
  const { count, columns } = await console_.call(countAuditExport, { filter }, owner);
  expect(count).toBe(1);
  expect(columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['at', 'actor', 'action', 'object', 'hash']));
  const job = await console_.call(exportAudit, { filter, format: 'CSV' }, owner);
  const { list } = await console_.call(listAudit, { filter: { objectId: [job.id] } }, owner);
  expect(list).toMatchObject([{ action: '/audit/export' }]);
  expect(await console_.post('/audit/export', { format: 'CSV' }, await console_.signIn('support'))).toMatchObject({
    code: codes.noPermission,
  });
});

test("a channel's name is in the reader's language", async () => {
  const { pool } = console_.database;
  const { rows } = await pool.query<{ id: string; name: { en_US: string; zh_CN: string } }>(
    'select id, name from channel order by id limit 1',
  );
  const { id: channelId = '', name } = rows[0] ?? {};
  const card = await freeze();
  const nameFor = async (language: string) => {
    const headers = { ...owner, language };
    const { list } = await console_.call(listAudit, { filter: { objectId: [card.id] } }, headers);
    return list[0]?.actorName;
  };
  const actor = await pool.query<{ actor_id: string }>(
    `select actor_id from audit_event where object_id = '${card.id}'`,
  );
  const actBy = async (by: string) => {
    await pool.query('alter table audit_event disable trigger user');
    await pool.query(`update audit_event set actor_id = '${by}' where object_id = '${card.id}'`);
    await pool.query('alter table audit_event enable trigger user');
  };
  await actBy(channelId);
  const names = [await nameFor('en_US'), await nameFor('zh_CN')];
  await actBy(actor.rows[0]?.actor_id ?? '');
  expect(names).toEqual([name?.en_US, name?.zh_CN]);
});

test('an entry includes the names of the records that it mentions', async () => {
  const bin = await console_.database.pool.query<{ id: string }>('select id from card_bin order by id limit 1');
  const named = await findNamed(console_.database.owner, [{ binId: bin.rows[0]?.id, by: demoUsers.owner }]);
  expect(named.map(({ name }) => name.en_US)).toEqual(
    expect.arrayContaining(['Margaret Osei', expect.stringMatching(/^\d{6,8} · /)]),
  );
});

/** Returns a card whose cancellation was requested by one user and decided by another. */
async function decidedCard(decision: 'APPROVE' | 'REJECT') {
  const [maker, checker] = [await console_.signIn('operations'), await console_.signIn('finance.checker')];
  const card = await cardIn(console_, maker, 'ACTIVE', ({ id }) => !decidedIds.has(id));
  decidedIds.add(card.id);
  await console_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, maker);
  const { rows } = await console_.database.pool.query<{ id: string }>('select id from review where object_id = $1', [
    card.id,
  ]);
  const id = rows[0]?.id ?? '';
  const { version } = await console_.call(readReview, { id }, checker);
  await console_.call(decideReview, { id, version, decision, note: 'Seen.' }, { ...checker, ...submission() });
  const { rows: people } = await console_.database.pool.query<{ nickname: string }>(
    "select nickname from app_user where login_name = 'finance.checker'",
  );
  return { card, reviewId: id, checker: people[0]?.nickname ?? '' };
}

test.each(['APPROVE', 'REJECT'] as const)(
  'entries of the card and of its review name the approver, not the maker (%s)',
  async (decision) => {
    const { card, reviewId, checker } = await decidedCard(decision);
    const decisionsOf = async (objectId: string) => {
      const { list } = await console_.call(listAudit, { filter: { objectId: [objectId] } }, owner);
      return Promise.all(list.map(async ({ id }) => (await console_.call(readAudit, { id }, owner)).decisions));
    };
    const found = [...(await decisionsOf(card.id)), ...(await decisionsOf(reviewId))];
    expect(found.length).toBeGreaterThan(0);
    for (const decisions of found) expect(decisions).toMatchObject([{ name: checker, decision, note: 'Seen.' }]);
    const other = await freeze();
    expect(await decisionsOf(other.id)).toEqual([[]]);
  },
);

/** Exports the audit log entries of these records. */
const fileOf = async (objectId: string[], language: string) => {
  const headers = { ...owner, language };
  const job = await console_.call(
    exportAudit,
    {
      filter: { objectId },
      format: 'CSV',
      columns: { choice: 'CHOSEN', keys: ['changes', 'reason', 'approvedBy', 'rejectedBy'] },
    },
    headers,
  );
  await workAll(console_);
  const { url } = await console_.call(downloadJob, { id: job.id }, headers);
  return (await console_.app.inject({ method: 'GET', url })).rawPayload.toString('utf8');
};

test("the file has changes, reason and approver in the reader's language", async () => {
  const frozen = await freeze();
  const { card, reviewId, checker } = await decidedCard('APPROVE');
  expect(await fileOf([frozen.id], 'en_US')).toContain('Status: Active → Frozen; Frozen by: – → Administrator');
  expect(await fileOf([frozen.id], 'en_US')).toContain(',Card details stolen,,');
  expect(await fileOf([frozen.id], 'zh_CN')).toMatch(/状态：正常 → 已冻结/);
  const decided = await fileOf([card.id, reviewId], 'en_US');
  expect(decided).toContain(`,${checker},`);
  expect(decided).not.toMatch(/NOT_NEEDED|APPROVED|cdh_/);
});

test('an id with a ten-letter prefix is shown by its name in an entry and in the file', async () => {
  const [subsidiaryId, cardId] = [newId('subsidiary'), newId('card')];
  const companyId = demoCompanies.aldermoor;
  const context = {
    companyId,
    actorType: 'USER',
    actorId: demoUsers.owner,
    sessionId: null,
    ip: null,
    userAgent: null,
    action: '/card/freeze',
    idempotencyKey: null,
    traceId: 'trace',
    now: console_.clock.now,
  } as const;
  await inTransaction(console_.database.pool, { as: 'company', companyId }, async (db) => {
    const created = { objectType: 'card', objectId: subsidiaryId, objectLabel: 'Harbour Ltd' } as const;
    await insertAudit(db, context, created, 'OK');
    const after = { cardholderId: subsidiaryId };
    await insertAudit(db, context, { objectType: 'card', objectId: cardId, objectLabel: 'Trip', after }, 'OK');
  });
  const { list } = await console_.call(listAudit, { filter: { objectId: [cardId] } }, owner);
  const { names } = await console_.call(readAudit, { id: list[0]?.id ?? '' }, owner);
  expect(names).toEqual([{ id: subsidiaryId, name: { en_US: 'Harbour Ltd', zh_CN: 'Harbour Ltd' } }]);
  expect(await fileOf([cardId], 'en_US')).toContain('Cardholder: Harbour Ltd');
});

test('values of groups that are hidden from the reader are masked in the list, in an entry and in the file', async () => {
  const source = {
    companyId: demoCompanies.aldermoor,
    actorType: 'USER' as const,
    actorId: demoUsers.owner,
    sessionId: null,
    ip: null,
    userAgent: null,
    action: '/card/update' as const,
    idempotencyKey: null,
    traceId: 'trace',
    now: console_.clock.now,
  };
  const change = {
    before: { alias: 'Trip', validTo: '2026-12-31' },
    after: { alias: 'Flights', validTo: '2027-12-31' },
  };
  await inTransaction(console_.database.pool, { as: 'company', companyId: source.companyId }, (db) =>
    insertAudit(db, source, { objectType: 'card', objectId: 'card_masked', objectLabel: 'Trip 0982', ...change }),
  );
  const seen = async () => {
    const { list } = await console_.call(listAudit, { filter: { objectId: ['card_masked'] } }, owner);
    const entry = await console_.call(readAudit, { id: list[0]?.id ?? '' }, owner);
    return { list: list[0]?.after, entry: entry.before, file: await fileOf(['card_masked'], 'en_US') };
  };
  const hide = (groups: string) =>
    console_.database.pool.query('update app_user set hidden_groups = $1 where id = $2', [groups, demoUsers.owner]);
  expect(await seen()).toMatchObject({ list: change.after, entry: change.before });
  await hide('{CARD_EXPIRY}');
  const { list, entry, file } = await seen();
  await hide('{}');
  expect([list, entry]).toEqual([
    { alias: 'Flights', validTo: '••••••' },
    { alias: 'Trip', validTo: '••••••' },
  ]);
  expect(file).toContain('Trip → Flights');
  expect(file).not.toMatch(/202[67]-12-31/);
});

test('the audit log is refused for users without access to the whole company', async () => {
  expect(await console_.post('/audit/list', {}, await console_.signIn('support'))).toMatchObject({
    code: codes.noPermission,
  });
});
