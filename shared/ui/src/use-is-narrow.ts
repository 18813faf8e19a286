import { useSyncExternalStore } from 'react';

/** Store that is true while the window is narrower than the given number of pixels. */
const below = (px: number) => {
  const query = `(width < ${px}px)`;
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return { subscribe, matches: () => matchMedia(query).matches };
};

const phone = below(768);
const tablet = below(1280);

/** Returns whether the window is as narrow as a phone: rows have two lines, and the menu is a bar at the bottom. */
export const useIsNarrow = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches);

/** Returns whether the window is as narrow as a tablet: the menu is collapsed by default. */
export const useIsSmall = (): boolean => useSyncExternalStore(tablet.subscribe, tablet.matches);
