import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

declare const checked: unique symbol;

interface Checked {
  readonly [checked]: true;
}

/** A key press of a React element that does not belong to an input method. Only `keyHandler` and `useKeyHandler` make one. */
export type KeyPress<T extends Element = Element> = ReactKeyboardEvent<T> & Checked;

/** The same of a listener that was added to an element or the document. Only `nativeKeyHandler` makes one. */
export type NativeKeyPress = KeyboardEvent & Checked;

/**
 * Key handler of a React element. Keys with which an input method composes a word, such as Enter and Escape while pinyin
 * is typed, never reach `handle`: they choose or discard a suggestion and are no commands.
 */
export const keyHandler =
  <T extends Element>(handle: (event: KeyPress<T>) => void) =>
  (event: ReactKeyboardEvent<T>): void => {
    // The type is the proof that this was asked.
    if (!isComposing(event.nativeEvent)) handle(event as KeyPress<T>);
  };

/** `keyHandler` for a handler that reads refs: React's rules allow them only in functions that a hook receives. */
export function useKeyHandler<T extends Element>(handle: (event: KeyPress<T>) => void) {
  return keyHandler(handle);
}

/** `keyHandler` for listeners of `addEventListener('keydown')`. */
export const nativeKeyHandler =
  (handle: (event: NativeKeyPress) => void) =>
  (event: KeyboardEvent): void => {
    if (!isComposing(event)) handle(event as NativeKeyPress);
  };

/** Safari ends the composition before the key that ended it; that key then has the code of an input method, 229. */
// oxlint-disable-next-line typescript/no-deprecated
const isComposing = ({ isComposing: during, keyCode }: KeyboardEvent): boolean => during || keyCode === 229;

// A browser lets a dialog stay open after its first Escape only: without this, repeated Escapes of an input method close it.
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
  },
  { capture: true },
);
