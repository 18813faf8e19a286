import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { cancelCard, freezeCard, listCards, readCardHistory } from '@console/contracts/cards';
import { downloadJob, listJobs } from '@console/contracts/jobs';
import * as contract from '@console/contracts/merchants';
import { decideReview, listReviews, readReview } from '@console/contracts/reviews';
import { demoUsers, firstMerchantId } from '@console/demo/ids';
import { secretHash } from '../http/secret-hash';
import { submission } from '../../testing/card-samples';
import { workAll } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let key: { id: string; name: string; headers: Headers };
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
  key = await keyOf(null);
});
afterAll(() => test_.close());

let turn = 0;
async function keyOf(merchantId: string | null, name = `Payroll ${(turn += 1)}`) {
  const { list } = await test_.call(contract.listApiKeyScopes, {}, owner);
  const scopes = list.map(({ code }) => code);
  const wanted = { name, scopes, merchantId, addresses: [], lastDay: null };
  const { key: made, secret } = await test_.call(contract.createApiKey, wanted, owner);
  return { id: made.id, name, headers: { authorization: `Bearer ${secret}` } };
}

const activeCard = async () => {
  const { list } = await test_.call(listCards, { filter: { state: ['ACTIVE'] } }, key.headers);
  const card = list.find(({ allowedActions }) => allowedActions.some((one) => one.action === 'FREEZE' && one.enabled));
  if (!card) throw new Error('The demo has an active card.');
  return card;
};
const freezing = ({ id, version }: { id: string; version: number }) => ({
  id,
  version,
  reason: 'OTHER' as const,
  note: 'Asked by payroll',
});

test('a change by a key has the key as its actor, in the audit log and in the history of the record', async () => {
  const card = await activeCard();
  await test_.call(freezeCard, freezing(card), key.headers);
  const { list } = await test_.call(listAudit, { filter: { objectId: [card.id], action: ['/card/freeze'] } }, owner);
  expect(list[0]).toMatchObject({ actorType: 'API_KEY', actorId: key.id, actorName: key.name, result: 'OK' });
  const { list: changes } = await test_.call(readCardHistory, { id: card.id }, owner);
  expect(changes[0]).toMatchObject({ by: 'API', actor: key.name, to: 'FROZEN' });
  const byKey = await test_.call(listAudit, { filter: { actorId: [key.id] } }, owner);
  expect(byKey.list.map(({ objectId }) => objectId)).toContain(card.id);
});

test('a denied call of a key is in the audit log with the key', async () => {
  const few = await keyOf(null);
  await test_.database.pool.query(`update api_key set scopes = '{cards.card.view}' where id = $1`, [few.id]);
  await test_.post('/merchant/list', {}, few.headers);
  const { list } = await test_.call(listAudit, { filter: { actorId: [few.id] } }, owner);
  expect(list).toMatchObject([{ actorType: 'API_KEY', action: '/merchant/list', result: 'DENIED' }]);
});

test('a repeated call with the same idempotency key makes no second change; each API key has its own idempotency keys', async () => {
  const card = await activeCard();
  const sent = { ...submission(), ...key.headers };
  const first = await test_.post(freezeCard.path, freezing(card), sent);
  expect((await test_.post(freezeCard.path, freezing(card), sent)).data).toEqual(first.data);
  const other = await keyOf(null);
  // Idempotency keys belong to an API key: another key's request with the same one is executed.
  const again = await test_.post(freezeCard.path, freezing(card), { ...sent, ...other.headers });
  expect(again.code).toBe(codes.versionConflict);
  const ofOwner = await test_.post(freezeCard.path, freezing(card), { ...sent, ...owner });
  expect(ofOwner.code).toBe(codes.versionConflict);
  expect((await test_.post(freezeCard.path, freezing(card), key.headers)).fieldErrors).toMatchObject([
    { field: 'idempotency-key', code: 'REQUIRED' },
  ]);
});

test('a maker cannot approve their own request with an API key', async () => {
  const review = await test_.database.pool.query<{ id: string; version: number }>(
    `update review set maker_id = $1 where id = (select id from review where kind in ('MERCHANT_NEW', 'MERCHANT_CHANGE')
       and state = 'PENDING' order by id limit 1) returning id, version`,
    [demoUsers.owner],
  );
  const [one] = review.rows;
  if (!one) throw new Error('The demo has a review that waits.');
  const answer = await test_.post(
    decideReview.path,
    { id: one.id, version: one.version, decision: 'APPROVE' },
    { ...submission(), ...key.headers },
  );
  expect(answer.code).toBe(codes.ownItem);
  expect((await test_.call(listReviews, {}, key.headers)).list.length).toBeGreaterThan(0);
});

