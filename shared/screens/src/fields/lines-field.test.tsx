import { codes, done, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { withKit } from '../locales/with-kit';
import { useOperation } from '../wire/use-operation';
import { fieldsOf } from './fields-of';
import { lineFieldsOf } from './line-fields-of';

const tier = z.strictObject({ from: z.string().min(1), price: z.string().min(1).max(10) });
const fee = z.strictObject({ tiers: z.array(tier).min(1).max(3) });
const save = operation({ path: '/fee/save', permission: 'company.fee.save', input: fee, output: done });

const line = fieldsOf(tier, 'fee');
const { Lines } = lineFieldsOf(fee, 'fee');

function FeeForm() {
  const { send } = useOperation(save);
  const { bind, form } = usePageForm({ schema: fee, start: { tiers: [] } });
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void form.submit(send)]}>
      <FormScope form={form}>
        <Lines name="tiers" start={() => ({})} below={<output>{`${form.values.tiers?.length ?? 0} tiers`}</output>}>
          {() => (
            <>
              <line.Text name="from" />
              <line.Text name="price" />
            </>
          )}
        </Lines>
      </FormScope>
      <button type="submit">Save</button>
    </form>
  );
}

const texts = withKit({
  'en-US': () => Promise.resolve({ default: { 'fee.tiers': 'Tiers', 'fee.from': 'From', 'fee.price': 'Price' } }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});

async function show(waiting = {}) {
  const shown = await renderScreen(FeeForm, { at: '/main/fee', texts, waiting });
  const press = (name: string) => shown.user.click(screen.getByRole('button', { name }));
  const cell = (number: number, name: string) =>
    within(screen.getByRole('group', { name: `Line ${number}` })).getByRole('textbox', { name });
  return { ...shown, press, cell };
}

test('lines are added up to the maximum of the contract, filled in and sent', async () => {
  const server = fakeServer().on(save, () => ({ ok: true }));
  const { user, press, cell } = await show();
  await press('Add line');
  expect(document.activeElement).toBe(cell(1, 'From'));
  await user.keyboard('0');
  await user.type(cell(1, 'Price'), '1.50{Enter}');
  expect(document.activeElement).toBe(cell(2, 'From'));
  expect(server.inputsOf(save)).toEqual([]);
  await user.type(cell(2, 'From'), '100');
  await user.type(cell(2, 'Price'), '1.20');
  await press('Save');
  await waitFor(() =>
    expect(server.inputsOf(save)).toEqual([
      {
        tiers: [
          { from: '0', price: '1.50' },
          { from: '100', price: '1.20' },
        ],
      },
    ]),
  );
  await press('Add line');
  expect(screen.getByText('3 tiers')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add line' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('At most 3 lines')).toBeTruthy();
});

test('an error is shown at its cell, and a missing list at the list', async () => {
  fakeServer();
  const { press, cell } = await show();
  await press('Save');
  expect(screen.getAllByText('Cannot be empty')).toHaveLength(1);
  await press('Add line');
  expect(cell(1, 'From').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryAllByText('Cannot be empty')).toHaveLength(2);
});

test('a server error is shown at its cell, and stays when another cell changes', async () => {
  fakeServer().on(save, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'tiers.1.price', code: 'FORMAT', params: {} }] });
  });
  const { user, press, cell } = await show();
  for (const number of [1, 2]) {
    await press('Add line');
    await user.type(cell(number, 'From'), '1');
    await user.type(cell(number, 'Price'), 'x');
  }
  await press('Save');
  await waitFor(() => expect(cell(2, 'Price').getAttribute('aria-invalid')).toBe('true'));
  expect(cell(1, 'Price').getAttribute('aria-invalid')).not.toBe('true');
  await user.type(cell(1, 'Price'), '2');
  expect(cell(2, 'Price').getAttribute('aria-invalid')).toBe('true');
  await user.type(cell(2, 'Price'), '2');
  expect(cell(2, 'Price').getAttribute('aria-invalid')).not.toBe('true');
});

test('after a line is removed the focus moves to the line that takes its place', async () => {
  fakeServer();
  const { user, press, cell } = await show();
  for (const [index, from] of ['a', 'b', 'c'].entries()) {
    await press('Add line');
    await user.type(cell(index + 1, 'From'), from);
  }
  await press('Remove line 2');
  expect(cell(2, 'From')).toHaveProperty('value', 'c');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove line 2' }));
  await press('Remove line 2');
  await press('Remove line 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add line' }));
});

test('the typed lines are transferred to another version of the page', async () => {
  fakeServer();
  const before = await show();
  await before.press('Add line');
  await before.user.type(before.cell(1, 'From'), '250');
  const form = before.parts.get('form')?.capture();
  before.unmount();
  const { cell } = await show({ form });
  expect(cell(1, 'From')).toHaveProperty('value', '250');
});
