import { codes } from '@console/contracts';
import { countParameters, listParameters, type Parameter } from '@console/contracts/parameters';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ParameterList from './parameter.list';
import { parameterOf } from './testing/parameter-samples';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ParameterList, {
    at: '/main/parameter-management',
    grants: ['admin.parameter.view', 'admin.parameter.save'],
    texts: locales,
    ...options,
  });
const serverOf = (list: Parameter[]) =>
  fakeServer()
    .on(listParameters, (query) => listResultOf(list, query))
    .on(countParameters, () => ({ total: 16, counts: [{ value: 'ACTIVE' as const, count: 15 }] }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('each row shows the effective value and the default', async () => {
  const off = parameterOf({
    id: 'session.second_factor_required',
    name: { en_US: 'Two-factor authentication', zh_CN: '两步验证' },
    type: 'BOOL',
    value: 'true',
    byDefault: 'false',
    effective: 'false',
    status: 'DEFAULT',
  });
  serverOf([parameterOf(), off]);
  const { speak } = await show();
  const row = await rowOf(/session\.idle_warn_seconds/);
  expect([row.getByText('1,200'), row.getByText('870')]).toHaveLength(2);
  expect((await rowOf(/Two-factor authentication/)).getAllByText('No')).toHaveLength(2);
  await speak('zh-CN');
  expect((await rowOf(/两步验证/)).getAllByText('否')).toHaveLength(2);
});

test('the list shows the group of each parameter and is filtered by it', async () => {
  const server = serverOf([parameterOf(), parameterOf({ id: 'upload.max_files', group: 'FILES' })]);
  const { user, search } = await show();
  await (await rowOf(/upload\.max_files/)).findByText('Files');
  (await rowOf(/idle_warn/)).getByText('Sign-in and sessions');
  await screen.findByRole('tab', { name: /^All 16$/ });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: /Group/ }));
  await user.click(await screen.findByRole('option', { name: 'Files' }));
  await waitFor(() => expect(server.inputsOf(listParameters).at(-1)?.filter).toEqual({ group: ['FILES'] }));
  expect(search()).toContain('group=FILES');
});

test('the Edit button opens the form', async () => {
  serverOf([parameterOf()]);
  const { user, requested } = await show();
  await user.click((await rowOf(/idle_warn/)).getByRole('button', { name: 'Edit' }));
  expect(requested.visited).toEqual(['/main/parameter-management-save?id=session.idle_warn_seconds']);
});

test('a user with view permission only has no actions', async () => {
  serverOf([parameterOf({ allowedActions: [] })]);
  await show({ grants: ['admin.parameter.view'] });
  expect((await rowOf(/idle_warn/)).queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('a list that fails to load can be retried', async () => {
  let isBroken = true;
  fakeServer().on(listParameters, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([parameterOf()], query);
  });
  const { user } = await show();
  await screen.findByText("The parameters couldn't be loaded.");
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/idle_warn/);
});
