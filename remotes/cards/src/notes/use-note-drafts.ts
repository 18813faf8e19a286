import { noteDrafts } from '@console/contracts/cards';
import { usePageForm } from '@console/screens';

/** Notes that are being written on a page, each by the id of what it is about. */
export interface NoteDrafts {
  bind: (element: HTMLFormElement | null) => void;
  textOf: (id: string) => string | undefined;
  /** Undefined: it is not being written any more. */
  keep: (id: string, text: string | undefined) => void;
}

/** They belong to the page, so that one that is not finished is still there when its drawer is opened again. */
export function useNoteDrafts(): NoteDrafts {
  const { bind, form } = usePageForm({ schema: noteDrafts, start: {} }, 'notes');
  return { bind, textOf: (id) => form.values[id], keep: (id, text) => form.set(id, text) };
}
