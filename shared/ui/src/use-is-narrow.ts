import { useSyncExternalStore } from 'react';

/** The width of the window below so many pixels, as a store. */
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

/** Whether the window is as narrow as a phone: rows have two lines, the menu is a bar at the bottom. */
export const useIsNarrow = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches);

/** Whether the window has no room to spare, as on a tablet: the menu is folded unless somebody unfolds it. */
export const useIsSmall = (): boolean => useSyncExternalStore(tablet.subscribe, tablet.matches);
