import { addCardNote, addTransactionNote, listCardNotes, listTransactionNotes } from '@console/contracts/cards';

/** Operations that read and write the notes of a kind of record. */
export type NoteKind = typeof cardNotes | typeof transactionNotes;

export const cardNotes = { list: listCardNotes, add: addCardNote };
export const transactionNotes = { list: listTransactionNotes, add: addTransactionNote };
