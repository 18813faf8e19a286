import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

declare const checked: unique symbol;

interface Checked {
  readonly [checked]: true;
}

/** Key event of a React element outside of a composition. Only `keyHandler` and `useKeyHandler` create this type. */
export type KeyPress<T extends Element = Element> = ReactKeyboardEvent<T> & Checked;

/** Key event of a native listener outside of a composition. Only `nativeKeyHandler` creates this type. */
export type NativeKeyPress = KeyboardEvent & Checked;

/**
 * Creates a key handler of a React element. Keys during a composition, such as Enter and Escape while pinyin is typed,
 * never reach `handle`: they select or discard a suggestion of the input method.
 */
export const keyHandler =
  <T extends Element>(handle: (event: KeyPress<T>) => void) =>
  (event: ReactKeyboardEvent<T>): void => {
    // The type proves that this was checked.
    if (!isComposing(event.nativeEvent)) handle(event as KeyPress<T>);
  };

/**
 * Variant of `keyHandler` for a handler that reads refs. It is a hook, because React's lint rules allow reading refs
 * only in functions that are passed to a hook.
 */
export function useKeyHandler<T extends Element>(handle: (event: KeyPress<T>) => void) {
  return keyHandler(handle);
}

/** Variant of `keyHandler` for listeners of `addEventListener('keydown')`. */
export const nativeKeyHandler =
  (handle: (event: NativeKeyPress) => void) =>
  (event: KeyboardEvent): void => {
    if (!isComposing(event)) handle(event as NativeKeyPress);
  };

/** Safari ends the composition before it reports the key that ended it; this key has the code 229. */
// oxlint-disable-next-line typescript/no-deprecated
const isComposing = ({ isComposing: during, keyCode }: KeyboardEvent): boolean => during || keyCode === 229;

// Prevents the default of Escape during a composition: Chromium closes a dialog at a repeated Escape despite `cancel`.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
  },
  { capture: true },
);