test('a job is limited to the scope of its key, and the key sees only its own jobs', async () => {
  const limited = await keyOf(firstMerchantId);
  const wanted = { format: 'CSV' as const };
  await test_.call(contract.exportMerchants, wanted, owner);
  const job = await test_.call(contract.exportMerchants, wanted, limited.headers);
  await workAll(test_);
  const { list } = await test_.call(listJobs, {}, limited.headers);
  expect(list).toMatchObject([{ id: job.id, state: 'SUCCEEDED', total: 1 }]);
  const { url } = await test_.call(downloadJob, { id: job.id }, limited.headers);
  const { body } = await test_.app.inject({ method: 'GET', url });
  expect(body.trim().split('\n')).toHaveLength(2);
  expect((await test_.call(listJobs, {}, owner)).list.length).toBeGreaterThan(1);
});

test('a job of a key that was revoked before it ran fails without a file', async () => {
  const brief = await keyOf(null);
  const job = await test_.call(contract.exportMerchants, { format: 'CSV' }, brief.headers);
  await test_.call(contract.revokeApiKey, { id: brief.id, version: 1, note: 'Leaked' }, owner);
  await workAll(test_);
  const { list } = await test_.call(listJobs, {}, owner);
  expect(list.find(({ id }) => id === job.id)).toMatchObject({ state: 'FAILED', file: null });
});

test('a job of a key that a colleague took over before it ran fails without a file', async () => {
  const started = await keyOf(firstMerchantId);
  const job = await test_.call(contract.exportMerchants, { format: 'CSV' }, started.headers);
  await test_.database.pool.query('update api_key set user_id = $2 where id = $1', [started.id, demoUsers.operations]);
  await workAll(test_);
  const { list } = await test_.call(listJobs, {}, owner);
  expect(list.find(({ id }) => id === job.id)).toMatchObject({ state: 'FAILED', file: null });
});

const setOwner = (id: string, userId: string) =>
  test_.database.pool.query('update api_key set user_id = $2 where id = $1', [id, userId]);

describe('a key that a colleague took over', () => {
  test('does not see jobs started for the former owner, who still sees them', async () => {
    const taken = await keyOf(firstMerchantId);
    const job = await test_.call(contract.exportMerchants, { format: 'CSV' }, taken.headers);
    await workAll(test_);
    const seen = async (headers: Headers) => (await test_.call(listJobs, {}, headers)).list.map(({ id }) => id);
    expect(await seen(taken.headers)).toEqual([job.id]);
    await setOwner(taken.id, demoUsers['finance.checker']);
    expect(await seen(taken.headers)).toEqual([]);
    expect((await test_.post(downloadJob.path, { id: job.id }, taken.headers)).code).toBe(codes.notFound);
    expect(await seen(await test_.signIn('finance.checker'))).toEqual([]);
    expect(await seen(owner)).toContain(job.id);
  });

  test('submits reviews that neither its former nor its new owner can decide', async () => {
    const taken = await keyOf(null);
    const { list: cards } = await test_.call(listCards, { filter: { state: ['ACTIVE'] } }, owner);
    const card = cards.find(({ allowedActions }) =>
      allowedActions.some((one) => one.action === 'CANCEL' && one.enabled),
    );
    if (!card) throw new Error('The demo has a card that can be cancelled.');
    const request = { id: card.id, version: card.version, reason: 'NOT_NEEDED' };
    const { code } = await test_.post(cancelCard.path, request, { ...submission(), ...taken.headers });
    expect(code).toBe(codes.ok);
    const { rows } = await test_.database.pool.query<{ id: string; version: number; maker_key_id: string }>(
      `select id, version, maker_key_id from review where object_id = $1 and state = 'PENDING'`,
      [card.id],
    );
    const [review] = rows;
    expect(review?.maker_key_id).toBe(taken.id);
    await setOwner(taken.id, demoUsers['finance.checker']);
    const checker = await test_.signIn('finance.checker');
    const decision = { id: review?.id, version: review?.version, decision: 'APPROVE', note: 'Checked' };
    for (const headers of [checker, taken.headers, owner])
      expect((await test_.post(decideReview.path, decision, { ...submission(), ...headers })).code).toBe(codes.ownItem);
    const shown = await test_.call(readReview, { id: review?.id ?? '' }, checker);
    expect(shown.allowedActions).toEqual([
      { action: 'APPROVE', enabled: false, reason: 'OWN_ITEM' },
      { action: 'REJECT', enabled: false, reason: 'OWN_ITEM' },
    ]);
    await setOwner(taken.id, demoUsers.operations);
    expect((await test_.post(decideReview.path, decision, { ...submission(), ...checker })).code).toBe(codes.ok);
  });
});

