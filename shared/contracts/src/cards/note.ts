import { z } from '@console/contracts/zod';
import { noteAudiences } from '../note-audience';
import { operation } from '../operation';
import { id, instant, longText } from '../text';

/** Maximum length of a note. */
export const noteMax = 500;

/** Note on a card or purchase. Notes cannot be edited. */
export const note = z.strictObject({
  id: id('note'),
  text: z.string(),
  author: z.string(),
  at: instant,
  audience: z.enum(noteAudiences),
});
export type Note = z.infer<typeof note>;

/** Notes, newest first, up to one page; and the audiences from which the reader can choose, default first. */
const notes = z.strictObject({ list: z.array(note), audiences: z.array(z.enum(noteAudiences)) });
export type Notes = z.infer<typeof notes>;

const noteText = longText(noteMax).refine((text) => text !== '', { params: { code: 'REQUIRED' } });

/** Audience of a new note. Only platform staff can choose it; the default is platform staff only. */
const written = { text: noteText, audience: z.enum(noteAudiences).optional() };

const cardTarget = z.strictObject({ id: id('card') });
const transactionTarget = z.strictObject({ id: id('txn') });

export const listCardNotes = operation({
  path: '/card/notes',
  permission: 'cards.card.view',
  input: cardTarget,
  output: notes,
  reads: true,
});

/** Selected audience of a note that is being written; null before the user selects one. */
export const chosenAudience = z.enum(noteAudiences).nullable();

export const addCardNote = operation({
  path: '/card/addNote',
  permission: 'cards.note.add',
  input: cardTarget.extend(written),
  output: note,
  idempotent: true,
});

export const listTransactionNotes = operation({
  path: '/transaction/notes',
  permission: 'cards.transaction.view',
  input: transactionTarget,
  output: notes,
  reads: true,
});

export const addTransactionNote = operation({
  path: '/transaction/addNote',
  permission: 'cards.note.add',
  input: transactionTarget.extend(written),
  output: note,
  idempotent: true,
});

/** Unsent notes by the id of their card or purchase. They remain when the drawer is closed. */
export const noteDrafts = z.record(z.string(), z.string());
