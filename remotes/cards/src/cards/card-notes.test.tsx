import { codes, type NoteAudience } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { addCardNote, listCardNotes, type Note, readCard, readCardHistory } from '@console/contracts/cards';
import {
  cardDetailOf,
  cardServer,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardView from './card.view';

const card = idOf('card', 1);
const at = `/main/cards-balance-view-card-detail?id=${card}`;
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardView, { at, grants: ['cards.card.view', 'cards.note.add'], texts: locales, ...options });

const noteOf = (number: number, text: string, audience: NoteAudience = 'INTERNAL'): Note => ({
  id: idOf('note', number),
  text,
  author: 'Sofia Marques',
  at: `2026-11-2${number}T16:30:00Z`,
  audience,
});

/** Server with a card and its notes, which stores new notes. */
function notesServer(list: Note[] = [], audiences: NoteAudience[] = ['INTERNAL', 'MERCHANT']) {
  return cardServer()
    .on(readCard, () => cardDetailOf())
    .on(readCardHistory, () => ({ list: [] }))
    .on(listCardNotes, () => ({ list: [...list], audiences: [...audiences] }))
    .on(addCardNote, ({ text, audience = 'MERCHANT' }) => {
      list.unshift(noteOf(2, text, audience));
      return noteOf(2, text, audience);
    });
}

const textsIn = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const begin = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  const field = screen.getByRole('textbox', { name: /^Note/ });
  expect(document.activeElement).toBe(field);
  return field;
};

test('an empty list of notes shows a message', async () => {
  notesServer();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notes' }));
  expect(await screen.findByText('No entries of this type yet')).toBeDefined();
});

test('a note is added by keyboard and appears in the panel and in the history', async () => {
  const list = [noteOf(1, 'Travels until May.')];
  const server = notesServer(list);
  const shown = await show();
  expect(await textsIn('Notes')).toEqual(['Travels until May.Sofia Marques · 2026-11-22 00:30:00 Internal']);
  const field = await begin(shown);
  await shown.user.type(field, 'Call first.{Enter}Then freeze.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull());
  expect(await screen.findAllByText(/Call first/)).toHaveLength(2);
  expect(server.inputsOf(addCardNote)).toEqual([{ id: card, text: 'Call first.\nThen freeze.', audience: 'INTERNAL' }]);
  expect(shown.requested.notices).toEqual([{ tone: 'ok', text: 'Note saved' }]);
  await shown.user.click(screen.getByRole('button', { name: 'Notes' }));
  const history = within(screen.getByRole('group', { name: 'History' }));
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Call first.\nThen freeze.'),
    expect.stringContaining('Travels until May.'),
  ]);
});

test('a note of the platform is internal by default, and shows its audience in the panel and in the history', async () => {
  const server = notesServer([noteOf(1, 'Suspected of fraud.')]);
  const shown = await show();
  await shown.user.type(await begin(shown), 'The new card is on its way.');
  const choice = within(screen.getByRole('radiogroup', { name: 'Visible to' }));
  expect(choice.getByRole('radio', { name: /^Internal/ })).toHaveProperty('checked', true);
  await shown.user.click(choice.getByRole('radio', { name: /^Platform and merchant/ }));
  await shown.user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(async () =>
    expect(await textsIn('Notes')).toEqual([
      expect.stringMatching(/on its way.*Platform and merchant$/),
      expect.stringMatching(/fraud.*Internal$/),
    ]),
  );
  expect(server.inputsOf(addCardNote)).toEqual([
    { id: card, text: 'The new card is on its way.', audience: 'MERCHANT' },
  ]);
  const history = within(screen.getByRole('group', { name: 'History' }));
  expect(history.getAllByText(/^(Internal|Platform and merchant)$/).map((tag) => tag.textContent)).toEqual([
    'Platform and merchant',
    'Internal',
  ]);
});

