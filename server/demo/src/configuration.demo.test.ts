import { listAudit, readAudit } from '@console/contracts/audit';
import { listButtons, updateButton } from '@console/contracts/buttons';
import {
  createDict,
  createDictEntry,
  listDictEntries,
  setDictEntryStatus,
  updateDictEntry,
} from '@console/contracts/dicts';
import { readParameter, readParameterHistory, saveParameter } from '@console/contracts/parameters';
import { openTestApp, type TestApp } from '@console/server/testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const threshold = 'review.two_person_threshold';
const objectType = ['dict' as const, 'dict_detail' as const, 'button' as const, 'parameter' as const];

const entriesIn = async (dict: string) =>
  (await test_.call(listDictEntries, { filter: { dict: [dict] }, pageSize: 100 }, owner)).list;

test('the owner changed two labels of a system dictionary and a button name, in both languages', async () => {
  const reasons = await entriesIn('decline_reason');
  expect(
    reasons.filter(({ updatedBy }) => updatedBy === 'Margaret Osei').map(({ code, label }) => [code, label]),
  ).toEqual([
    ['MAX_USES', { en_US: 'No uses left on the card', zh_CN: '卡片可用次数已用完' }],
    ['RISK_RULE', { en_US: 'Blocked by fraud check', zh_CN: '反欺诈拦截' }],
  ]);
  const { list } = await test_.call(listButtons, { pageSize: 200 }, owner);
  expect(list.filter(({ updatedBy }) => updatedBy !== '')).toMatchObject([
    { id: 'company.agreement.export', name: { en_US: 'Export agreements and signatures' }, updatedBy: 'Margaret Osei' },
  ]);
});

test('one entry of the custom dictionary is disabled', async () => {
  expect((await entriesIn('office')).map(({ code, status }) => `${code} ${status}`)).toEqual([
    'SINGAPORE ACTIVE',
    'LISBON ACTIVE',
    'SHANGHAI ACTIVE',
    'DUBAI DISABLED',
  ]);
});

test('a parameter was changed and has its default again, and its history has both reasons', async () => {
  const parameter = await test_.call(readParameter, { id: threshold }, owner);
  expect(parameter).toMatchObject({ status: 'ACTIVE', updatedBy: 'Margaret Osei', version: 3 });
  expect(parameter.effective).toBe(parameter.byDefault);
  const { list } = await test_.call(readParameterHistory, { id: threshold }, owner);
  expect(list).toMatchObject([
    { by: 'Margaret Osei', before: { value: '250' }, after: { value: '100' }, why: expect.stringMatching(/complete/) },
    { by: 'Margaret Osei', before: { value: '100' }, after: { value: '250' }, why: expect.stringMatching(/expected/) },
  ]);
});

/** Action and audited fields of each change of the configuration, newest first. */
async function linesOfLog() {
  const { list } = await test_.call(listAudit, { filter: { objectType }, pageSize: 100 }, owner);
  const lines = await Promise.all(list.map(({ id }) => test_.call(readAudit, { id }, owner)));
  return lines.map(({ action, before, after }) => ({
    action,
    before: Object.keys(before ?? {}).sort(),
    after: Object.keys(after ?? {}).sort(),
  }));
}

test('the audit log entries have the same fields as those of changes in the console', async () => {
  const seeded = await linesOfLog();

  const looks = { labelEn: 'North', labelZh: '北', colour: 'info' as const, sort: 1, isDefault: false };
  await test_.call(createDict, { code: 'region', nameEn: 'Regions', nameZh: '地区', description: '' }, owner);
  const { id, version } = await test_.call(createDictEntry, { dict: 'region', code: 'NORTH', ...looks }, owner);
  await test_.call(updateDictEntry, { id, version, ...looks, labelEn: 'Northern' }, owner);
  await test_.call(setDictEntryStatus, { id, version: version + 1, status: 'DISABLED' }, owner);
  const names = { nameEn: 'Export agreements', nameZh: '导出协议' };
  await test_.call(updateButton, { id: 'company.agreement.export', version: 2, ...names, sort: 40 }, owner);
  const change = { value: '90', isActive: true, why: 'Fewer differences.' };
  await test_.call(saveParameter, { id: threshold, version: 3, ...change }, owner);

  const changed = (await linesOfLog()).slice(0, -seeded.length);
  const byAction = (lines: typeof seeded) =>
    Object.fromEntries(lines.map(({ action, ...fields }) => [action, fields] as const));
  expect(byAction(seeded)).toEqual(byAction(changed));
  expect(seeded).toHaveLength(11);
});
