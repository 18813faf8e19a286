interface Click {
  button: number;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** A click that means "go there", not "open elsewhere", "download" or "select". */
export const isPlainClick = ({ button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !defaultPrevented && !altKey && !ctrlKey && !metaKey && !shiftKey;
