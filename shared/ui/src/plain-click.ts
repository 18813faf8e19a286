interface Click {
  button: number;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Returns whether a click navigates in this tab: it does not open another tab, download or select text. */
export const isPlainClick = ({ button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !defaultPrevented && !altKey && !ctrlKey && !metaKey && !shiftKey;
