import { noteDrafts } from '@console/contracts/cards';
import { usePageForm } from '@console/screens';

/** Unsaved notes of a page, by the id of their record. */
export interface NoteDrafts {
  bind: (element: HTMLFormElement | null) => void;
  textOf: (id: string) => string | undefined;
  /** Stores the text of a draft; undefined discards the draft. */
  keep: (id: string, text: string | undefined) => void;
}

/** Drafts belong to the page, so that an unfinished note survives closing its drawer. */
export function useNoteDrafts(): NoteDrafts {
  const { bind, form } = usePageForm({ schema: noteDrafts, start: {} }, 'notes');
  return { bind, textOf: (id) => form.values[id], keep: (id, text) => form.set(id, text) };
}
