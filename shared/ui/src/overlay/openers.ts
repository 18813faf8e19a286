const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Returns the element that gets the focus after this dialog is closed: its opener, or the element that replaced it. */
export const openerOf = (dialog: HTMLDialogElement): HTMLElement | undefined => openers.get(dialog);

/**
 * Sets the element that gets the focus after this dialog is closed, for example after a hot swap has replaced the
 * opener.
 */
export function setOpener(dialog: HTMLDialogElement, opener: HTMLElement): void {
  openers.set(dialog, opener);
}
