import { codes, operation, recordHistory, type RecordChange } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { withKit } from '../locales/with-kit';
import { useRecord } from '../wire/use-record';
import { RecordHistory } from './record-history';

const none = async () => ({ default: {} });
const texts = withKit({ 'en-US': none, 'zh-CN': none });
const readHistory = operation({
  path: '/budget/history',
  permission: 'company.budget.view',
  input: z.strictObject({ id: z.string() }),
  output: recordHistory,
  reads: true,
});
const merchant = idOf('mer', 1);
const show = () => {
  const History = () => <RecordHistory query={useRecord(readHistory, { id: 'budget_1' })} />;
  return renderScreen(History, { at: '/main/budget-view?id=budget_1', texts });
};

const changeOf = (over: Partial<RecordChange>): RecordChange => ({
  id: 'aud_1',
  at: '2026-11-20T08:00:05.000Z',
  by: 'Margaret Osei',
  action: '/parameter/update',
  before: { status: 'ACTIVE', merchantId: merchant, remark: 'Travel' },
  after: { status: 'DISABLED', merchantId: merchant, remark: 'Travel' },
  reason: null,
  ...over,
});
const serve = (list: RecordChange[]) =>
  fakeServer().on(readHistory, () => ({
    list,
    names: [{ id: merchant, name: { en_US: 'Harbour Foods', zh_CN: '港湾食品' } }],
  }));

test('changes are grouped by day, each with its action, actor, exact time and reason', async () => {
  serve([
    changeOf({ reason: 'LOST: Left in a taxi' }),
    changeOf({ id: 'aud_2', at: '2026-11-19T15:30:00.000Z', by: null, action: '/card/freeze', before: null }),
  ]);
  await show();
  const timeline = within(await screen.findByRole('group', { name: 'History' }));
  const entriesOf = (day: string) =>
    within(timeline.getByRole('list', { name: day }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await timeline.findByText('Edit system parameter', { exact: false });
  expect(entriesOf('Nov 20, 2026')).toEqual([
    expect.stringMatching(/^16:00Edit system parameter · Margaret OseiLost · Left in a taxi/),
  ]);
  expect(entriesOf('Nov 19, 2026')).toEqual([expect.stringMatching(/^23:30Freeze card · System/)]);
  expect(timeline.getByText('16:00').title).toBe('2026-11-20 16:00:05 GMT+8');
});

test('changed fields are shown on demand, with labels of fields and names of records, in both languages', async () => {
  serve([changeOf({ after: { status: 'DISABLED', merchantId: null, remark: 'Travel' } })]);
  const { user, speak } = await show();
  const button = await screen.findByRole('button', { name: 'Show changes' });
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Hide changes', expanded: true })).toBeTruthy();
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Status/)).toEqual(['Active', 'Disabled']);
  expect(cellsOf(/^Merchant/)).toEqual(['Harbour Foods', 'Not set']);
  expect(screen.queryByRole('row', { name: /Remark/ })).toBeNull();
  await speak('zh-CN');
  expect(cellsOf(/^商户/)).toEqual(['港湾食品', '未设置']);
  await user.click(screen.getByRole('button', { name: '收起变更' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a record without changes has an empty state', async () => {
  serve([]);
  await show();
  expect(await screen.findByText('No changes yet')).toBeTruthy();
});

test('a skeleton is shown until the response arrives, and a failure can be retried', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isDown = true;
  fakeServer().on(readHistory, async () => {
    await held;
    if (isDown) throw refusal(codes.serverError);
    return { list: [changeOf({})], names: [] };
  });
  const { user } = await show();
  expect(screen.getByRole('status')).toBeTruthy();
  answer();
  await screen.findByText("The history couldn't be loaded.");
  expect(screen.queryByText('No changes yet')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Margaret Osei/)).toBeTruthy();
});
