import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const announced = atom(0);

/** Grows with each hint of the server that the user's notifications are others than they were. */
export const notificationCountAtom = atom((get) => get(announced));

/** The server said that the user's notifications have changed. */
export const noteNotification = (): void => store.set(announced, (before) => before + 1);
