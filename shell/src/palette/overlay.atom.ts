import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** What lies over the whole console: at most one thing. */
export type ShellOverlay = 'none' | 'palette' | 'shortcuts' | 'pins' | 'jobs' | 'notifications';

/** What lies over the whole console. */
export const overlayAtom = atom<ShellOverlay>('none');

/** Opens one and thereby closes another. */
export const showOverlay = (overlay: ShellOverlay): void => store.set(overlayAtom, overlay);
