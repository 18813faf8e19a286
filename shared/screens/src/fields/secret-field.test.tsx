import { secretText, text } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { renderScreen, type ScreenOptions } from '@console/testing';
import { screen } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ credential: secretText(20).optional(), name: text() });
const fields = rareFieldsOf(schema, 'channel');
const load = () => Promise.resolve({ default: { 'channel.credential': 'Credential' } });
const texts = { 'en-US': load, 'zh-CN': load };
const sent = jest.fn();

function Channel({ setAt }: { setAt: string | null }) {
  const { bind, form } = usePageForm({ schema, start: { name: 'Visa' } });
  const submit = () => form.submit(async (draft) => ({ at: 'done', data: sent(draft) }));
  return (
    <form
      ref={bind}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormScope form={form}>
        <fields.Secret name="credential" setAt={setAt} />
      </FormScope>
      <button type="submit">Save</button>
    </form>
  );
}

const show = (setAt: string | null, options: Partial<ScreenOptions> = {}) =>
  renderScreen(() => <Channel setAt={setAt} />, { at: '/main/channel', texts, ...options });
const input = () => screen.getByLabelText<HTMLInputElement>('Credential', { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sent.mockClear());

test("shows when the secret was set, in the user's time zone, and never its value", async () => {
  const { user } = await show('2026-03-09T06:28:41.000Z');
  expect(screen.getByRole('group', { name: 'Credential' }).textContent).toContain('Set on 2026-03-09 14:28');
  await user.click(press('Replace'));
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
});

test('is only sent if it is replaced, and going back keeps the stored value', async () => {
  const { user } = await show('2026-03-09T06:28:41.000Z');
  await user.click(press('Replace'));
  await user.type(input(), 'new value');
  await user.click(press('Save'));
  expect(sent).toHaveBeenLastCalledWith({ name: 'Visa', credential: 'new value' });
  await user.click(press('Keep current value'));
  expect(document.activeElement).toBe(press('Replace'));
  await user.click(press('Save'));
  expect(sent).toHaveBeenLastCalledWith({ name: 'Visa' });
});

test('typed text is masked until revealed, and neither autofilled nor spell-checked by the browser', async () => {
  const { user } = await show(null);
  expect(screen.getByText('Not set')).toBeTruthy();
  await user.click(press('Enter'));
  expect([input().type, input().autocomplete, input().getAttribute('spellcheck')]).toEqual([
    'password',
    'off',
    'false',
  ]);
  await user.click(press('Show value'));
  expect(input().type).toBe('text');
});

test('its limits come from the contract and are shown at the field', async () => {
  const { user } = await show(null);
  await user.click(press('Enter'));
  await user.click(press('Save'));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect(document.activeElement).toBe(input());
  await user.type(input(), 'x'.repeat(21));
  expect(await screen.findByText('Use 20 characters or fewer')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('the typed value is not transferred, whatever its name is; other values are transferred', async () => {
  const before = await show('2026-03-09T06:28:41.000Z');
  await before.user.click(press('Replace'));
  await before.user.type(input(), 'hush-4711');
  const captured = before.parts.get('form')?.capture();
  expect(JSON.stringify(captured)).not.toContain('4711');
  expect(before.search()).toBe('');
  before.unmount();
  if (captured) await show('2026-03-09T06:28:41.000Z', { waiting: { form: captured } });
  expect(press('Replace')).toBeTruthy();
});

test("a field without the contract's mark for secrets throws, because its value would be transferred", async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = rareFieldsOf(schema, 'channel');
  const Wrong = () => {
    const { bind, form } = usePageForm({ schema, start: {} });
    return (
      <form ref={bind}>
        <FormScope form={form}>
          <open.Secret name="name" setAt={null} />
        </FormScope>
      </form>
    );
  };
  await renderScreen(Wrong, { at: '/main/channel', texts }).catch(() => undefined);
  const said = silent.mock.calls.flat().map(String).join();
  silent.mockRestore();
  expect(said).toContain('The field name is no secretText of its contract.');
});
