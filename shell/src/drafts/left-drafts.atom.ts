import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import type { LeftDraft } from './draft.rules';
import type { LeftDrafts } from './left-drafts';

const byPage = atom<ReadonlyMap<string, readonly LeftDraft[]>>(new Map<string, readonly LeftDraft[]>());

/** Drafts of closed browser tabs, by page key, for pages that were opened. */
export const leftDraftsAtom = atom((get) => get(byPage));

/** Reloads the drafts of a page from closed tabs. */
export async function listLeft(left: LeftDrafts, page: string): Promise<void> {
  const drafts = await left.list(page).catch(() => []);
  store.set(byPage, new Map(store.get(byPage)).set(page, drafts));
}

/** Reloads the drafts of all pages after another tab restored or discarded a draft. */
export function listLeftAgain(left: LeftDrafts): void {
  for (const page of store.get(byPage).keys()) void listLeft(left, page);
}

/** Clears the drafts, so that the next user does not see the drafts of this user. */
export const forgetAllLeft = (): void => store.set(byPage, new Map());
