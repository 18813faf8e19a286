/** Overlay requested by a key press. */
export type Request = 'palette' | 'shortcuts' | null;

/** Key press and its context. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** True if the focus is in a text input. */
  isTyping: boolean;
}

/**
 * Returns the requested overlay. Ctrl+K and Cmd+K work everywhere, including text inputs; `?` works only outside of
 * them.
 */
export function requestOf({ key, ctrlKey, metaKey, altKey, isTyping }: KeyPress): Request {
  if (altKey) return null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) return 'palette';
  return (key === '?' || key === '？') && !ctrlKey && !metaKey && !isTyping ? 'shortcuts' : null;
}

/** Returns the name of the command key on this platform. */
export const commandKey = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl');
