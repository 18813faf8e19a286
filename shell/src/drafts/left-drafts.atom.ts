import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import type { LeftDraft } from './draft.rules';
import type { LeftDrafts } from './left-drafts';

const byPage = atom<ReadonlyMap<string, readonly LeftDraft[]>>(new Map<string, readonly LeftDraft[]>());

/** Drafts of closed browser tabs by page key, for the pages that were opened. */
export const leftDraftsAtom = atom((get) => get(byPage));

/** Reads the drafts of a page from closed tabs again. */
export async function listLeft(left: LeftDrafts, page: string): Promise<void> {
  const drafts = await left.list(page).catch(() => []);
  store.set(byPage, new Map(store.get(byPage)).set(page, drafts));
}

/** Reads the drafts of all pages again after another tab restored or discarded one. */
export function listLeftAgain(left: LeftDrafts): void {
  for (const page of store.get(byPage).keys()) void listLeft(left, page);
}

/** Clears the drafts, so that the next user does not see those of this one. */
export const forgetAllLeft = (): void => store.set(byPage, new Map());
