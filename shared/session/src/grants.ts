import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { store } from './store';

/** Permissions of this user. */
export interface Grants {
  /** Button codes. */
  buttons: ReadonlySet<string>;
  /** Pages of permitted menus and buttons. */
  pages: ReadonlySet<string>;
  /** All existing pages, permitted or not. */
  allPages: ReadonlySet<string>;
  /** Groups of hidden fields. */
  hidden: ReadonlySet<string>;
}

const none: Grants = { buttons: new Set(), pages: new Set(), allPages: new Set(), hidden: new Set() };
const current = atom<Grants>(none);

/** Permissions of this user; empty without a session. */
export const grantsAtom = atom((get) => get(current));

/** Replaces the permissions; without an argument, removes all. */
export function setGrants(grants: Grants = none): void {
  store.set(current, grants);
}

/** Returns whether the user has a button. Only for hiding; the server checks too. */
export function useCan(permission: string): boolean {
  return useAtomValue(grantsAtom).buttons.has(permission);
}

/** Returns whether the user has one of several buttons that permit an operation. Only for hiding, as `useCan`. */
export function useMay({ permission, alsoWith }: { permission: string; alsoWith: readonly string[] }): boolean {
  const { buttons } = useAtomValue(grantsAtom);
  return [permission, ...alsoWith].some((one) => buttons.has(one));
}

/** Returns whether the user may see a group of fields. Only for hiding; the server checks too. */
export function useSees(group: string): boolean {
  return !useAtomValue(grantsAtom).hidden.has(group);
}
