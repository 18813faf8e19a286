import { store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** Overlay above the whole console; at most one is open. */
export type ShellOverlay = 'none' | 'palette' | 'shortcuts' | 'pins' | 'jobs' | 'notifications';

/** The overlay that is open. */
export const overlayAtom = atom<ShellOverlay>('none');

/** Opens an overlay and closes the previous one. */
export const showOverlay = (overlay: ShellOverlay): void => store.set(overlayAtom, overlay);
