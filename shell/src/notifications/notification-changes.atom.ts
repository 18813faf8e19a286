import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

const announced = atom(0);

/** Number of server events about changed notifications of the user. */
export const notificationCountAtom = atom((get) => get(announced));

/** Records a server event about changed notifications. */
export const noteNotification = (): void => store.set(announced, (before) => before + 1);
