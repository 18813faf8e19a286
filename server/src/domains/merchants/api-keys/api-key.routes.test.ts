import { codes, dayIn, addDays } from '@console/contracts';
import * as contract from '@console/contracts/merchants';
import { listAudit } from '@console/contracts/audit';
import { addMerchants, merchants } from '../../../testing/merchant-samples';
import { oneOnly, race } from '../../../testing/race';
import { submission } from '../../../testing/card-samples';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;
let test_: TestApp;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  await addMerchants(test_);
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

let turn = 0;
const draft = () => {
  turn += 1;
  return { name: `Key ${turn}`, scopes: ['merchants.merchant.view'], addresses: [], lastDay: null, merchantId: null };
};
type Draft = ReturnType<typeof draft>;

const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });
const create = (over: Partial<Record<keyof Draft, unknown>> = {}, headers = owner) =>
  test_.call(contract.createApiKey, { ...draft(), ...over } as Draft, headers);
const withKey = (secret: string): Headers => ({ authorization: `Bearer ${secret}` });
const codeWith = async (secret: string) => (await test_.post('/merchant/list', {}, withKey(secret))).code;
const today = () => dayIn('Asia/Singapore', test_.clock.now);

describe('a key', () => {
  test('is created, read back and used, and its secret is stored as a hash only', async () => {
    const wanted = {
      ...draft(),
      scopes: ['cards.card.view', 'merchants.merchant.view'],
      addresses: ['127.0.0.0/8'],
      lastDay: addDays(today(), 30),
      merchantId: merchants.first,
    };
    const { key, secret } = await test_.call(contract.createApiKey, wanted, owner);
    expect(secret).toMatch(/^vck_[\w-]{43}$/);
    const { merchantId, ...fields } = wanted;
    expect(key).toMatchObject({ ...fields, merchant: { id: merchantId }, status: 'ACTIVE' });
    expect(key.secrets).toMatchObject([{ prefix: secret.slice(0, 8), lastFour: secret.slice(-4), lastUsedAt: null }]);
    expect(key.scopeList.map(({ code, hasEffect }) => [code, hasEffect])).toEqual(
      expect.arrayContaining([
        ['cards.card.view', true],
        ['merchants.merchant.view', true],
      ]),
    );
    const { list } = await test_.call(contract.listMerchants, {}, withKey(secret));
    expect(list.map(({ id }) => id)).toEqual([merchants.first]);
    const { secrets } = await test_.call(contract.readApiKey, { id: key.id }, owner);
    expect(secrets).toMatchObject([{ lastUsedAt: test_.clock.now.toISOString(), lastUsedIp: '127.0.0.1' }]);
    const { rows } = await test_.database.pool.query('select s::text as line from api_key_secret s');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is found by its name and by the displayed characters of its secret', async () => {
    const { key, secret } = await create();
    for (const keyword of [key.name.toLowerCase(), secret.slice(0, 8), secret.slice(-4)]) {
      const { list } = await test_.call(contract.listApiKeys, { keyword }, owner);
      expect(list.map(({ id }) => id)).toContain(key.id);
    }
  });

  test('is counted by its status', async () => {
    const name = `Counted ${(turn += 1)}`;
    const { key } = await create({ name: `${name} a` });
    await create({ name: `${name} b` });
    await test_.call(contract.revokeApiKey, { id: key.id, version: key.version, note: 'Not used' }, owner);
    expect(await test_.call(contract.countApiKeys, { keyword: name }, owner)).toEqual({
      total: 2,
      counts: expect.arrayContaining([
        { value: 'ACTIVE', count: 1 },
        { value: 'REVOKED', count: 1 },
      ]),
    });
  });

  test.each([
    ['a taken name', async () => ({ name: (await create()).key.name.toUpperCase() }), 'name', 'NAME_TAKEN'],
    ['a permission that keys cannot have', () => ({ scopes: ['merchants.api-key.save'] }), 'scopes', 'SCOPE'],
    ['a permission that does not exist', () => ({ scopes: ['cards.card.nonsense'] }), 'scopes', 'SCOPE'],
    ['no permission', () => ({ scopes: [] }), 'scopes', 'REQUIRED'],
    ['a wrong address', () => ({ addresses: ['203.0.113.7', '203.0.113'] }), 'addresses.1', 'ADDRESS_RANGE'],
    ['a day in the past', () => ({ lastDay: addDays(today(), -1) }), 'lastDay', 'KEY_DAY_PAST'],
  ])('with %s is refused at its field', async (_what, overOf, field, code) => {
    const answer = await answerOf(contract.createApiKey, { ...draft(), ...(await overOf()) });
    expect(answer.code).toBe(codes.invalid);
    expect(answer.fieldErrors).toMatchObject([{ field, code }]);
  });

  test('gets no permission that its creator does not have', async () => {
    const mine = ['merchants.api-key.view', 'merchants.api-key.save', 'merchants.merchant.view'];
    const headers = await signInWith(test_, 'operations', mine);
    const { list, allMerchants } = await test_.call(contract.listApiKeyScopes, {}, headers);
    expect(allMerchants).toBe(true);
    expect(list.map(({ code }) => code)).toEqual(['merchants.merchant.view']);
    const answer = await answerOf(contract.createApiKey, { ...draft(), scopes: ['cards.card.view'] }, headers);
    expect(answer.fieldErrors).toMatchObject([{ field: 'scopes', code: 'SCOPE' }]);
  });

  test('is limited to one merchant if its creator is limited to merchants', async () => {
    const mine = ['merchants.api-key.view', 'merchants.api-key.save', 'merchants.merchant.view'];
    const headers = await signInWith(test_, 'merchant.owner', mine);
    expect(await test_.call(contract.listApiKeyScopes, {}, headers)).toMatchObject({ allMerchants: false });
    const answer = await answerOf(contract.createApiKey, draft(), headers);
    expect(answer.fieldErrors).toMatchObject([{ field: 'merchantId', code: 'REQUIRED' }]);
  });

  test('is created once by concurrent requests with the same name', async () => {
    const input = draft();
    const create_ = () => answerOf(contract.createApiKey, input);
    expect(await race({ pool: test_.database.pool, table: 'api_key' }, create_)).toEqual(oneOnly('NAME_TAKEN'));
  });

  test('requires step-up authentication', async () => {
    const headers = await test_.signIn('owner');
    const { key } = await create();
    test_.clock.advance(301);
    const { id, version } = key;
    const { merchantId: _unused, ...changed } = draft();
    for (const [operation, input] of [
      [contract.createApiKey, draft()],
      [contract.updateApiKey, { id, version, ...changed }],
      [contract.rotateApiKey, { id, version, overlapHours: 0 }],
    ] as const)
      expect((await answerOf(operation, input, headers)).code).toBe(codes.stepUp);
    owner = await test_.signIn('owner');
  });
});

