import { addCardNote, addTransactionNote, listCardNotes, listTransactionNotes } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { addNote } from './note.actions';
import { findNotes } from './note.query';

/** Notes are read with access to their card or purchase, filtered by audience; writing needs its own permission. */
export function noteRoutes(app: App): void {
  mount(app, listCardNotes, ({ id }, context) => findNotes('card', id, context));
  mount(app, addCardNote, (input, context) => addNote('card', input, context));
  mount(app, listTransactionNotes, ({ id }, context) => findNotes('transaction', id, context));
  mount(app, addTransactionNote, (input, context) => addNote('transaction', input, context));
}
