import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { renderScreen } from '@console/testing';
import { Field, TextInput } from '@console/ui/form';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Sent } from '../wire/use-operation';
import { usePageForm } from './use-page-form';

const schema = z.strictObject({ alias: z.string().min(3), purpose: z.string().min(1), password: z.string().min(1) });
const noTexts = async () => ({ default: {} });
const texts = { 'en-US': noTexts, 'zh-CN': noTexts };

/** A page with one form; `send` replaces saving. */
async function open(waiting?: Captured, send: () => Promise<Sent<null>> = async () => ({ at: 'done', data: null })) {
  function FormPage() {
    const { bind, form } = usePageForm({ schema, start: {} });
    const { values, set, touch, errorOf } = form;
    return (
      <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void form.submit(send)]}>
        {(['alias', 'purpose', 'password'] as const).map((name) => (
          <Field key={name} label={name} error={errorOf(name)}>
            <TextInput value={values[name] ?? ''} onChange={(text) => set(name, text)} onBlur={() => touch(name)} />
          </Field>
        ))}
        <button type="submit">Save</button>
      </form>
    );
  }
  const shown = await renderScreen(FormPage, {
    at: '/main/page',
    texts,
    ...(waiting && { waiting: { form: waiting } }),
  });
  const part = shown.parts.get('form');
  if (!part) throw new Error('The form did not join its page.');
  return { ...shown, part };
}

const fieldOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(fieldOf(name), { target: { value } });
  fireEvent.blur(fieldOf(name));
};

/** Captured state of a form with a touched name that is too short and an untouched purpose. */
async function captured(): Promise<Captured> {
  const { part, unmount } = await open();
  type('alias', 'Tr');
  type('password', 'Secret#1');
  const captured = part.capture();
  unmount();
  return captured;
}

describe('a form that is transferred to another version', () => {
  test('restores values and touched fields in the other instance, but never a secret', async () => {
    const from = await captured();
    expect(JSON.stringify(from)).not.toContain('Secret#1');
    const { requested } = await open(from);
    expect(['alias', 'purpose', 'password'].map((name) => fieldOf(name).value)).toEqual(['Tr', '', '']);
    expect([fieldOf('alias'), fieldOf('purpose')].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
    ]);
    expect(requested.dirty).toBe(true);
  });

  test('opens with its initial values if the captured shape is no longer valid', async () => {
    const from = await captured();
    const { requested } = await open({ ...from, schema: 'form/0' });
    expect(fieldOf('alias').value).toBe('');
    expect(requested.dirty).toBe(false);
  });

  test('captures the latest character before it is rendered', async () => {
    const { part } = await open();
    act(() => {
      type('alias', 'Trip');
      expect(part.capture().state).toMatchObject({ values: { alias: 'Trip' } });
    });
  });

  test('cannot be replaced while it is sent', async () => {
    let respond: () => void = () => undefined;
    const sent = new Promise<Sent<null>>((resolve) => (respond = () => resolve({ at: 'done', data: null })));
    const { part, requested } = await open(undefined, () => sent);
    for (const name of ['alias', 'purpose', 'password']) type(name, 'Trip');
    expect([part.busy(), requested.dirty]).toEqual([false, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(part.busy()).toBe(true);
    await act(async () => {
      respond();
      await sent;
    });
    expect([part.busy(), requested.dirty]).toEqual([false, false]);
  });
});
