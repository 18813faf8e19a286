import { codes, optionsMax, type OptionsQuery } from '@console/contracts';
import {
  type CardholderDetail,
  listCardholderOptions,
  listCardholders,
  readCardholder,
  saveCardholder,
  showCardholder,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let operations: Headers;
let support: Headers;
let id: string;
let email: string;
let birthday: string;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  support = await test_.signIn('support');
  ({ id = '', email = '', birthday = '' } = (await stored(`merchant_id <> '${firstMerchantId}'`)) ?? {});
});
afterAll(() => test_.close());

interface Stored {
  id: string;
  email: string;
  birthday: string;
  name: string;
}

async function stored(where: string): Promise<Stored | undefined> {
  const { rows } = await test_.database.pool.query<Stored>(
    `select id, email, birthday::text as birthday, name from cardholder
     where company_id = (select company_id from app_user where login_name = 'operations') and ${where} order by id limit 1`,
  );
  return rows[0];
}

const read = (headers = operations) => test_.call(readCardholder, { id }, headers);
const show = (group: 'HOLDER_CONTACT' | 'HOLDER_IDENTITY', headers = operations) =>
  test_.post(showCardholder.path, { id, group }, headers);
const draftOf = (holder: CardholderDetail) => {
  const { firstName, middleName, lastName, country, state, city, isDefault, sharesToWalletUser, remark, version } =
    holder;
  return { id, firstName, middleName, lastName, country, state, city, isDefault, sharesToWalletUser, remark, version };
};
const lines = async () => {
  const { rows } = await test_.database.pool.query<{ action: string; result: string; text: string }>(
    `select action, result, event::text as text from audit_event event where object_id in ($1, $2) order by id`,
    [id, showCardholder.path],
  );
  return rows;
};

test('cardholders are found by parts of their name, within the data scope', async () => {
  const found = async (keyword: string, headers = operations) =>
    (await test_.call(listCardholders, { pageSize: 100, keyword }, headers)).list.map(({ name }) => name).sort();
  const owner = await test_.signIn('merchant.owner');
  const { list: all } = await test_.call(listCardholders, { pageSize: 200 }, operations);
  const { list: own } = await test_.call(listCardholders, { pageSize: 200 }, owner);
  expect(own.length).toBeLessThan(all.length);
  for (const keyword of ['王', '晓彤', '王晓彤', 'zoë', 'TOM'])
    for (const [list, headers] of [
      [own, owner],
      [all, operations],
    ] as const) {
      const names = list.map(({ name }) => name).filter((name) => name.toLowerCase().includes(keyword.toLowerCase()));
      expect([keyword, await found(keyword, headers)]).toEqual([keyword, names.sort()]);
    }
});

test('[seed 6.7] sensitive data is masked, and the mask states whether the user can reveal it', async () => {
  expect(await read()).toMatchObject({
    email: { group: 'HOLDER_CONTACT', masked: expect.stringMatching(/^.••••@example\.com$/), revealable: true },
    birthday: { group: 'HOLDER_IDENTITY', masked: '••••-••-••', revealable: true },
  });
  expect(await read(support)).toMatchObject({ email: { revealable: true }, birthday: { revealable: false } });
  const answers = JSON.stringify([await read(), await read(support)]);
  expect([answers.includes(email), answers.includes(birthday)]).toEqual([false, false]);
});

test('[seed 6.7] a permitted user reveals sensitive data, and the audit log has the access without the values', async () => {
  expect((await show('HOLDER_CONTACT')).data).toMatchObject({
    group: 'HOLDER_CONTACT',
    email,
    areaCode: expect.stringMatching(/^\+\d+$/),
  });
  expect((await show('HOLDER_IDENTITY')).data).toEqual({ group: 'HOLDER_IDENTITY', birthday });
  // The demo has earlier entries about the cardholder.
  const log = (await lines()).filter(({ action }) => action === showCardholder.path);
  expect(log.map(({ action, result }) => [action, result])).toEqual([
    [showCardholder.path, 'OK'],
    [showCardholder.path, 'OK'],
  ]);
  expect(log.filter(({ text }) => text.includes(email) || text.includes(birthday))).toEqual([]);
});

test('[seed 6.7] a user without the permission is refused and stays signed in, and the audit log has the attempt', async () => {
  const { code, data } = await show('HOLDER_IDENTITY', support);
  expect([code, JSON.stringify(data).includes(birthday)]).toEqual([codes.noPermission, false]);
  expect((await lines()).at(-1)).toMatchObject({ action: showCardholder.path, result: 'DENIED' });
  expect((await show('HOLDER_CONTACT', support)).code).toBe(codes.ok);
});