describe('a change', () => {
  test('takes effect on the next request', async () => {
    const { key, secret } = await create();
    expect(await codeWith(secret)).toBe(codes.ok);
    const { id, version, name } = key;
    const fields = { name, addresses: ['203.0.113.0/24'], lastDay: null, scopes: ['merchants.merchant.view'] };
    const changed = await test_.call(contract.updateApiKey, { id, version, ...fields }, owner);
    expect(await codeWith(secret)).toBe(codes.apiKeyAddress);
    const other = { ...fields, addresses: [], scopes: ['cards.card.view'] };
    await test_.call(contract.updateApiKey, { id, version: changed.version, ...other }, owner);
    expect(await codeWith(secret)).toBe(codes.noPermission);
  });

  test('with a stale version is refused with the current key', async () => {
    const { key } = await create();
    const { id, version, name } = key;
    const fields = { name, addresses: [], lastDay: null, scopes: ['merchants.merchant.view'] };
    await test_.call(contract.updateApiKey, { id, version, ...fields }, owner);
    const answer = await answerOf(contract.updateApiKey, { id, version, ...fields });
    expect(answer).toMatchObject({ code: codes.versionConflict, data: { current: { id, version: version + 1 } } });
  });

  test('by a user other than the owner is refused, also without new permissions', async () => {
    const mine = ['merchants.api-key.view', 'merchants.api-key.save', 'merchants.merchant.view'];
    const { key } = await create({}, await signInWith(test_, 'operations', mine));
    const { id, version, name, scopes } = key;
    const fields = { name, addresses: [], lastDay: null, scopes };
    expect(await answerOf(contract.updateApiKey, { id, version, ...fields })).toMatchObject({
      code: codes.transition,
      data: { reason: 'NOT_OWNER' },
    });
  });
});

