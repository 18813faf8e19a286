import { codes } from '@console/contracts';
import { readParameter, readParameterHistory, saveParameter } from '@console/contracts/parameters';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import ParameterForm from './parameter.form';
import { parameterOf } from './testing/parameter-samples';

const show = (at = '/main/parameter-management-save?id=session.idle_warn_seconds') =>
  renderScreen(ParameterForm, {
    at,
    grants: ['admin.parameter.view', 'admin.parameter.save'],
    texts: locales,
  });
const raised = {
  id: 'aud_1',
  at: '2026-11-20T08:00:00.000Z',
  by: 'Margaret Osei',
  before: { value: '870', isActive: true },
  after: { value: '1200', isActive: true },
  why: 'Reconciliation takes longer.',
};
const serverOf = (parameter = parameterOf()) =>
  fakeServer()
    .on(readParameter, () => parameter)
    .on(readParameterHistory, () => ({ list: [raised] }));
const value = () => screen.findByRole('textbox', { name: /^Value/ });

test('a value out of range is refused at the field and not sent', async () => {
  const server = serverOf().on(saveParameter, () => parameterOf());
  const { user } = await show();
  await screen.findByText('From 60 to 3,600. Default: 870.');
  await user.clear(await value());
  await user.type(await value(), '59');
  await user.type(screen.getByRole('textbox', { name: /^Reason for change/ }), 'Shorter.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByText('Must be 60 or more');
  expect(server.inputsOf(saveParameter)).toEqual([]);
  expect(await value()).toHaveProperty('value', '59');
});

test('a number is sent without digit grouping, and one with a decimal comma is not sent', async () => {
  const server = serverOf().on(saveParameter, () => parameterOf({ value: '1200' }));
  const { user } = await show();
  await user.clear(await value());
  await user.type(await value(), '1,5');
  await user.type(screen.getByRole('textbox', { name: /^Reason for change/ }), 'Longer.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByText('Enter a whole number, without a decimal part');
  expect(server.inputsOf(saveParameter)).toEqual([]);
  await user.clear(await value());
  await user.type(await value(), '1,300');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await waitFor(() => expect(server.inputsOf(saveParameter)).toMatchObject([{ value: '1300' }]));
});

test('a draft without a change is refused at the value', async () => {
  const server = serverOf().on(saveParameter, () => parameterOf());
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: /^Reason for change/ }), 'As agreed.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByText('This is already the current setting');
  expect(server.inputsOf(saveParameter)).toEqual([]);
});

test('bytes are entered as stored and displayed in MB', async () => {
  const bytes = { value: '2621440', byDefault: '10485760', min: 2_097_152, max: 10_485_760, unit: 'BYTES' as const };
  serverOf(parameterOf({ ...bytes, effective: bytes.value }));
  const { speak } = await show();
  await screen.findByText('In bytes; 1 MB = 1,048,576 bytes. From 2 MB to 10 MB. Default: 10 MB.');
  screen.getByText('The console then asks whether to stay. Takes effect immediately, for everyone.');
  await speak('zh-CN');
  await screen.findByText('单位为字节，1 MB = 1,048,576字节。取值范围2 MB至10 MB。默认值：10 MB。');
  screen.getByText('届时提示是否保持登录。保存后立即对所有人生效。');
});

test('a restored value fills the form and is saved with a reason', async () => {
  const server = serverOf().on(saveParameter, () => parameterOf({ value: '870' }));
  const { user, requested } = await show();
  await user.click(await screen.findByRole('button', { name: 'Restore 870' }));
  expect(await value()).toHaveProperty('value', '870');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByText('Cannot be empty');
  await user.type(screen.getByRole('textbox', { name: /^Reason for change/ }), 'It was too long.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByRole('button', { name: 'Save parameter' });
  expect(server.inputsOf(saveParameter)).toEqual([
    { id: 'session.idle_warn_seconds', version: 3, value: '870', isActive: true, why: 'It was too long.' },
  ]);
  expect(requested.visited.at(-1)).toBe('/main/parameter-management');
});

test('after a version conflict the input is preserved, and saving again sends the newer version', async () => {
  let current = 4;
  const server = serverOf().on(saveParameter, ({ version }) => {
    if (version !== current)
      throw refusal(codes.versionConflict, { data: { current: parameterOf({ version: current }) } });
    return parameterOf({ version: (current += 1) });
  });
  const { user } = await show();
  await user.clear(await value());
  await user.type(await value(), '900');
  await user.type(await screen.findByRole('textbox', { name: /^Reason for change/ }), 'As agreed.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await screen.findByText(/Someone else changed this parameter/);
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  expect(server.inputsOf(saveParameter).map(({ version }) => version)).toEqual([3, 4]);
});

test('a parameter with fixed choices is selected by label', async () => {
  const labelOf = (en_US: string, zh_CN: string) => ({ en_US, zh_CN });
  const policy = parameterOf({
    type: 'CHOICE',
    value: 'DECLINE',
    byDefault: 'DECLINE',
    min: null,
    max: null,
    choices: [
      { value: 'DECLINE', label: labelOf('Decline', '拒绝') },
      { value: 'APPROVE', label: labelOf('Approve as usual', '照常批准') },
    ],
  });
  const server = serverOf(policy).on(saveParameter, () => policy);
  const { user } = await show();
  await screen.findByText('Default: Decline.');
  await user.click(screen.getByRole('combobox', { name: /^Value/ }));
  await user.click(await screen.findByRole('option', { name: 'Approve as usual' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason for change/ }), 'Agreed with the scheme.');
  await user.click(screen.getByRole('button', { name: 'Save parameter' }));
  await waitFor(() => expect(server.inputsOf(saveParameter)).toMatchObject([{ value: 'APPROVE' }]));
});

test('without a parameter in the address the page refers to the list', async () => {
  serverOf();
  await show('/main/parameter-management-save');
  await screen.findByText('Select a parameter from the list.');
});