test('a user without audiences gets no choice of audience', async () => {
  const server = notesServer([], []);
  const shown = await show();
  await shown.user.type(await begin(shown), 'From the shop.');
  expect(screen.queryByRole('radiogroup', { name: 'Visible to' })).toBeNull();
  await shown.user.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(server.inputsOf(addCardNote)).toEqual([{ id: card, text: 'From the shop.' }]));
});

test.each([
  ['a note of spaces', '   ', 'Cannot be empty'],
  ['a full card number', 'He said 4111 1111 1111 1111', /card number/],
])('%s is refused beside the field and not sent', async (_what, text, message) => {
  const server = notesServer();
  const shown = await show();
  const field = await begin(shown);
  await shown.user.type(field, text);
  await shown.user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf(addCardNote)).toEqual([]);
});

test('a refused note stays typed, with the message in the language of the user', async () => {
  notesServer().on(addCardNote, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'text', code: 'MAX_LENGTH', params: { max: '500' } }] });
  });
  const { user } = await show({ locale: 'zh-CN' });
  await user.click(await screen.findByRole('button', { name: '添加备注' }));
  const field = screen.getByRole('textbox', { name: /^备注/ });
  await user.type(field, '已核实');
  await user.click(screen.getByRole('button', { name: '保存备注' }));
  expect(await screen.findByText('最多500个字符')).toBeTruthy();
  expect(field).toHaveProperty('value', '已核实');
});

test('an unsaved note counts as unsaved input and is captured for a hot swap', async () => {
  notesServer();
  const shown = await show();
  await shown.user.type(await begin(shown), 'Half a note');
  await waitFor(() => expect(shown.requested.dirty).toBe(true));
  const captured = shown.parts.get('notes')?.capture();
  if (!captured) throw new Error('The page has no part for notes.');
  shown.unmount();
  await show({ waiting: { notes: captured } });
  expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Half a note');
});

test('a note of another user appears automatically', async () => {
  const list: Note[] = [];
  notesServer(list);
  const { tellRecord } = await show();
  expect(await screen.findByText('No notes yet.')).toBeTruthy();
  list.push(noteOf(1, 'From another window.'));
  tellRecord(card);
  expect((await screen.findAllByText('From another window.')).length).toBeGreaterThan(0);
});

test('a user without permission to add notes sees them, with links to the audit log', async () => {
  const note = noteOf(1, 'Travels until May.');
  const line = { at: new Date(note.at).toISOString(), id: 'aud_1', objectId: card };
  notesServer([{ ...note, at: line.at }]).on(listAudit, (query) => listResultOf([auditLineOf(line)], query));
  const { user, requested } = await show({ grants: ['cards.card.view', 'admin.audit.view'] });
  expect(await textsIn('Notes')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Audit log entry' }));
  expect(requested.visited).toEqual([`/main/opt-information?q=${card}&line=aud_1`]);
});

test('notes that cannot be loaded can be retried', async () => {
  let isBroken = true;
  notesServer([noteOf(1, 'Travels until May.')]).on(listCardNotes, () => {
    if (isBroken) throw refusal(codes.serverError);
    return { list: [noteOf(1, 'Travels until May.')], audiences: [] };
  });
  const { user } = await show();
  expect(await screen.findByText("The notes couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await textsIn('Notes')).toHaveLength(1);
});

test('the entry in the address is marked in the history', async () => {
  notesServer([noteOf(1, 'Travels until May.')]);
  await show({ at: `${at}&entry=${idOf('note', 1)}` });
  const history = within(await screen.findByRole('group', { name: 'History' }));
  const entry = (await history.findByText('Travels until May.')).closest('li');
  expect(entry?.getAttribute('aria-current')).toBe('true');
});

const auditLineOf = (over: { at: string; id: string; objectId: string }) => ({
  seq: 1,
  actorType: 'USER' as const,
  actorId: idOf('user', 1),
  actorName: 'Sofia Marques',
  action: addCardNote.path,
  objectType: 'card',
  objectLabel: 'Travel 0982',
  before: null,
  after: null,
  reason: null,
  result: 'OK' as const,
  ip: null,
  traceId: 'trace',
  ...over,
});
