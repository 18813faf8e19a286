import { codes, type Envelope } from '@console/contracts';
import * as contract from '@console/contracts/merchants';
import { listCards } from '@console/contracts/cards';
import { operations } from '@console/contracts/operations';
import { demoCompanies, demoUsers, firstMerchantId } from '@console/demo/ids';
import { newId } from '../db/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { scopesOf } from './api-key.rules';

type Headers = Record<string, string>;
type Key = { authorization: string };

let test_: TestApp;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const guarded = Object.values(operations).filter(({ permission }) => permission !== 'public');
const offered = async () => (await test_.call(contract.listApiKeyScopes, {}, owner)).list.map(({ code }) => code);

let turn = 0;
/** Creates a key of the owner, and returns the headers of its calls. */
async function keyOf(over: Parameters<typeof draftOf>[0] = {}): Promise<{ id: string; authorization: string }> {
  const { key, secret } = await test_.call(contract.createApiKey, draftOf(over), owner);
  return { id: key.id, authorization: `Bearer ${secret}` };
}
const draftOf = (over: {
  scopes?: string[];
  merchantId?: string | null;
  addresses?: string[];
  lastDay?: string | null;
}) => ({
  name: `Matrix ${(turn += 1)}`,
  scopes: ['merchants.merchant.view'],
  merchantId: null,
  addresses: [],
  lastDay: null,
  ...over,
});

const call = (path: string, { authorization }: Key, input: object = {}): Promise<Envelope> =>
  test_.post(path, input, { authorization, 'idempotency-key': newId('key') });
const codesOf = async (headers: Key, answer: (path: string) => boolean = () => true) => {
  const given: [string, number][] = [];
  for (const { path } of guarded.filter((one) => answer(one.path)))
    given.push([path, (await call(path, headers)).code]);
  return given;
};
const others = (given: [string, number][], code: number) => given.filter(([, one]) => one !== code);

/** Codes that refuse the caller. Any other code depends on the input. */
const about = new Set<number>([
  codes.signedOut,
  codes.noPermission,
  codes.stepUp,
  codes.apiKeyUnknown,
  codes.apiKeyExpired,
  codes.apiKeyRevoked,
  codes.apiKeyAddress,
  codes.apiKeyUnfit,
]);

