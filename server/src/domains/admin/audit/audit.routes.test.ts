import { codes } from '@console/contracts';
import { listAudit, listAuditChoices, readAudit, verifyAudit } from '@console/contracts/audit';
import { freezeCard } from '@console/contracts/cards';
import { foldAuditText } from './audit-text.query';
import { cardIn } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  owner = await console_.signIn('owner');
}, 120_000);
afterAll(() => console_.close());

const freeze = async () => {
  const card = await cardIn(console_, owner, 'ACTIVE');
  await console_.call(freezeCard, { id: card.id, version: card.version, reason: 'STOLEN' }, owner);
  return card;
};

test('a deed is in the log with who, what, before and after, and found by its object', async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: card.id } }, owner);
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

test('a line shows its neighbours in the chain, and none to another company', async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: card.id } }, owner);
  const id = list[0]?.id ?? '';
  const detail = await console_.call(readAudit, { id }, owner);
  expect(detail).toMatchObject({ id, chain: { followsOn: true, isUnchanged: true, isFollowed: true } });
  expect(detail.chain.own).toMatch(/^[0-9a-f]{64}$/);
  expect(await console_.post('/audit/detail', { id }, await console_.signIn('owner.zh'))).toMatchObject({
    code: codes.notFound,
  });
});

test('a line that was changed says so of itself', async () => {
  const card = await freeze();
  const { list } = await console_.call(listAudit, { filter: { objectId: card.id } }, owner);
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

test('the log is found by its reason, its object and its people', async () => {
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

test('words are found before and after the index has taken them in, and with the other filters', async () => {
  const { owner: tables } = console_.database;
  await foldAuditText(tables);
  const card = await freeze();
  const search = async (keyword: string, filter = {}) =>
    (await console_.call(listAudit, { keyword, filter }, owner)).list.map(({ objectId }) => objectId);
  const texts = [card.id, `**** ${card.number.slice(-4)}`.slice(-4), 'stolen'];
  const found = async () => Promise.all(texts.map((word) => search(word, { objectId: card.id })));
  expect(await found()).toEqual([[card.id], [card.id], [card.id]]);
  expect(await foldAuditText(tables)).toBeGreaterThan(0);
  expect(await found()).toEqual([[card.id], [card.id], [card.id]]);
  expect(await search('stolen', { objectId: card.id, result: ['DENIED'] })).toEqual([]);
  expect(await search('no such words in any line')).toEqual([]);
  expect(await foldAuditText(tables)).toBe(0);
});

test('words of another company are not found', async () => {
  const card = await freeze();
  const other = await console_.signIn('owner.zh');
  expect((await console_.call(listAudit, { keyword: card.id }, other)).list).toEqual([]);
});

test('many at once make one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, () => console_.signIn('operations')));
  const { isSound, lines, findings } = await console_.call(verifyAudit, {}, owner);
  expect({ isSound, findings }).toEqual({ isSound: true, findings: [] });
  expect(lines).toBeGreaterThanOrEqual(20);
});

test.each([
  ['a changed line', "update audit_event set reason = 'HOLDER_REQUEST' where action = '/card/freeze'"],
  ['a removed line', "delete from audit_event where action = '/card/freeze'"],
  ['a removed last line', 'delete from audit_event where seq = (select max(seq) from audit_event)'],
])('%s is found by the verification', async (_name, statement) => {
  await freeze();
  await console_.database.pool.query('alter table audit_event disable trigger user');
  await console_.database.pool.query('create table kept as select * from audit_event');
  await console_.database.pool.query(statement);
  expect(await console_.call(verifyAudit, {}, owner)).toMatchObject({ isSound: false });
  await console_.database.pool.query('delete from audit_event; insert into audit_event select * from kept');
  await console_.database.pool.query('drop table kept; alter table audit_event enable trigger user');
  expect(await console_.call(verifyAudit, {}, owner)).toMatchObject({ isSound: true });
});

test('a request cannot write the end of the chain, and other companies have chains of their own', async () => {
  const other = await console_.call(verifyAudit, {}, await console_.signIn('owner.zh'));
  expect(other).toMatchObject({ isSound: true });
  const client = await console_.database.pool.connect();
  await client.query('begin; set local role vcc_app');
  await expect(client.query("update audit_head set hash = ''")).rejects.toThrow('permission denied');
  await client.query('rollback');
  client.release();
});

test('only who sees the whole company sees its log', async () => {
  expect(await console_.post('/audit/list', {}, await console_.signIn('support'))).toMatchObject({
    code: codes.noPermission,
  });
});