describe('a rotation', () => {
  test('preserves the previous secret for the overlap, and ends an older one', async () => {
    const first = await create();
    const { id } = first.key;
    const second = await test_.call(contract.rotateApiKey, { id, version: 1, overlapHours: 1 }, owner);
    expect(second.key.secrets).toMatchObject([
      { lastFour: second.secret.slice(-4), expiresAt: null },
      { lastFour: first.secret.slice(-4) },
    ]);
    expect(await Promise.all([first, second].map(({ secret }) => codeWith(secret)))).toEqual([codes.ok, codes.ok]);
    const third = await test_.call(contract.rotateApiKey, { id, version: 2, overlapHours: 1 }, owner);
    expect(await codeWith(first.secret)).toBe(codes.apiKeyUnknown);
    test_.clock.advance(3600);
    expect(await codeWith(second.secret)).toBe(codes.apiKeyExpired);
    expect(await codeWith(third.secret)).toBe(codes.ok);
    expect((await test_.call(contract.readApiKey, { id }, await test_.signIn('owner'))).secrets).toHaveLength(1);
    owner = await test_.signIn('owner');
  });

  test('without overlap ends the previous secret immediately', async () => {
    const { key, secret } = await create();
    await test_.call(contract.rotateApiKey, { id: key.id, version: 1, overlapHours: 0 }, owner);
    expect(await codeWith(secret)).toBe(codes.apiKeyUnknown);
  });

  test('by another user makes that user the owner, with no more permissions than that user has', async () => {
    const { key, secret } = await create({ scopes: ['merchants.merchant.view', 'cards.card.view'] });
    const few = ['merchants.api-key.view', 'merchants.api-key.save', 'merchants.merchant.view'];
    const target = { id: key.id, version: 1, overlapHours: 0 as const };
    const refused = await answerOf(contract.rotateApiKey, target, await signInWith(test_, 'operations', few));
    expect(refused.fieldErrors).toMatchObject([{ field: 'scopes', code: 'SCOPE' }]);
    const colleague = await signInWith(test_, 'operations', [...few, 'cards.card.view']);
    const overlapping = await answerOf(contract.rotateApiKey, { ...target, overlapHours: 1 }, colleague);
    expect(overlapping.fieldErrors).toMatchObject([{ field: 'overlapHours', code: 'OVERLAP_OF_OWNER' }]);
    const { key: taken } = await test_.call(contract.rotateApiKey, target, colleague);
    expect(taken.owner).not.toBe(key.owner);
    // The previous secret would act for the new owner.
    expect(await codeWith(secret)).toBe(codes.apiKeyUnknown);
  });
});

describe('a key of a merchant that was closed', () => {
  test('is revoked, and no key is created for it', async () => {
    const { key, secret } = await create({ merchantId: merchants.second });
    await test_.database.pool.query(`update merchant set status = 'CLOSED' where id = $1`, [merchants.second]);
    expect(await codeWith(secret)).toBe(codes.apiKeyRevoked);
    expect(await test_.call(contract.readApiKey, { id: key.id }, owner)).toMatchObject({ status: 'REVOKED' });
    const answer = await answerOf(contract.createApiKey, { ...draft(), merchantId: merchants.second });
    expect(answer.fieldErrors).toMatchObject([{ field: 'merchantId', code: 'KEY_MERCHANT_CLOSED' }]);
  });
});

describe('a revoked key', () => {
  test("is refused, and can't be changed", async () => {
    const { key, secret } = await create();
    const revoked = await test_.call(contract.revokeApiKey, { id: key.id, version: 1, note: 'Leaked' }, owner);
    expect(revoked).toMatchObject({ status: 'REVOKED', allowedActions: [] });
    expect(await codeWith(secret)).toBe(codes.apiKeyRevoked);
    const again = { id: key.id, version: revoked.version, overlapHours: 0 };
    expect((await answerOf(contract.rotateApiKey, again)).code).toBe(codes.transition);
    // Its name can be used again.
    await create({ name: key.name });
  });

  test('has audit log entries of its creation and revocation, without its secret', async () => {
    const { key, secret } = await create();
    await test_.call(contract.revokeApiKey, { id: key.id, version: 1, note: 'Leaked' }, owner);
    const { list } = await test_.call(listAudit, { filter: { objectId: [key.id] } }, owner);
    expect(list.map(({ action }) => action)).toEqual(['/apiKey/revoke', '/apiKey/create']);
    expect(JSON.stringify(list)).not.toContain(secret);
  });
});
