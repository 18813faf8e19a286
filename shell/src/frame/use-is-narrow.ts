import { useSyncExternalStore } from 'react';

const query = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone: the menu is a bar at the bottom, the header keeps what matters. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
