/** What a key press asks of the shell. */
export type Request = 'palette' | 'shortcuts' | null;

/** What is known about a key press. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The press goes into something that takes text. */
  isTyping: boolean;
}

/** Ctrl or Cmd with K works everywhere, also while typing; `?` only where it is not a character. */
export function requestOf({ key, ctrlKey, metaKey, altKey, isTyping }: KeyPress): Request {
  if (altKey) return null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) return 'palette';
  return (key === '?' || key === '？') && !ctrlKey && !metaKey && !isTyping ? 'shortcuts' : null;
}

/** The name of the key on this machine. */
export const commandKey = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘' : 'Ctrl');