describe('calls with an API key', () => {
  test('a call is permitted to a key with its scope, and refused to a key with all other scopes', async () => {
    const scopes = await offered();
    const [opening, other] = [await keyOf(), await keyOf()];
    const give = (id: string, given: string[]) =>
      test_.database.pool.query('update api_key set scopes = $2 where id = $1', [id, given]);
    const wrong: unknown[] = [];
    for (const scope of scopes) {
      const without = scopes.filter((one) => one !== scope);
      await give(opening.id, [scope]);
      await give(other.id, without);
      for (const { path, forKeys, permission, alsoWith } of guarded) {
        const openers: string[] = [permission, ...alsoWith];
        if (!forKeys || !openers.includes(scope)) continue;
        const { code } = await call(path, opening);
        if (about.has(code)) wrong.push(['with', scope, path, code]);
        const isClosed = !openers.some((one) => without.includes(one));
        if (isClosed && (await call(path, other)).code !== codes.noPermission) wrong.push(['without', scope, path]);
      }
    }
    expect(wrong).toEqual([]);
    expect(scopes.length).toBeGreaterThan(50);
  });

  test('a call that is not available to keys is refused for every scope', async () => {
    const key = await keyOf({ scopes: await offered() });
    const closed = guarded.filter(({ forKeys }) => !forKeys);
    expect(closed.length).toBeGreaterThan(30);
    expect(others(await codesOf(key, (path) => closed.some((one) => one.path === path)), codes.apiKeyUnfit)).toEqual(
      [],
    );
  });

  test('a call is refused for an expired key', async () => {
    const key = await keyOf({ scopes: await offered(), lastDay: '2999-01-01' });
    await test_.database.pool.query(`update api_key set last_day = '2026-01-01' where id = $1`, [key.id]);
    expect(others(await codesOf(key), codes.apiKeyExpired)).toEqual([]);
  });

  test('a call is refused for a revoked key', async () => {
    const key = await keyOf({ scopes: await offered() });
    await test_.call(contract.revokeApiKey, { id: key.id, version: 1, note: 'Leaked' }, owner);
    expect(others(await codesOf(key), codes.apiKeyRevoked)).toEqual([]);
  });

  test('a call is refused for a key whose owner is disabled', async () => {
    const key = await keyOf({ scopes: await offered() });
    await test_.database.pool.query('update api_key set user_id = $2 where id = $1', [key.id, demoUsers.operations]);
    await test_.database.pool.query(`update app_user set status = 'DISABLED' where id = $1`, [demoUsers.operations]);
    expect(others(await codesOf(key), codes.apiKeyRevoked)).toEqual([]);
    await test_.database.pool.query(`update app_user set status = 'ACTIVE' where id = $1`, [demoUsers.operations]);
  });

  test('a call is refused from an address that the key does not allow', async () => {
    const key = await keyOf({ scopes: await offered(), addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(others(await codesOf(key), codes.apiKeyAddress)).toEqual([]);
    const near = await keyOf({ addresses: ['127.0.0.1'] });
    expect((await call('/merchant/list', near)).code).toBe(codes.ok);
  });

  test('a call with an unknown secret is refused', async () => {
    const made = { authorization: `Bearer vck_${'x'.repeat(43)}` };
    expect(others(await codesOf(made), codes.apiKeyUnknown)).toEqual([]);
  });
});

describe('records', () => {
  /** Operations without input that return lists of records of merchants. */
  const lists = guarded.filter(({ path, reads, forKeys }) => reads && forKeys && path.endsWith('/list'));
  const idsIn = (answer: unknown): string[] =>
    JSON.stringify(answer ?? null).match(/\bmer_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? [];

  test('a key for one merchant lists no records of other merchants', async () => {
    const scopes = await offered();
    const [one, all] = [await keyOf({ scopes, merchantId: firstMerchantId }), await keyOf({ scopes })];
    const found: unknown[] = [];
    let ofAll = 0;
    for (const { path } of lists) {
      const strangers = idsIn((await call(path, one)).data).filter((id) => id !== firstMerchantId);
      if (strangers.length > 0) found.push([path, strangers[0]]);
      ofAll += idsIn((await call(path, all)).data).filter((id) => id !== firstMerchantId).length;
    }
    expect(found).toEqual([]);
    // A key for all merchants gets records of other merchants from the same lists, so the filter was tested.
    expect(ofAll).toBeGreaterThan(10);
  });

  test('a key for one merchant finds no record of another merchant by its id', async () => {
    const { rows } = await test_.database.pool.query<{ id: string; merchantId: string }>(
      `select id, merchant_id as "merchantId" from card where company_id = $1 and merchant_id <> $2 limit 3`,
      [demoCompanies.aldermoor, firstMerchantId],
    );
    const key = await keyOf({
      scopes: ['cards.card.view', 'cards.card.freeze', 'merchants.merchant.view', 'merchants.merchant.save'],
      merchantId: firstMerchantId,
    });
    const answers: number[] = [];
    for (const { id, merchantId } of rows) {
      answers.push((await call('/card/detail', key, { id })).code);
      answers.push((await call('/card/freeze', key, { id, version: 1, reason: 'OTHER', note: 'x' })).code);
      answers.push((await call('/merchant/detail', key, { id: merchantId })).code);
      answers.push((await call('/merchant/saveRemark', key, { id: merchantId, version: 1, remark: 'x' })).code);
    }
    expect(answers).toEqual(answers.map(() => codes.notFound));
    expect(answers).toHaveLength(12);
  });

  test('a key finds no record of another company by its id', async () => {
    const { rows } = await test_.database.pool.query<{ card: string; merchant: string }>(
      `select c.id as card, c.merchant_id as merchant from card c where c.company_id <> $1 limit 3`,
      [demoCompanies.aldermoor],
    );
    const key = await keyOf({ scopes: await offered() });
    const answers: number[] = [];
    for (const { card, merchant } of rows) {
      answers.push((await call('/card/detail', key, { id: card })).code);
      answers.push((await call('/merchant/detail', key, { id: merchant })).code);
    }
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).toEqual(answers.map(() => codes.notFound));
  });

  test('a key finds no records of a merchant that its owner can no longer access', async () => {
    const { key, secret } = await test_.call(
      contract.createApiKey,
      draftOf({ scopes: ['cards.card.view'], merchantId: firstMerchantId }),
      await test_.signIn('merchant.owner'),
    );
    const headers = { authorization: `Bearer ${secret}` };
    expect((await test_.call(listCards, {}, headers)).list.length).toBeGreaterThan(0);
    await test_.database.pool.query(
      `delete from user_merchant_scope where user_id = (select user_id from api_key where id = $1)`,
      [key.id],
    );
    expect((await test_.call(listCards, {}, headers)).list).toEqual([]);
  });
});

test('a permission is offered as a scope if keys can use it or no call requires it; permissions for managing keys are not offered', () => {
  const operation = { permission: 'a.b.view', alsoWith: [], forKeys: true } as const;
  const closed = { permission: 'a.b.save', alsoWith: [], forKeys: false } as const;
  const codesGiven = ['a.b.save', 'a.b.view', 'a.b.approve', 'merchants.api-key.view'];
  expect(scopesOf(codesGiven, [operation, closed])).toEqual(['a.b.view', 'a.b.approve']);
});
