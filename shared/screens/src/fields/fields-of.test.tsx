import { requiredText, text } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { renderScreen } from '@console/testing';
import { screen } from '@testing-library/react';
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
const labels = { 'thing.name': 'Name', 'thing.nickname': 'Nickname', 'thing.kind': 'Kind', 'thing.isLow': 'Is low' };
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

const Whole = () => (
  <Thing>
    <fields.Text name="name" />
    <fields.Text name="nickname" />
    <fields.Select name="kind" options={[{ value: 'A', label: 'First' }]} />
    <fields.Check name="isLow" />
  </Thing>
);

const valuesShown = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');

test('a field has label, mark and limit of its contract, and says what is wrong once it was left', async () => {
  const { user } = await renderScreen(Whole, { at: '/main/thing', texts });
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Nickname' }).getAttribute('aria-required')).not.toBe('true');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.tab();
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'twelve chars');
  expect(await screen.findByText('12/10')).toBeTruthy();
});

test('what is emptied again is left out where the draft may go without it', async () => {
  const { user } = await renderScreen(Whole, { at: '/main/thing', texts });
  await user.type(screen.getByRole('textbox', { name: 'Nickname' }), 'x');
  await user.click(screen.getByRole('checkbox', { name: 'Is low' }));
  expect(valuesShown()).toEqual({ isLow: true, nickname: 'x' });
  await user.clear(screen.getByRole('textbox', { name: 'Nickname' }));
  expect(valuesShown()).toEqual({ isLow: true });
});

test('a field of another draft is a fault', async () => {
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
