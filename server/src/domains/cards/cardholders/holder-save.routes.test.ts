import { codes, type InputOf } from '@console/contracts';
import {
  changeCardholderStatus,
  countCardholderExport,
  createCardholder,
  findCardholderTwins,
  listCardholderOptions,
  listCardholders,
  listCards,
  pushCardholder,
  readCardholder,
  readCardholderHistory,
  removeCardholder,
  saveCardholder,
} from '@console/contracts/cards';
import { listJobItems } from '@console/contracts/jobs';
import { firstMerchantId } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let support: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  support = await test_.signIn('support');
});
afterAll(() => test_.close());

const draft: InputOf<typeof createCardholder> = {
  merchantId: firstMerchantId,
  firstName: 'Amelia',
  middleName: 'Rose',
  lastName: 'Newcombe',
  email: 'amelia.newcombe@example.com',
  areaCode: '+65',
  phone: '8123 9001',
  birthday: '1990-05-01',
  country: 'SG',
  state: '',
  city: 'Singapore',
  address: '1 Marina View',
  postalCode: '018961',
  isDefault: false,
  sharesToWalletUser: false,
  remark: '',
};
const create = (over: Partial<typeof draft> = {}) => test_.call(createCardholder, { ...draft, ...over }, operations);
const post = (path: string, body: unknown, headers = operations) =>
  test_.post(path, body, { ...headers, 'idempotency-key': newId('key') });
const defaults = async () =>
  (await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations)).list.filter(
    ({ isDefault }) => isDefault,
  );

test('[seed 3.19] a cardholder is created, found by name, e-mail address and phone number, and masked in responses', async () => {
  const holder = await create();
  expect(holder).toMatchObject({
    name: 'Amelia Rose Newcombe',
    phone: { masked: '+65 ••••9001' },
    email: { masked: 'a••••@example.com' },
    address: { masked: '••••••' },
    status: 'ACTIVE',
    liveCards: 0,
  });
  for (const keyword of ['rose new', 'Amelia.Newcombe@example.com', '8123-9001']) {
    const { list } = await test_.call(listCardholders, { keyword }, operations);
    expect([keyword, list.map(({ id }) => id)]).toEqual([keyword, [holder.id]]);
  }
  const response = JSON.stringify(await test_.call(listCardholders, {}, operations));
  expect([response.includes('Marina View'), response.includes('81239001')]).toEqual([false, false]);
});

test('a user without access to contact data cannot find cardholders by e-mail address', async () => {
  await test_.database.pool.query(
    `update app_user set hidden_groups = '{HOLDER_CONTACT,HOLDER_IDENTITY}' where login_name = 'support'`,
  );
  const blind = await test_.signIn('support');
  const found = await test_.call(listCardholders, { keyword: draft.email }, blind);
  expect(found.total).toBe(0);
  expect((await test_.call(listCardholders, { keyword: 'newcombe' }, blind)).total).toBe(1);
});

test.each([
  ['birthday', { birthday: '2015-01-01' }],
  ['postalCode', { postalCode: '1' }],
  ['state', { country: 'US', postalCode: '10041', state: 'Nowhere' }],
  ['country', { country: 'ZZ' }],
  ['phone', { phone: undefined }],
  ['email', { email: 'nobody' }],
  ['firstName', { firstName: ' ' }],
])('%s is refused next to its field', async (field, over) => {
  const { code, fieldErrors } = await post(createCardholder.path, { ...draft, ...over });
  expect([code, fieldErrors?.map((error) => error.field)]).toEqual([codes.invalid, [field]]);
});

test('a merchant has one default cardholder, which a new default replaces and a disabled one is not', async () => {
  const [former] = await defaults();
  const holder = await create({ isDefault: true, email: 'default@example.com' });
  expect((await defaults()).map(({ id }) => id)).toEqual([holder.id]);
  expect(former?.id).not.toBe(holder.id);
  const disabled = await test_.call(
    changeCardholderStatus,
    { id: holder.id, version: holder.version, to: 'DISABLED' },
    operations,
  );
  expect([disabled.status, disabled.isDefault, await defaults()]).toEqual(['DISABLED', false, []]);
});

test('of two concurrent new defaults one remains', async () => {
  const both = await Promise.all([
    create({ isDefault: true, email: 'one@example.com' }),
    create({ isDefault: true, email: 'two@example.com' }),
  ]);
  const found = await defaults();
  expect(found).toHaveLength(1);
  expect(both.map(({ id }) => id)).toContain(found[0]?.id);
});

test('a possible duplicate is reported by name and birthday, or by e-mail address', async () => {
  const { merchantId, firstName, middleName, lastName, birthday } = draft;
  const names = { merchantId, firstName, middleName, lastName };
  const ask = async (over: object) =>
    (await test_.call(findCardholderTwins, { ...names, ...over }, operations)).list.map(({ by }) => by);
  expect(new Set(await ask({ birthday }))).toEqual(new Set(['NAME']));
  expect(await ask({ birthday: '1991-01-01' })).toEqual([]);
  expect(await ask({ firstName: 'X', email: 'ONE@example.com' })).toEqual(['EMAIL']);
});

test('an e-mail address or birthday that is hidden from the user finds no duplicate', async () => {
  const hide = (groups: string) =>
    test_.database.pool.query('update app_user set hidden_groups = $1 where login_name = $2', [groups, 'support']);
  const { merchantId, firstName, middleName, lastName, birthday } = draft;
  const names = { merchantId, firstName, middleName, lastName };
  const support = await test_.signIn('support');
  const ask = async () => {
    const guess = { ...names, birthday, email: 'one@example.com' };
    return new Set((await test_.call(findCardholderTwins, guess, support)).list.map(({ by }) => by));
  };
  await hide('{HOLDER_CONTACT}');
  expect(await ask()).toEqual(new Set(['NAME']));
  await hide('{HOLDER_IDENTITY}');
  expect(await ask()).toEqual(new Set(['EMAIL']));
  await hide('{HOLDER_CONTACT,HOLDER_IDENTITY}');
  expect(await ask()).toEqual(new Set());
});

