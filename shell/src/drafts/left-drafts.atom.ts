import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import type { LeftDraft } from './draft.rules';
import type { LeftDrafts } from './left-drafts';

const byPage = atom<ReadonlyMap<string, readonly LeftDraft[]>>(new Map<string, readonly LeftDraft[]>());

/** Drafts that closed tabs of the browser left, of the pages that were opened since, by their keys. */
export const leftDraftsAtom = atom((get) => get(byPage));

/** Looks again for what closed tabs left of a page. */
export async function listLeft(left: LeftDrafts, page: string): Promise<void> {
  const drafts = await left.list(page).catch(() => []);
  store.set(byPage, new Map(store.get(byPage)).set(page, drafts));
}

/** Another tab restored or discarded a draft: the pages show what is left now. */
export function listLeftAgain(left: LeftDrafts): void {
  for (const page of store.get(byPage).keys()) void listLeft(left, page);
}

/** What was found for one user is nothing for the next one. */
export const forgetAllLeft = (): void => store.set(byPage, new Map());
