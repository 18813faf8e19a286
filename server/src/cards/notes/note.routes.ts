import { addCardNote, addTransactionNote, listCardNotes, listTransactionNotes } from '@console/contracts/cards';
import type { App } from '../../deps';
import { mount } from '../../mount';
import { addNote, findNotes } from './note.repo';

/** Whoever sees a card or a purchase reads its notes; writing one takes a permission of its own. */
export function noteRoutes(app: App): void {
  mount(app, listCardNotes, async ({ id }, context) => ({ list: await findNotes('card', id, context) }));
  mount(app, addCardNote, ({ id, text }, context) => addNote('card', { id, text }, context));
  mount(app, listTransactionNotes, async ({ id }, context) => ({ list: await findNotes('transaction', id, context) }));
  mount(app, addTransactionNote, ({ id, text }, context) => addNote('transaction', { id, text }, context));
}
