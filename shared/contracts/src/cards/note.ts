import { z } from '@console/contracts/zod';
import { noteAudiences } from '../note-audience';
import { operation } from '../operation';
import { id, instant, longText } from '../text';

/** The longest note. */
export const noteMax = 500;

/** What somebody wrote down about a card or a purchase. It stays as it was written. */
export const note = z.strictObject({
  id: id('note'),
  text: z.string(),
  author: z.string(),
  at: instant,
  audience: z.enum(noteAudiences),
});
export type Note = z.infer<typeof note>;

/** Newest first, as many as a page shows; and whom its reader may write for, the usual one first, where they choose. */
const notes = z.strictObject({ list: z.array(note), audiences: z.array(z.enum(noteAudiences)) });
export type Notes = z.infer<typeof notes>;

const noteText = longText(noteMax).refine((text) => text !== '', { params: { code: 'REQUIRED' } });

/** The platform's people choose whom theirs is for, and it is for them alone if they do not; others have no choice. */
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

/** Whom somebody is writing a note for; null: they have not chosen. */
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

/** Notes that are being written, by the id of what they are about: they outlast the drawer that they are written in. */
export const noteDrafts = z.record(z.string(), z.string());
