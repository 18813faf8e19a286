import { addCardNote, addTransactionNote, listCardNotes, listTransactionNotes } from '@console/contracts/cards';

/** What notes are about, as the calls that read and write them. */
export type NoteKind = typeof cardNotes | typeof transactionNotes;

export const cardNotes = { list: listCardNotes, add: addCardNote };
export const transactionNotes = { list: listTransactionNotes, add: addTransactionNote };
