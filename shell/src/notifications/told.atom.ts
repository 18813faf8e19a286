import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const told = atom(0);

/** Grows with each hint of the server that the user's notifications are others than they were. */
export const toldAtom = atom((get) => get(told));

/** The server said that the user's notifications have changed. */
export const noteTold = (): void => store.set(told, (before) => before + 1);
