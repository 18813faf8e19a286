import { email } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { renderScreen, type ScreenOptions } from '@console/testing';
import { screen } from '@testing-library/react';
import { FormScope } from '../forms/form-scope';
import { usePageForm } from '../forms/use-page-form';
import { withKit } from '../locales/with-kit';
import { rareFieldsOf } from './rare-fields-of';

const schema = z.strictObject({ to: z.array(email()).min(1).max(3) });
const fields = rareFieldsOf(schema, 'mail');
const load = () => Promise.resolve({ default: { 'mail.to': 'Recipients' } });
const texts = withKit({ 'en-US': load, 'zh-CN': load });
const sent = jest.fn();

function Mail() {
  const { bind, form } = usePageForm({ schema, start: {} });
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
        <fields.Emails name="to" />
      </FormScope>
      <button type="submit">Send</button>
    </form>
  );
}

const show = (options: Partial<ScreenOptions> = {}) => renderScreen(Mail, { at: '/main/mail', texts, ...options });
const input = () => screen.getByRole('textbox', { name: 'Recipients' });
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));

beforeEach(() => sent.mockClear());

test('an address is completed by a comma, a semicolon, Enter or leaving the field', async () => {
  const { user } = await show();
  await user.type(input(), 'a@x.com,b@x.com;c@x.com{Enter}');
  expect(chips()).toEqual(['Remove a@x.com', 'Remove b@x.com', 'Remove c@x.com']);
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenLastCalledWith({ to: ['a@x.com', 'b@x.com', 'c@x.com'] });
});

test('a pasted list in the formats of mail programs is accepted, and duplicates are reported and not added', async () => {
  const { user } = await show();
  await user.type(input(), 'a@x.com ');
  await user.paste('Margaret Osei <m.osei@x.com>; A@x.com\nb@x.com');
  expect(chips()).toEqual(['Remove a@x.com', 'Remove m.osei@x.com', 'Remove b@x.com']);
  expect(screen.getByText('Already added: A@x.com')).toBeTruthy();
});

test('each invalid address has a message, and addresses above the limit are refused but not lost', async () => {
  const { user } = await show();
  await user.click(input());
  await user.paste('a@x.com, nobody, b@x.com, at@nowhere');
  expect(screen.getByText('nobody: Must be an e-mail address')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit at@nowhere: Must be an e-mail address' })).toBeTruthy();
  expect(screen.getByText('4 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('2 invalid addresses')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove nobody' }));
  await user.click(screen.getByRole('button', { name: 'Edit at@nowhere: Must be an e-mail address' }));
  await user.keyboard('.com, d@x.com,');
  expect(chips()).toHaveLength(4);
  expect(await screen.findByText('Choose 3 or fewer')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('Backspace first focuses the last address and then removes it; arrow keys move between addresses', async () => {
  const { user } = await show();
  await user.type(input(), 'a@x.com,b@x.com,c@x.com,');
  await user.keyboard('{Backspace}');
  expect(chips()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit c@x.com' }));
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['Remove a@x.com', 'Remove b@x.com']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit b@x.com' }));
  await user.keyboard('{ArrowLeft}{Delete}');
  expect(chips()).toEqual(['Remove b@x.com']);
  await user.keyboard('{Delete}');
  expect(chips()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

test('chips are one tab stop, and Enter on a chip edits it', async () => {
  const { user } = await show();
  await user.type(input(), 'a@x.com,b@x.com,');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit b@x.com' }));
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(document.activeElement).toBe(input());
  expect(input()).toHaveProperty('value', 'a@x.com');
  expect(chips()).toEqual(['Remove b@x.com']);
});

test('an incomplete address is kept when the page is replaced by another version', async () => {
  const before = await show();
  await before.user.type(input(), 'a@x.com,marga');
  const captured = before.parts.get('form')?.capture();
  before.unmount();
  if (captured) await show({ waiting: { form: captured } });
  expect(chips()).toEqual(['Remove a@x.com', 'Remove marga']);
});