test('a cardholder with live cards can be disabled but not deleted, and one without cards can be deleted', async () => {
  const { list } = await test_.call(
    listCardholders,
    { filter: { merchantId: [firstMerchantId] }, pageSize: 50 },
    operations,
  );
  const holding = list.find(({ liveCards, status }) => liveCards > 0 && status === 'ACTIVE');
  if (!holding) throw new Error('No demo holder has a card.');
  const target = { id: holding.id, version: holding.version };
  expect(holding.allowedActions).toContainEqual({ action: 'DELETE', enabled: false, reason: 'HOLDER_HAS_CARDS' });
  const refused = await post(removeCardholder.path, target);
  expect([refused.code, refused.data]).toEqual([
    codes.transition,
    expect.objectContaining({ reason: 'HOLDER_HAS_CARDS', count: holding.liveCards }),
  ]);
  const again = await post(changeCardholderStatus.path, { ...target, to: 'ACTIVE' });
  expect(again.code).toBe(codes.transition);
  const gone = await create({ email: 'gone@example.com' });
  await test_.call(removeCardholder, { id: gone.id, version: gone.version }, operations);
  expect((await post(readCardholder.path, { id: gone.id })).code).toBe(codes.notFound);
  expect((await test_.call(listCardholders, { keyword: 'gone@example.com' }, operations)).total).toBe(0);
});

test('new data is sent for the cards whose channel supports it, one order each, and the push is in the history', async () => {
  const { list } = await test_.call(listCardholders, { pageSize: 100 }, operations);
  const detailOf = (id: string) => test_.call(readCardholder, { id }, operations);
  let holder: Awaited<ReturnType<typeof detailOf>> | undefined;
  // Sequential: a session has a limited share of the parallel calls.
  for (const { id } of list) {
    const detail = await detailOf(id);
    if (detail.pushableCards > 0) holder ??= detail;
  }
  if (!holder) throw new Error('No demo holder has a card that takes new data.');
  const job = await test_.call(pushCardholder, { id: holder.id, version: holder.version }, operations);
  expect(job).toMatchObject({ type: 'HOLDER_PUSH', total: holder.pushableCards });
  await workAll(test_);
  const items = await test_.call(listJobItems, { id: job.id }, operations);
  expect(items.list.map(({ state }) => state)).toEqual(Array.from({ length: holder.pushableCards }, () => 'OK'));
  const { rows } = await test_.database.pool.query(
    `select 1 from card_order o join card c on c.id = o.card_id
     where c.cardholder_id = $1 and o.type = 'UPDATE_INFO' and o.state = 'SUCCESS'`,
    [holder.id],
  );
  expect(rows).toHaveLength(holder.pushableCards);
  const { list: history } = await test_.call(readCardholderHistory, { id: holder.id }, operations);
  expect(history[0]?.deed).toBe('PUSHED');
});

test('the history names the changed fields without their values', async () => {
  const holder = await create({ email: 'history@example.com', phone: '8123 7777' });
  const { id, version, firstName, middleName, lastName, country, state, isDefault, sharesToWalletUser, remark } =
    holder;
  const stored = {
    id,
    version,
    firstName,
    middleName,
    lastName,
    country,
    state,
    isDefault,
    sharesToWalletUser,
    remark,
  };
  await test_.call(saveCardholder, { ...stored, city: 'Johor', phone: '8123 6666', areaCode: '+65' }, operations);
  const { list } = await test_.call(readCardholderHistory, { id }, operations);
  expect(list.map(({ deed, fields }) => [deed, fields])).toEqual([
    ['CHANGED', ['city', 'phone']],
    ['CREATED', []],
  ]);
  expect(JSON.stringify(list)).not.toContain('81236666');
});

test('cards can be filtered by their cardholder, and the export counts the rows of the list', async () => {
  const { list, total } = await test_.call(listCardholders, { pageSize: 100 }, operations);
  const holding = list.find(({ liveCards }) => liveCards > 0);
  const cards = await test_.call(listCards, { filter: { cardholderId: [holding?.id ?? ''] } }, operations);
  expect(cards.total).toBeGreaterThanOrEqual(holding?.liveCards ?? 1);
  expect(cards.list.every(({ cardholder }) => cardholder?.id === holding?.id)).toBe(true);
  expect((await test_.call(countCardholderExport, {}, operations)).count).toBe(total);
});

test('cardholders of other merchants and companies are outside the data scope', async () => {
  const merchant = await test_.signIn('merchant.owner');
  const { list } = await test_.call(listCardholders, { pageSize: 100 }, merchant);
  expect(new Set(list.map(({ merchant: { id } }) => id))).toEqual(new Set([firstMerchantId]));
  const foreign = (await test_.call(listCardholders, { pageSize: 100 }, operations)).list.find(
    ({ merchant: { id } }) => id !== firstMerchantId,
  );
  const target = { id: foreign?.id, version: foreign?.version };
  expect((await post(removeCardholder.path, target, merchant)).code).toBe(codes.notFound);
  expect((await post(createCardholder.path, { ...draft, merchantId: foreign?.merchant.id }, merchant)).code).toBe(
    codes.notFound,
  );
  expect((await post(removeCardholder.path, target, support)).code).toBe(codes.noPermission);
});