test('saving a form with masked values does not change the masked fields', async () => {
  const before = await read(support);
  const after = await test_.call(
    saveCardholder,
    { ...draftOf(before), firstName: 'Renamed', lastName: 'Holder' },
    support,
  );
  expect([after.name, after.version]).toEqual(['Renamed Holder', before.version + 1]);
  expect(await stored(`id = '${id}'`)).toEqual({ id, email, birthday, name: 'Renamed Holder' });
});

test('a mask is refused as a value, and a hidden field cannot be changed', async () => {
  const holder = await read(support);
  const request = (change: object) => test_.post(saveCardholder.path, { ...draftOf(holder), ...change }, support);
  const refused = await request({ email: holder.email.masked });
  expect([refused.code, refused.fieldErrors?.[0]?.field]).toEqual([codes.invalid, 'email']);
  expect((await request({ birthday: '1990-01-01' })).code).toBe(codes.noPermission);
  expect(await stored(`id = '${id}'`)).toMatchObject({ email, birthday });
});

test('a revealed field can be changed, and the audit log has the change without the value', async () => {
  const holder = await read();
  await test_.call(saveCardholder, { ...draftOf(holder), email: 'new.address@example.com' }, operations);
  expect(await stored(`id = '${id}'`)).toMatchObject({ email: 'new.address@example.com', birthday });
  const last = (await lines()).at(-1);
  expect(last?.text).toContain('isEmailChanged');
  expect(last?.text).not.toContain('new.address');
  const late = await test_.post(saveCardholder.path, { ...draftOf(holder), firstName: 'Too late' }, operations);
  expect(late.code).toBe(codes.versionConflict);
  expect(JSON.stringify(late.data)).not.toContain('new.address');
});

test('a cardholder of another merchant or company is not found', async () => {
  for (const login of ['merchant.owner', 'owner.zh'] as const) {
    const headers = await test_.signIn(login);
    expect((await test_.post(readCardholder.path, { id }, headers)).code).toBe(codes.notFound);
    expect((await show('HOLDER_CONTACT', headers)).code).toBe(codes.notFound);
  }
});

describe('cardholder options among thousands of cardholders', () => {
  const options = (query: OptionsQuery, headers = operations) =>
    test_.call(listCardholderOptions, { merchantId: firstMerchantId, ...query }, headers);

  beforeAll(() =>
    test_.database.pool.query(
      `insert into cardholder select many.* from (select * from cardholder where merchant_id = $1 and status = 'ACTIVE'
         and kyc_status in ('NOT_REQUIRED', 'PASSED') and deleted_at is null order by id limit 1) holder,
       generate_series(1, 3000) n,
       jsonb_populate_record(null::cardholder, to_jsonb(holder) || jsonb_build_object(
         'id', 'holder_9' || lpad(n::text, 25, '0'), 'first_name', 'Many', 'middle_name', '', 'last_name', 'Number' || n,
         'name', 'Many Number' || n, 'email', 'many' || n || '@example.com', 'is_default', false,
         'status', case when n = 77 then 'DISABLED' else 'ACTIVE' end)) many`,
      [firstMerchantId],
    ),
  );

  test('contain the first page with the default cardholder first, and report that there are more', async () => {
    const { list, hasMore } = await options({});
    expect([list.length, hasMore]).toEqual([optionsMax, true]);
    expect(list.map(({ isDefault }) => isDefault).indexOf(true)).toBeLessThanOrEqual(0);
  });

  test('are found by a part of the name, without disabled cardholders', async () => {
    expect((await options({ keyword: 'number2871' })).list.map(({ name }) => name)).toEqual(['Many Number2871']);
    expect((await options({ keyword: 'number77' })).list.map(({ name }) => name)).not.toContain('Many Number77');
  });

  test('contain the names of a hundred chosen cardholders, and none for another company', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `holder_9${String(index + 2000).padStart(25, '0')}`);
    const { list, hasMore } = await options({ ids });
    expect([list.length, hasMore]).toEqual([100, false]);
    const other = await test_.signIn('owner.zh');
    expect((await test_.post(listCardholderOptions.path, { merchantId: firstMerchantId, ids }, other)).code).toBe(
      codes.notFound,
    );
  });
});
