import { z } from '@console/contracts/zod';
import { richText } from '@console/contracts/rich-text';
import { renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ body: richText({ min: 1, max: 20 }) });
const fields = rareFieldsOf(schema, 'agreement');
const load = () => Promise.resolve({ default: { 'agreement.body': 'Text' } });
const texts = { 'en-US': load, 'zh-CN': load };

function Agreement({ start }: { start: string }) {
  const { bind, form } = usePageForm({ schema, start: { body: start } });
  return (
    <form
      ref={bind}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(async () => ({ at: 'done', data: null }));
      }}
    >
      <FormScope form={form}>
        <fields.RichText name="body" />
      </FormScope>
      <button type="submit">Save</button>
    </form>
  );
}

const show = (start: string, waiting: ScreenOptions['waiting'] = {}) =>
  renderScreen(() => <Agreement start={start} />, { at: '/main/agreement', texts, waiting });
const editor = () => screen.findByRole('textbox', { name: /Text/ });

test('the stored text can be edited, and the remaining characters are shown', async () => {
  await show('<p>Nineteen <strong>characters</strong></p>');
  expect((await editor()).querySelector('strong')?.textContent).toBe('characters');
  expect(screen.getByText('19/20')).toBeTruthy();
});

test('an empty or too long text has a message at the field', async () => {
  const { user, unmount } = await show('');
  await editor();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect((await editor()).getAttribute('aria-invalid')).toBe('true');
  unmount();
  const long = await show('<p>Twenty-one characters</p>');
  await editor();
  await long.user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await editor()).getAttribute('aria-invalid')).toBe('true');
});

test('the typed text is transferred to another version of the page', async () => {
  const before = await show('<p>As it was</p>');
  await editor();
  const form = before.parts.get('form')?.capture();
  before.unmount();
  if (!form) throw new Error('The form hands nothing over.');
  const changed = { ...form, state: JSON.parse(JSON.stringify(form.state).replace('As it was', 'As typed')) };
  await show('<p>As it was</p>', { form: changed });
  await waitFor(async () => expect((await editor()).textContent).toBe('As typed'));
});
