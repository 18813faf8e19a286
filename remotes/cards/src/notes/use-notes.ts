import type { Notes as NotesRead } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { type Query, useRecord } from '@console/screens';
import { useEffect } from 'react';
import type { NoteKind } from './note-kinds';

export type Notes = Query<NotesRead>;

/** Notes of a card or purchase, reloaded when the server reports a change of the record. */
export function useNotes({ list }: NoteKind, id: string): Notes {
  const { onRecord } = useShell();
  const query = useRecord(list, { id });
  const { reload } = query;
  useEffect(() => onRecord(id, () => reload({ background: true })), [onRecord, id, reload]);
  return query;
}
