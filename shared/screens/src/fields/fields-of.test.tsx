import { money, queryDicts, requiredText, text } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDicts } from '../dicts/use-dicts';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { fieldsOf } from './fields-of';

const schema = z.strictObject({
  name: requiredText(10),
  nickname: text(20).optional(),
  kind: z.enum(['A', 'B']).optional(),
  isLow: z.boolean(),
});
const fields = fieldsOf(schema, 'thing');
const otherFields = fieldsOf(z.strictObject({ name: text() }), 'other');
const labels = {
  'thing.name': 'Name',
  'thing.nickname': 'Nickname',
  'thing.kind': 'Kind',
  'thing.isLow': 'Is low',
  'order.currency': 'Currency',
  'order.uses': 'Uses',
  'order.people': 'People',
  'order.pieces': 'Pieces',
  'order.price': 'Price',
};
const load = () => Promise.resolve({ default: labels });
const texts = { 'en-US': load, 'zh-CN': load };

function Thing({ children }: { children: React.ReactNode }) {
  const { bind, form } = usePageForm({ schema, start: { isLow: false } });
  return (
    <form ref={bind}>
      <FormScope form={form}>{children}</FormScope>
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

test.each([
  ['starts with the default entry in a new record', true, {}, 'B'],
  ['keeps another initial value', true, { kind: 'A' as const }, 'A'],
  ['stays empty when a record is edited', false, {}, undefined],
])('a dictionary code field %s', async (_how, isNew, start, kind) => {
  const entry = (code: string, rest = {}) => ({
    code,
    label: { en_US: `Kind ${code}`, zh_CN: code },
    colour: 'mute',
    sort: 1,
    ...rest,
  });
  fakeServer().on(queryDicts, () => ({ version: 1, dicts: { kind: [entry('A'), entry('B', { isDefault: true })] } }));
  const Page = () => {
    const { bind, form } = usePageForm({ schema, start: { isLow: false, ...start } });
    const { label } = useDicts(['kind']);
    return (
      <form ref={bind}>
        <FormScope form={form} isNew={isNew}>
          <fields.Code name="kind" dict="kind" />
        </FormScope>
        <p>{label('kind', 'B')}</p>
        <output>{JSON.stringify({ kind: form.values.kind, isDirty: form.isDirty })}</output>
      </form>
    );
  };
  await renderScreen(Page, { at: '/main/thing', texts });
  await screen.findByText('Kind B');
  expect(valuesShown()).toEqual({ ...(kind && { kind }), isDirty: false });
});

const Whole = () => (
  <Thing>
    <fields.Text name="name" />
    <fields.Text name="nickname" />
    <fields.Select name="kind" options={[{ value: 'A', label: 'First' }]} />
    <fields.Check name="isLow" />
  </Thing>
);

const valuesShown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');

test('a field has the label, mark and limit of its contract, and shows its error after blur', async () => {
  const { user } = await renderScreen(Whole, { at: '/main/thing', texts });
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Nickname' }).getAttribute('aria-required')).not.toBe('true');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.tab();
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'twelve chars');
  expect(await screen.findByText('12/10')).toBeTruthy();
});

test('an optional field that is emptied again is absent from the draft', async () => {
  const { user } = await renderScreen(Whole, { at: '/main/thing', texts });
  await user.type(screen.getByRole('textbox', { name: 'Nickname' }), 'x');
  await user.click(screen.getByRole('checkbox', { name: 'Is low' }));
  expect(valuesShown()).toEqual({ isLow: true, nickname: 'x' });
  await user.clear(screen.getByRole('textbox', { name: 'Nickname' }));
  expect(valuesShown()).toEqual({ isLow: true });
});

test('a field of another draft throws', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Wrong = () => (
    <Thing>
      <otherFields.Text name="name" />
    </Thing>
  );
  await renderScreen(Wrong, { at: '/main/thing', texts }).catch(() => undefined);
  const said = silent.mock.calls.flat().map(String).join();
  silent.mockRestore();
  expect(said).toContain('A field stands in a form of another draft.');
});

const order = z.strictObject({
  currency: z.enum(['USD', 'EUR']),
  uses: z.array(z.enum(['ADS', 'TRAVEL'])).min(1),
  people: z.array(z.string()),
  pieces: z.int(),
  price: money,
});
const orderFields = fieldsOf(order, 'order');

function Order() {
  const { bind, form } = usePageForm({ schema: order, start: { people: [] } });
  return (
    <form ref={bind}>
      <FormScope form={form}>
        <orderFields.Code name="currency" />
        <orderFields.Codes name="uses" />
        <orderFields.Choices name="people" options={[{ value: 'ana', label: 'Ana Silva' }]} />
        <orderFields.Number name="pieces" />
        <orderFields.Money name="price" currency={form.values.currency} />
      </FormScope>
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

test('codes come from the contract in its order, and an amount is disabled until its currency is selected', async () => {
  const { user } = await renderScreen(Order, { at: '/main/order', texts });
  const pick = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  expect(screen.getByRole('textbox', { name: /^Price/ })).toHaveProperty('disabled', true);
  await pick('Currency', 'EUR');
  await pick('Uses', 'TRAVEL');
  await user.click(await screen.findByRole('option', { name: 'ADS' }));
  await user.keyboard('{Escape}');
  await pick('People', 'Ana Silva');
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: /^Pieces/ }), '12');
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '9.50');
  expect(valuesShown()).toEqual({
    people: ['ana'],
    currency: 'EUR',
    uses: ['ADS', 'TRAVEL'],
    pieces: 12,
    price: { amount: '9.50', currency: 'EUR' },
  });
});

const optionalPieces = z.strictObject({ pieces: z.int().optional() });
const optionalFields = fieldsOf(optionalPieces, 'order');

function OptionalPieces() {
  const { bind, form } = usePageForm({ schema: optionalPieces, start: {} });
  const [sent, setSent] = useState<object[]>([]);
  const send = async (draft: object) => {
    setSent((before) => [...before, draft]);
    return { at: 'done', data: null } as const;
  };
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void form.submit(send)]}>
      <FormScope form={form}>
        <optionalFields.Number name="pieces" />
      </FormScope>
      <output>{JSON.stringify(sent)}</output>
    </form>
  );
}

test('an unreadable number is never sent as an empty field', async () => {
  const { user } = await renderScreen(OptionalPieces, { at: '/main/order', texts });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Pieces/ });
  await user.type(input, '1,5{Enter}');
  expect(await screen.findByText('Enter a whole number, without a decimal part')).toBeTruthy();
  expect([valuesShown(), input.value, document.activeElement]).toEqual([[], '1,5', input]);
  await user.clear(input);
  await user.type(input, '1,500{Enter}');
  await waitFor(() => expect(valuesShown()).toEqual([{ pieces: 1500 }]));
});

test('a list is marked as required if the contract requires an item', async () => {
  await renderScreen(Order, { at: '/main/order', texts });
  expect(screen.getByRole('combobox', { name: 'Uses' }).getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('combobox', { name: 'People' }).getAttribute('aria-required')).not.toBe('true');
});
