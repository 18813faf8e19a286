import { codes } from '@console/contracts';
import { freezeCard } from '@console/contracts/cards';
import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { Field, TextInput } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { act, fireEvent, screen } from '@testing-library/react';
import { usePageForm } from '../forms/use-page-form';
import { useOperation } from '../wire/use-operation';
import { useDialog } from './use-dialog';

const schema = z.strictObject({ note: z.string() });
const about = { no: z.int(), tone: ['calm', 'stern'] };
const noTexts = async () => ({ default: {} });
const texts = { 'en-US': noTexts, 'zh-CN': noTexts };
const input = { id: idOf('card', 1), version: 1, reason: 'LOST' } as const;

function NoteDialog({ no, onClose }: { no: number; onClose: () => void }) {
  const { bind, form } = usePageForm({ schema, start: {} });
  const { send } = useOperation(freezeCard);
  return (
    <Dialog open title={`About ${no}`} onClose={onClose}>
      <form ref={bind}>
        <Field label="note">
          <TextInput value={form.values.note ?? ''} onChange={(text) => form.set('note', text)} />
        </Field>
      </form>
      <button type="button" onClick={() => void send(input)}>
        Send
      </button>
    </Dialog>
  );
}

function Page() {
  const dialog = useDialog('note', about);
  return (
    <>
      <button type="button" onClick={() => dialog.open({ no: 7, tone: 'calm' })}>
        Open
      </button>
      {dialog.show(({ no }) => (
        <NoteDialog no={no} onClose={dialog.close} />
      ))}
    </>
  );
}

/** Renders the page, optionally with the captured state of another version. */
async function open(waiting?: Captured) {
  const shown = await renderScreen(Page, { at: '/main/page', texts, ...(waiting && { waiting: { note: waiting } }) });
  const part = shown.parts.get('note');
  if (!part) throw new Error('Nothing joined the page.');
  return { ...shown, part };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const note = () => screen.getByLabelText<HTMLInputElement>('note');

test('an open dialog is restored in another version of the page, with its record and typed text', async () => {
  const before = await open();
  await press('Open');
  fireEvent.change(note(), { target: { value: 'Half a' } });
  const captured = before.part.capture();
  before.unmount();
  const after = await open(captured);
  screen.getByRole('heading', { name: 'About 7' });
  expect(note().value).toBe('Half a');
  expect(after.part.capture()).toEqual(captured);
});

test('a closed dialog stays closed in another version, and its typed text is not restored', async () => {
  const before = await open();
  await press('Open');
  fireEvent.change(note(), { target: { value: 'Half a' } });
  fireEvent.keyDown(note(), { key: 'Escape' });
  const captured = before.part.capture();
  before.unmount();
  await open(captured);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Open');
  expect(note().value).toBe('');
});

test('text typed in a dialog counts as unsaved input of the page until the dialog is closed', async () => {
  const { part, requested } = await open();
  await press('Open');
  expect([requested.dirty, part.dirty()]).toEqual([false, false]);
  fireEvent.change(note(), { target: { value: 'Half a' } });
  expect([requested.dirty, part.dirty()]).toEqual([true, true]);
  fireEvent.keyDown(note(), { key: 'Escape' });
  expect([requested.dirty, part.dirty()]).toEqual([false, false]);
});

test('a restored dialog counts as unsaved input before it is rendered, and afterwards only if text was typed', async () => {
  const before = await open();
  await press('Open');
  const captured = before.part.capture();
  fireEvent.keyDown(note(), { key: 'Escape' });
  act(() => {
    expect([before.part.restore(captured), before.part.dirty()]).toEqual([true, true]);
  });
  screen.getByRole('heading', { name: 'About 7' });
  expect([before.requested.dirty, before.part.dirty()]).toEqual([false, false]);
});

test('a captured dialog with unknown parameters is not restored', async () => {
  const { part } = await open();
  await press('Open');
  fireEvent.change(note(), { target: { value: 'Half a' } });
  expect(part.restore({ schema: 'opened/1', state: { what: { other: 1 }, parts: {} } })).toBe(false);
  expect(note().value).toBe('Half a');
});

test('a retry in another version of the page has the same idempotency key', async () => {
  const server = fakeServer().on(freezeCard, () => {
    throw refusal(codes.serverError);
  });
  const before = await open();
  await press('Open');
  await press('Send');
  const captured = before.part.capture();
  before.unmount();
  await open(captured);
  await press('Send');
  const keys = server.arrived.map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
