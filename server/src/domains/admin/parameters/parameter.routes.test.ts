import { codes, flushTokenTime } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { listParameters, readParameter, readParameterHistory, saveParameter } from '@console/contracts/parameters';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { sql } from '../../../platform/db/sql';

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

const id = 'upload.max_files';
const why = 'Cases with many pages.';
const read = (headers = owner) => test.call(readParameter, { id }, headers);
async function save(value: string, rest: { isActive?: boolean; version?: number } = {}, headers = owner) {
  const { version } = await read();
  return test.post('/parameter/update', { id, version, value, isActive: true, why, ...rest }, headers);
}

it('[seed 3.14] a parameter has a name, a value, a description, and whether it is active and editable', async () => {
  const { list, total } = await test.call(listParameters, { pageSize: 100 }, owner);
  expect(total).toBe(list.length);
  expect(list.find((one) => one.id === id)).toMatchObject({
    name: { en_US: 'Maximum files per field', zh_CN: '单个字段文件数上限' },
    description: { en_US: 'Number of files that can be uploaded in one field.', zh_CN: '单个字段最多可上传的文件数。' },
    type: 'INT',
    value: '10',
    byDefault: '10',
    min: 1,
    max: 100,
    status: 'ACTIVE',
    isEditable: true,
    updatedBy: '',
    allowedActions: [{ action: 'EDIT', enabled: true }],
  });
  const found = await test.call(listParameters, { keyword: '字段文件数' }, owner);
  expect(found.list.map((one) => one.id)).toEqual([id]);
});

it.each([
  ['session.idle_warn_seconds', '870'],
  ['session.countdown_seconds', '30'],
  ['upload.max_files', '10'],
  ['upload.max_bytes', '10485760'],
  ['card.min_validity_days', '1'],
  ['review.two_person_threshold', '100'],
  ['hold.expiry.days', '7'],
  ['hold.expiry.long_stay_days', '31'],
  ['company.suspended.auth_policy', 'DECLINE'],
  ['onboarding.free_acquirers_max', '3'],
])('%s has the default %s and is editable', async (code, value) => {
  expect(await test.call(readParameter, { id: code }, owner)).toMatchObject({
    byDefault: value,
    effective: value,
    isEditable: true,
  });
});

it.each([
  ['0', 'MIN'],
  ['101', 'MAX'],
  ['ten', 'WHOLE_NUMBER'],
])('%s files are refused at the value', async (value, code) => {
  expect(await save(value)).toMatchObject({ code: codes.invalid, fieldErrors: [{ field: 'value', code }] });
  expect(await read()).toMatchObject({ value: '10' });
});

it('a change applies immediately, is in the history with its reason, and can be reverted by another change', async () => {
  expect((await save('12')).code).toBe(200);
  expect(await read()).toMatchObject({ value: '12', effective: '12', version: 2, updatedBy: 'Margaret Osei' });
  expect((await save('12', { isActive: false })).code).toBe(200);
  expect(await read()).toMatchObject({ status: 'DEFAULT', value: '12', effective: '10' });
  const { list } = await test.call(readParameterHistory, { id }, owner);
  expect(list).toMatchObject([
    { by: 'Margaret Osei', before: { value: '12', isActive: true }, after: { value: '12', isActive: false }, why },
    { by: 'Margaret Osei', before: { value: '10', isActive: true }, after: { value: '12', isActive: true }, why },
  ]);
  const [oldest] = list.toReversed();
  expect((await save(oldest?.before.value ?? '', { isActive: true })).code).toBe(200);
  expect(await read()).toMatchObject({ effective: '10', status: 'ACTIVE' });
  const logged = await test.call(listAudit, { filter: { objectType: ['parameter'] } }, owner);
  expect(logged.list).toHaveLength(3);
});

it('a change without a difference is refused and is not in the history', async () => {
  const before = await read();
  expect(await save(before.value, { isActive: before.status === 'ACTIVE' })).toMatchObject({
    code: codes.invalid,
    fieldErrors: [{ field: 'value', code: 'UNCHANGED' }],
  });
  expect(await read()).toEqual(before);
});

it('long-stay holds never expire before other holds', async () => {
  const change = async (code: string, value: string) => {
    const { version } = await test.call(readParameter, { id: code }, owner);
    return test.post('/parameter/update', { id: code, version, value, isActive: true, why }, owner);
  };
  expect(await change('hold.expiry.long_stay_days', '6')).toMatchObject({
    fieldErrors: [{ field: 'value', code: 'MIN' }],
  });
  expect((await change('hold.expiry.long_stay_days', '10')).code).toBe(200);
  expect(await change('hold.expiry.days', '11')).toMatchObject({ fieldErrors: [{ field: 'value', code: 'MAX' }] });
  expect((await change('hold.expiry.days', '10')).code).toBe(200);
});

it.each([
  ['session.idle_warn_seconds', 'warnSeconds', '300', 870],
  ['session.countdown_seconds', 'countdownSeconds', '60', 30],
] as const)(
  'a session gets the new %s with its next call, and the default once it is inactive',
  async (id, field, value, byDefault) => {
    const change = async (isActive: boolean) => {
      const { version } = await test.call(readParameter, { id }, owner);
      await test.call(saveParameter, { id, version, value, isActive, why }, owner);
      return (await test.call(flushTokenTime, {}, owner))[field];
    };
    expect(await change(true)).toBe(Number(value));
    expect(await change(false)).toBe(byDefault);
  },
);

it('[seed 3.14] parameters are filtered by group, also together with a keyword', async () => {
  const idsOf = async (query: object) =>
    (await test.call(listParameters, { pageSize: 100, ...query }, owner)).list.map((one) => one.id);
  expect(await idsOf({ filter: { group: ['FILES'] } })).toEqual(['upload.max_bytes', 'upload.max_files']);
  expect(await idsOf({ filter: { group: ['CARDS', 'FILES'] }, keyword: 'expiry' })).toEqual([
    'hold.expiry.days',
    'hold.expiry.long_stay_days',
  ]);
  expect(await idsOf({ filter: { group: ['FILES'] }, keyword: 'expiry' })).toEqual([]);
});

it('a stale version is refused with the current parameter', async () => {
  const { version } = await read();
  expect(await save('11', { version: version - 1 })).toMatchObject({
    code: codes.versionConflict,
    data: { current: { version } },
  });
});

it("a parameter that isn't editable can't be changed", async () => {
  const lock = (isEditable: boolean) =>
    test.database.owner.execute(sql`update system_parameter set is_editable = ${isEditable} where code = ${id}`);
  await lock(false);
  expect((await read()).allowedActions).toEqual([]);
  expect((await save('11')).code).toBe(codes.noPermission);
  await lock(true);
});

it('another company can read parameters, and its changes are refused by permission and by row-level security', async () => {
  const lanshi = await signInWith(test, 'owner.zh', ['admin.parameter.view', 'admin.parameter.save']);
  expect((await read(lanshi)).allowedActions).toEqual([]);
  expect((await save('11', {}, lanshi)).code).toBe(codes.noPermission);
  expect((await test.call(readParameterHistory, { id }, lanshi)).list).toEqual([]);
});

it('a user without the permission is refused', async () => {
  const operations = await test.signIn('operations');
  expect((await test.post('/parameter/list', {}, operations)).code).toBe(codes.noPermission);
  expect((await save('11', {}, operations)).code).toBe(codes.noPermission);
});
