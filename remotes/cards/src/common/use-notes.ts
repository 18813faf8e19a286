import type { Notes as NotesRead } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { type Asked, useRecord } from '@console/screens';
import { useEffect } from 'react';
import type { NoteKind } from './note-kinds';

export type Notes = Asked<NotesRead>;

/** Notes of a card or a purchase; those that are written elsewhere appear by themselves. */
export function useNotes({ list }: NoteKind, id: string): Notes {
  const { onRecord } = useShell();
  const asked = useRecord(list, { id });
  const { reload } = asked;
  useEffect(() => onRecord(id, () => reload({ background: true })), [onRecord, id, reload]);
  return asked;
}
