import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { store } from './store';

/** What the server granted this user. */
export interface Grants {
  /** Button codes. */
  buttons: ReadonlySet<string>;
  /** Pages that a permitted menu or button opens. */
  pages: ReadonlySet<string>;
  /** Pages that exist at all, permitted or not. */
  allPages: ReadonlySet<string>;
  /** Groups of fields that the user may not see. */
  hidden: ReadonlySet<string>;
}

const none: Grants = { buttons: new Set(), pages: new Set(), allPages: new Set(), hidden: new Set() };
const current = atom<Grants>(none);

/** What the server granted this user; empty while nobody is signed in. */
export const grantsAtom = atom((get) => get(current));

/** Replaces the grants; without an argument, takes all away. */
export function setGrants(grants: Grants = none): void {
  store.set(current, grants);
}

/** May the user press the button with this code? Hides only; the server refuses all the same. */
export function useCan(permission: string): boolean {
  return useAtomValue(grantsAtom).buttons.has(permission);
}

/** May the user make this call? For calls that other pages need too; hides only, as `useCan` does. */
export function useMay({ permission, alsoWith }: { permission: string; alsoWith: readonly string[] }): boolean {
  const { buttons } = useAtomValue(grantsAtom);
  return [permission, ...alsoWith].some((one) => buttons.has(one));
}

/** May the user see the fields of this group? What would tell of them is hidden too; the server refuses it all the same. */
export function useSees(group: string): boolean {
  return !useAtomValue(grantsAtom).hidden.has(group);
}
