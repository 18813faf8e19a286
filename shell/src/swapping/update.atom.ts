import type { LiveRemote } from '@console/contracts/release';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const last = atom<LiveRemote | null>(null);

/** The version that took over last, until the user dismisses its notice. */
export const updateAtom = atom((get) => get(last));

export const noteUpdate = (remote: LiveRemote): void => store.set(last, remote);
export const forgetUpdate = (): void => store.set(last, null);