test('a rotated key of the same owner still sees its jobs', async () => {
  const rotated = await keyOf(firstMerchantId);
  const job = await test_.call(contract.exportMerchants, { format: 'CSV' }, rotated.headers);
  const { version } = await test_.call(contract.readApiKey, { id: rotated.id }, owner);
  const { secret } = await test_.call(contract.rotateApiKey, { id: rotated.id, version, overlapHours: 0 }, owner);
  const { list } = await test_.call(listJobs, {}, { authorization: `Bearer ${secret}` });
  expect(list.map(({ id }) => id)).toEqual([job.id]);
});

test('a key cannot withdraw a review, because withdrawal needs no permission', async () => {
  const { rows } = await test_.database.pool.query<{ id: string; version: number }>(
    `select id, version from review where maker_id = $1 and state = 'PENDING' limit 1`,
    [demoUsers.owner],
  );
  const answer = await test_.post(
    decideReview.path,
    { ...rows[0], decision: 'WITHDRAW' },
    { ...submission(), ...key.headers },
  );
  expect([rows.length, answer.code]).toEqual([1, codes.apiKeyUnfit]);
});

test('a call from a disallowed address is not recorded as use and does not count against the rate limit of the key', async () => {
  const elsewhere = await keyOf(null);
  await test_.database.pool.query(`update api_key set addresses = '{203.0.113.7}' where id = $1`, [elsewhere.id]);
  expect((await test_.post('/merchant/list', {}, elsewhere.headers)).code).toBe(codes.apiKeyAddress);
  const { secrets } = await test_.call(contract.readApiKey, { id: elsewhere.id }, owner);
  expect(secrets).toMatchObject([{ lastUsedAt: null, lastUsedIp: null }]);
  const hash = secretHash(elsewhere.headers['authorization'] ?? '');
  expect(test_.app.knownSessions.of(hash)).toBeNull();
});

test('a key of a user who must still set up a required second factor has no permissions', async () => {
  await test_.database.pool.query(
    `update system_parameter set value = 'true' where code = 'session.second_factor_required'`,
  );
  expect((await test_.post('/merchant/list', {}, key.headers)).code).toBe(codes.noPermission);
  await test_.database.pool.query(
    `update system_parameter set value = 'false' where code = 'session.second_factor_required'`,
  );
  expect((await test_.post('/merchant/list', {}, key.headers)).code).toBe(codes.ok);
});

test('a page of another origin cannot use a key', async () => {
  const sent = { ...key.headers, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await test_.post('/merchant/list', {}, sent)).code).toBe(codes.notFound);
  expect((await test_.post('/merchant/list', {}, key.headers)).code).toBe(codes.ok);
});

test('the last day counts to its end in the time zone of the company', async () => {
  const { rows } = await test_.database.pool.query<{ day: string; seconds: number }>(
    `select to_char($1::timestamptz at time zone timezone, 'YYYY-MM-DD') as day,
       extract(epoch from ((($1::timestamptz at time zone timezone)::date + 1)::timestamp at time zone timezone)
         - $1::timestamptz)::int as seconds
     from company where id = (select company_id from api_key where id = $2)`,
    [test_.clock.now, key.id],
  );
  const { day, seconds } = rows[0] ?? { day: '', seconds: 0 };
  const brief = await keyOf(null);
  await test_.database.pool.query('update api_key set last_day = $2 where id = $1', [brief.id, day]);
  test_.clock.advance(seconds - 1);
  expect((await test_.post('/merchant/list', {}, brief.headers)).code).toBe(codes.ok);
  test_.clock.advance(1);
  expect((await test_.post('/merchant/list', {}, brief.headers)).code).toBe(codes.apiKeyExpired);
});
